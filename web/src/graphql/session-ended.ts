import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { readLocal } from '../lib/session/browser-storage.ts'
import type { PendingChoice } from '../lib/session/pending-choice.ts'
import { toaster, toastStore } from '../lib/toaster.ts'
import { useTimeout } from '../lib/use-timeout.ts'
import { changeViewer } from './change-viewer.ts'
import { hasErrorCode } from './errors.ts'
import { ViewerDocument } from './generated/graphql.ts'

// Everything that follows when nobody is signed in, not yet or not any more. Each way says why, leaves time to read
// it, leads to a sign-in page, and from there back (lib/session/pending-choice.ts).

/** Time to read why before the sign-in page comes (specification, sections 8 and 9): longer where one learns that an account is needed. */
export const readingMs = { expired: 500, accountNeeded: 1000 }

/** What is said then. */
export const expired = { title: 'Session expirée', description: 'Veuillez vous reconnecter.' }

/** What the sign-in page is told by who leads there, outside of its address. */
export type SignInState = { isNewHere?: boolean } | null

/** Who has never signed in here needs an account first. */
const toSignIn = (): SignInState => ({ isNewHere: !readLocal('hasAccount') })

/** Keeps what was wanted while one reads why it has to wait: its code comes then. */
const keep = (choice: PendingChoice) =>
  void import('../lib/session/pending-choice.ts').then(
    ({ savePendingChoice }) => savePendingChoice(choice),
    // Without a connection the sign-in page does not come either.
    () => undefined,
  )

/** Tells a visitor that this needs an account, keeps what they wanted, and brings them to the sign-in page. */
export function useSignInFirst(): (choice: PendingChoice, description: string) => void {
  const navigate = useNavigate()
  const later = useTimeout()
  return (choice, description) => {
    keep(choice)
    toaster.create({ type: 'info', title: 'Connexion requise', description })
    later(() => {
      // It was read, and that page says why it comes: over its form the message would be in the way.
      toastStore.remove()
      void navigate(paths.auth(), { state: toSignIn() })
    }, readingMs.accountNeeded)
  }
}

/** While `isRefused`: this page is for signed-in people alone. The address of the sign-in page says where it leads back. */
export function useRedirectToSignIn(isRefused: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const later = useTimeout()
  useEffect(() => {
    if (!isRefused) return
    toaster.error({
      title: 'Non autorisé',
      description: 'Vous devez vous connecter pour accéder à cette page.',
    })
    later(() => navigate(paths.auth({ returnTo: pathname + search }), { replace: true }), readingMs.expired)
  }, [isRefused, pathname, search, navigate, later])
}

/** A customer's session ended behind a change: to the sign-in page, and back here with what was wanted. */
export function useSessionEnded(): (wanted?: Omit<PendingChoice, 'returnTo'>) => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const later = useTimeout()
  return (wanted) => {
    keep({ ...wanted, returnTo: pathname + search + hash })
    toaster.create({ type: 'info', ...expired })
    later(() => {
      // Nobody is signed in any more: the sign-in page would send a member home.
      client.writeQuery({ query: ViewerDocument, data: { me: null } })
      navigate(paths.auth())
    }, readingMs.expired)
  }
}

/** Once a query is answered that nobody is signed in, nobody is: all data fetched before is dropped. */
export function useQuerySessionEnded(error: unknown): void {
  const client = useApolloClient()
  const hasEnded = hasErrorCode(error, 'UNAUTHENTICATED')
  useEffect(() => {
    if (hasEnded) void changeViewer(client, null)
  }, [client, hasEnded])
}
