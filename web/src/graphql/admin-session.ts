import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { leaveWithoutAsking } from '../lib/form/unsaved-changes.ts'
import { savePendingChoice } from '../lib/session/pending-choice.ts'
import { noteSessionEnded } from '../lib/session/session-ended-note.ts'
import { toaster } from '../lib/toaster.ts'
import { useTimeout } from '../lib/use-timeout.ts'
import { hasErrorCode } from './errors.ts'
import { ViewerDocument } from './generated/graphql.ts'
import { expired, readingMs } from './session-ended.ts'

// The same as session-ended.ts for the administration: its pages alone load this.

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
