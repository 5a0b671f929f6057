import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { WaitlistPlaceDocument } from '../../graphql/generated/further/graphql.ts'
import { useSignInFirst } from '../../graphql/session-ended.ts'
import { readTab } from '../../lib/session/browser-storage.ts'
import { readPendingChoice } from '../../lib/session/pending-choice.ts'
import { noteJoined } from '../../lib/session/waitlist-joined.ts'
import type { WaitlistPerson } from './waitlist-form.tsx'

const loadDialog = () => import('./waitlist-dialog.tsx')
const WaitlistDialog = lazy(() => loadDialog().then((module) => ({ default: module.WaitlistDialog })))

interface WaitlistOptions {
  /** Who is signed in, if somebody is: the waitlist is for customers. */
  person: WaitlistPerson | null
  /** What is noted with the request; unknown until the cart is. */
  productIds: string[] | undefined
  /** Where to come back to after signing in. */
  returnTo: string
}

/**
 * The waitlist’s dialog, what opens it, and who is on the list. Its code is fetched on hover or focus. For who
 * wanted it before signing in, it opens by itself on return.
 */
export function useWaitlist({ person, productIds, returnTo }: WaitlistOptions) {
  const signInFirst = useSignInFirst()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [joinedId, setJoinedId] = useState(() => readTab('waitlistJoined'))
  const { data, loading } = useFreshQuery(WaitlistPlaceDocument, {
    maxAgeMs: freshFor.cart,
    skip: person === null,
  })

  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  const open = () => {
    if (person) return show()
    // A product chosen before is kept.
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
    noteJoined(person?.id)
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
    /** Not known yet whether they have joined. */
    isLoading: loading && data === undefined,
    hasJoined: person !== null && (joinedId === person.id || Boolean(data?.waitlistPlace)),
  }
}
