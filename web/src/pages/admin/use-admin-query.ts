import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useSessionEnd } from '../../features/accounts/use-session-end.ts'
import { type FreshQueryOptions, useFreshQuery } from '../../graphql/freshness.ts'

/**
 * `useFreshQuery` for the lists of the administration: the last answer stays on screen, dimmed (`isStale`), until
 * the next one is there or has failed; a session that has ended leads to the sign-in page and back.
 */
export function useAdminQuery<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  options: FreshQueryOptions<V>,
) {
  const { data, previousData, loading, error, retry, refetch } = useFreshQuery(document, options)
  useSessionEnd(error)
  return {
    data: data ?? (error ? undefined : previousData),
    isStale: data === undefined,
    isLoading: loading,
    error,
    retry,
    refetch,
  }
}
