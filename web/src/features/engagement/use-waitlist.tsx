import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPendingChoice } from '../../lib/pending-choice.ts'
import { readTabStorage, writeTabStorage } from '../../lib/session-storage.ts'
import { useSignInFirst } from '../../lib/use-sign-in-first.ts'
import type { WaitlistPerson } from './waitlist-person.ts'

const loadDialog = () => import('./waitlist-dialog.tsx')
const WaitlistDialog = lazy(() => loadDialog().then((module) => ({ default: module.WaitlistDialog })))

/** Who has joined in this tab. */
const joinedKey = 'waitlist-joined'

interface WaitlistOptions {
  /** Who is signed in, if somebody is: the waitlist is for customers. */
  person: WaitlistPerson | null
  /** What is noted with the request; unknown until the cart is. */
  productIds: string[] | undefined
  /** Where to come back to after signing in. */
  returnTo: string
}

/**
 * The waitlist’s dialog, what opens it, and who is on the list. Its code is fetched when a hand comes near. For who
 * wanted it before signing in, it opens by itself on return.
 */
export function useWaitlist({ person, productIds, returnTo }: WaitlistOptions) {
  const signInFirst = useSignInFirst()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [joinedId, setJoinedId] = useState(() => readTabStorage(joinedKey))

  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  const open = () => {
    if (person) return show()
    // A product chosen before is still meant.
    const choice = { ...readPendingChoice(), returnTo, waitlist: true as const }
    signInFirst(choice, 'Vous devez vous connecter pour rejoindre la liste d’attente.')
  }
  const wasWanted = state?.waitlist === true && person !== null && productIds !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return.
  useEffect(() => {
    if (!wasWanted) return
    // Neither a reload nor Back opens it again.
    void navigate(returnTo, { replace: true, preventScrollReset: true })
    show()
  }, [wasWanted])

  const onJoined = () => {
    writeTabStorage(joinedKey, person?.id)
    setJoinedId(person?.id)
    setOpen(false)
  }
  const dialog: ReactNode = person && wasAsked && (
    <Suspense>
      <WaitlistDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onJoined={onJoined}
        person={person}
        productIds={productIds ?? []}
      />
    </Suspense>
  )
  return {
    open,
    dialog,
    preload: () => void loadDialog(),
    hasJoined: person !== null && joinedId === person.id,
  }
}
