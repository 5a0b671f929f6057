import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { canonicalStringify } from '@apollo/client/utilities'
import { useMemo } from 'react'
import { isFresh } from './answer-ages.ts'
import { operationName } from './operation-name.ts'

const second = 1000
const minute = 60 * second

/** How long an answer of each kind needs no second look (spec §9). */
export const freshFor = {
  user: 5 * minute,
  cart: 30 * second,
  products: minute,
  homeProducts: 2 * minute,
  categories: 5 * minute,
  posts: 2 * minute,
  settings: 5 * minute,
} as const

type Policy = 'cache-first' | 'cache-and-network'

/** This policy for the first look; the cache alone afterwards. Left alone, Apollo keeps that of earlier variables. */
const policiesFor = (fetchPolicy: Policy) => ({
  fetchPolicy,
  nextFetchPolicy: (_current: WatchQueryFetchPolicy, { reason }: { reason: string }): Policy =>
    reason === 'variables-changed' ? fetchPolicy : 'cache-first',
})

/** A question's variables, how old its answer may be, and how often it is asked again while it is on screen. */
export type FreshQueryOptions<V> = { maxAgeMs: number; variables?: V; skip?: boolean; pollMs?: number }

const isHidden = () => document.visibilityState === 'hidden'

/**
 * `useQuery` with an age limit: the cache alone while the answer is younger, the cache at once and the server
 * behind it when older. Show a skeleton when there is no `data`, not whenever `loading`. `retry` asks again.
 * With `pollMs` the server is asked anew each time that passes, whatever the age, but not for a hidden tab.
 */
export function useFreshQuery<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  { maxAgeMs, variables, skip = false, pollMs }: FreshQueryOptions<V>,
) {
  const client = useApolloClient()
  const variablesKey = canonicalStringify(variables ?? {})
  // Judged when the question changes, not at each render: an answer on screen does not age in front of the reader.
  const policies = useMemo(() => {
    const question = { operationName: operationName(document), variables: JSON.parse(variablesKey) }
    const fresh = isFresh(client, { ...question, maxAgeMs })
    return policiesFor(fresh ? 'cache-first' : 'cache-and-network')
  }, [client, document, variablesKey, maxAgeMs])

  const polling = pollMs ? { pollInterval: pollMs, skipPollAttempt: isHidden } : {}
  const options = { variables: variables as V, skip, ...policies, ...polling } as useQuery.Options<D, V>
  const result = useQuery(document, options)
  // A second failure is shown like the first: by `error`.
  return { ...result, retry: () => void result.refetch().catch(() => undefined) }
}
