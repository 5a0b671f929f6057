import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { answeredAtOf, isFresh } from '../../graphql/answer-ages.ts'
import { operationName } from '../../graphql/operation-name.ts'
import { useAdminQuery } from './use-admin-query.ts'

/** What is asked again, and how often. */
interface PolledQueryOptions<V> {
  variables: V
  pollMs: number
}

/**
 * `useAdminQuery` that asks anew every `pollMs`, not while the tab is hidden, and at once when it comes back to an
 * answer older than that. The last answer stays when a later one fails (`hasFailed`, until one succeeds).
 */
export function usePolledAdminQuery<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  { variables, pollMs }: PolledQueryOptions<V>,
) {
  const client = useApolloClient()
  const query = useAdminQuery(document, { maxAgeMs: 0, variables, pollMs })
  const { isLoading, error, retry, refetch } = query
  const question = { operationName: operationName(document), variables }
  const refreshedAt = answeredAtOf(client, question)

  // An attempt under way has not succeeded yet: the word of a failure does not come and go with each.
  const [hasFailed, setFailed] = useState(false)
  if (!isLoading && hasFailed !== (error !== undefined)) setFailed(error !== undefined)

  const refreshIfOld = useEffectEvent(() => {
    if (!isFresh(client, { ...question, maxAgeMs: pollMs })) retry()
  })
  useEffect(() => {
    const look = () => {
      if (window.document.visibilityState === 'visible') refreshIfOld()
    }
    window.document.addEventListener('visibilitychange', look)
    return () => window.document.removeEventListener('visibilitychange', look)
  }, [])

  const refresh = () =>
    refetch().then(
      () => true,
      () => false,
    )
  return { ...query, hasFailed, refreshedAt: refreshedAt ? new Date(refreshedAt) : undefined, refresh }
}
