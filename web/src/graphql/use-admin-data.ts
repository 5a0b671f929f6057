import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdminSessionEnded, useQueryRefused } from './admin-session.ts'
import { answeredAtOf, type FreshQueryOptions, isFresh, operationName, useFreshQuery } from './freshness.ts'
import { useQuerySessionEnded } from './session-ended.ts'
import { type Action, type ActionOptions, useAction } from './use-action.ts'

/**
 * `useFreshQuery` for the lists of the administration: the last answer stays on screen, dimmed (`isStale`), until
 * the next one is there or has failed; a session that has ended leads to the sign-in page and back.
 */
export function useAdminQuery<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  options: FreshQueryOptions<V>,
) {
  const { data, previousData, loading, error, retry, refetch } = useFreshQuery(document, options)
  useQuerySessionEnded(error)
  useQueryRefused(error)
  return {
    data: data ?? (error ? undefined : previousData),
    isStale: data === undefined,
    isLoading: loading,
    error,
    retry,
    refetch,
  }
}

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
  useQuerySessionEnded(error)
  useQueryRefused(error)
  // A second failure is shown like the first: by `error`.
  return { data, error, refetch, fetchMore, retry: () => void refetch().catch(() => undefined) }
}

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

  // While a new attempt runs the last failure still stands: the message must not blink with each attempt.
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

/**
 * `useAction` for the administration: the audit history on screen refetches, and an expired session leads to the
 * sign-in page and back here, with what was typed.
 */
export function useAdminAction<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  options: ActionOptions<D, V>,
): [Action<D, V>, boolean] {
  const onSessionEnded = useAdminSessionEnded()
  const { cache } = useApolloClient()
  return useAction(document, {
    ...options,
    onSessionEnded,
    onDone: (data, variables) => {
      // The audit history has a new entry: evict it, a history on screen refetches.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' })
      return options.onDone?.(data, variables)
    },
  })
}
