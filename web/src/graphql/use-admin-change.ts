import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { toaster } from '../ui/toaster.tsx'
import { hasErrorCode, spokenMessage } from './errors.ts'
import { type Refusal, readRefusal } from './refusal.ts'
import { useAdminSessionExpired } from './use-admin-session-expired.ts'

/** What came of a change: its result, or why not, of which the person has been told. */
export type Outcome<T> = { done: T } | { refusal: Refusal }

/** Makes a change and says how it went; `failure` is the sentence for when the server says nothing to people. */
export type AdminChange = <T>(
  work: () => Promise<T>,
  success: string,
  failure?: string,
) => Promise<Outcome<T>>

/**
 * Makes administrative changes (spec §8): a toast for success; when the session has expired, to the sign-in page and
 * back here, with what was typed; otherwise why it failed.
 */
export function useAdminChange(): AdminChange {
  const sessionExpired = useAdminSessionExpired()
  const { cache } = useApolloClient()
  return useCallback(
    async (work, success, failure = 'Une erreur est survenue. Veuillez réessayer.') => {
      try {
        const done = await work()
        // It has grown by this change; one that is on screen is asked for anew.
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' })
        toaster.success({ title: success })
        return { done }
      } catch (error) {
        if (hasErrorCode(error, 'UNAUTHENTICATED')) sessionExpired()
        else toaster.error({ title: 'Erreur', description: spokenMessage(error) ?? failure })
        return { refusal: readRefusal(error) }
      }
    },
    [sessionExpired, cache],
  )
}
