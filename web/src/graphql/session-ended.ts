import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { leaveWithoutAsking } from '../lib/form/unsaved-changes.ts'
import { readLocal } from '../lib/session/browser-storage.ts'
import { noteSessionEnded, type PendingChoice, savePendingChoice } from '../lib/session/pending-choice.ts'
import { toaster } from '../lib/toaster.ts'
import { useTimeout } from '../lib/use-timeout.ts'
import { changeViewer } from './change-viewer.ts'
import { hasErrorCode } from './errors.ts'
import { ViewerDocument } from './generated/graphql.ts'

// Everything that follows when nobody is signed in, not yet or not any more. Each way says why, leaves time to read
// it, leads to a sign-in page, and from there back (lib/session/pending-choice.ts).

/** Time to read why before the sign-in page comes (specification, sections 8 and 9): longer where one learns that an account is needed. */
const readingMs = { expired: 500, accountNeeded: 1000 }

const expired = { title: 'Session expirée', description: 'Veuillez vous reconnecter.' }

/** What the sign-in page is told by who leads there, outside of its address. */
export type SignInState = { isNewHere?: true } | null

/** Who has never signed in here needs an account first. */
const toSignIn = (): SignInState => (readLocal('hasAccount') ? null : { isNewHere: true })

/** Tells a visitor that this needs an account, keeps what they wanted, and brings them to the sign-in page. */
export function useSignInFirst(): (choice: PendingChoice, description: string) => void {
  const navigate = useNavigate()
  const later = useTimeout()
  return (choice, description) => {
    savePendingChoice(choice)
    toaster.create({ type: 'info', title: 'Connexion requise', description })
    later(() => navigate(paths.auth(), { state: toSignIn() }), readingMs.accountNeeded)
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

/**
 * The administration is for administrators alone (specification, section 2): nobody signed in goes to its sign-in page,
 * which leads back; a customer is told « Accès refusé » and goes to the shop. « unknown » waits.
 */
export function useAdministratorsOnly(who: 'administrator' | 'customer' | 'nobody' | 'unknown'): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wasAdministrator = useRef(false)
  useEffect(() => {
    if (who === 'administrator') wasAdministrator.current = true
    if (who === 'nobody') {
      // After « Se déconnecter » the person is in the shop already.
      if (wasAdministrator.current) noteSessionEnded()
      navigate(paths.adminLogin({ returnTo: pathname + search }), { replace: true })
    }
    if (who === 'customer') {
      toaster.error({
        title: 'Accès refusé',
        description: "Vous n'avez pas les droits d'administrateur.",
      })
      navigate(paths.home(), { replace: true })
    }
  }, [who, pathname, search, navigate])
}

/** A customer's session ended behind a change: to the sign-in page, and back here with what was wanted. */
export function useSessionEnded(): (wanted?: Omit<PendingChoice, 'returnTo'>) => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const later = useTimeout()
  return (wanted) => {
    savePendingChoice({ ...wanted, returnTo: pathname + search + hash })
    toaster.create({ type: 'info', ...expired })
    later(() => {
      // Nobody is signed in any more: the sign-in page would send a member home.
      client.writeQuery({ query: ViewerDocument, data: { me: null } })
      navigate(paths.auth())
    }, readingMs.expired)
  }
}

/** An administrator's session ended behind a change: to their sign-in page, which says it again and leads back here. */
export function useAdminSessionEnded(): () => void {
  const later = useTimeout()
  const { pathname, search } = useLocation()
  return useCallback(() => {
    toaster.error(expired)
    noteSessionEnded()
    savePendingChoice({ returnTo: pathname + search })
    later(() => {
      leaveWithoutAsking()
      window.location.assign('/api/login')
    }, readingMs.expired)
  }, [later, pathname, search])
}

/** A query was refused that one had the right to: one’s roles have changed meanwhile, and the frame is to know it. */
export function useQueryRefused(error: unknown): void {
  const client = useApolloClient()
  const isRefused = hasErrorCode(error, 'FORBIDDEN')
  useEffect(() => {
    if (isRefused)
      void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
  }, [client, isRefused])
}

/** Once a query is answered that nobody is signed in, nobody is: all data fetched before is dropped. */
export function useQuerySessionEnded(error: unknown): void {
  const client = useApolloClient()
  const hasEnded = hasErrorCode(error, 'UNAUTHENTICATED')
  useEffect(() => {
    if (hasEnded) void changeViewer(client, null)
  }, [client, hasEnded])
}
