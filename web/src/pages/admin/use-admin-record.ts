import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useSessionEnd } from '../../features/accounts/use-session-end.ts'

/** Which thing, or none; and whether what is known of it may be shown until the server has answered. */
interface RecordOptions<V> {
  variables: V
  skip?: boolean
  fetchPolicy?: 'network-only' | 'cache-and-network'
}

/** What the server has now of one thing, for its dialog; a session that has ended leads to the sign-in page and back. */
export function useAdminRecord<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  { variables, skip, fetchPolicy = 'network-only' }: RecordOptions<V>,
) {
  const options = { variables, skip, fetchPolicy } as useQuery.Options<D, V>
  const { data, error, refetch, fetchMore } = useQuery(document, options)
  useSessionEnd(error)
  // A second failure is shown like the first: by `error`.
  return { data, error, refetch, fetchMore, retry: () => void refetch().catch(() => undefined) }
}
