import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSignInFirst } from '../../lib/use-sign-in-first.ts'
import type { WaitlistPerson } from './waitlist-person.ts'

const loadDialog = () => import('./waitlist-dialog.tsx')
const WaitlistDialog = lazy(() => loadDialog().then((module) => ({ default: module.WaitlistDialog })))

interface WaitlistOptions {
  /** Who is signed in, if somebody is: the waitlist is for customers. */
  person: WaitlistPerson | null
  productIds: string[]
  /** Where to come back to after signing in. */
  returnTo: string
}

/** The waitlist’s dialog, and what opens it. Its code is fetched when a hand comes near. */
export function useWaitlist({ person, productIds, returnTo }: WaitlistOptions) {
  const signInFirst = useSignInFirst()
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const open = () => {
    if (!person) {
      return signInFirst({ returnTo }, 'Vous devez vous connecter pour rejoindre la liste d’attente.')
    }
    setAsked(true)
    setOpen(true)
  }
  const dialog: ReactNode = person && wasAsked && (
    <Suspense>
      <WaitlistDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        person={person}
        productIds={productIds}
      />
    </Suspense>
  )
  return { open, dialog, preload: () => void loadDialog() }
}
