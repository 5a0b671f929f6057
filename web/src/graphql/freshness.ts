import {
  type ApolloClient,
  ApolloLink,
  type DocumentNode,
  type ErrorLike,
  type NormalizedCacheObject,
  type OperationVariables,
  type TypedDocumentNode,
  type WatchQueryFetchPolicy,
} from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { canonicalStringify } from '@apollo/client/utilities'
import { createContext, use, useMemo } from 'react'
import { tap } from 'rxjs'

const second = 1000

const minute = 60 * second

/** How long an answer of each kind needs no second look (specification, section 9). */
export const freshFor = {
  user: 5 * minute,
  cart: 30 * second,
  products: minute,
  homeProducts: 2 * minute,
  categories: 5 * minute,
  posts: 2 * minute,
  settings: 5 * minute,
} as const

/** A question's variables, how old its answer may be, and how often it is asked again while it is on screen. */
export type FreshQueryOptions<V> = {
  maxAgeMs: number
  variables?: V
  skip?: boolean
  pollMs?: number
  /** False for what no server can know of who is looking: asked by the browser alone. */
  ssr?: false
}

/** Asks a question while a page is rendered on the server: one promise for each. Of what it rejects with, the page says so. */
export type Ask = <D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
) => Promise<{ error?: ErrorLike }>

/** On the server alone: what is rendered waits for its answers, each part for its own. */
export const AskContext = createContext<Ask | null>(null)

/**
 * `useQuery` with an age limit: the cache alone while the answer is younger, the cache at once and the server
 * behind it when older. Show a skeleton when there is no `data`, not whenever `loading`. `retry` asks again.
 * With `pollMs` the server is asked anew each time that passes, whatever the age, but not for a hidden tab.
 */
export function useFreshQuery<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  { maxAgeMs, variables, skip = false, pollMs, ssr }: FreshQueryOptions<V>,
) {
  const client = useApolloClient()
  const ask = use(AskContext)
  const refusal = ask && !skip && ssr !== false ? use(ask(document, variables as V)).error : undefined
  const variablesKey = canonicalStringify(variables ?? {})
  // Judged when the question changes, not at each render: an answer on screen does not age in front of the reader.
  const policies = useMemo(() => {
    const question = { operationName: operationName(document), variables: JSON.parse(variablesKey) }
    const fresh = isFresh(client, { ...question, maxAgeMs })
    return policiesFor(fresh ? 'cache-first' : 'cache-and-network')
  }, [client, document, variablesKey, maxAgeMs])

  const polling = pollMs ? { pollInterval: pollMs, skipPollAttempt: isHidden } : {}
  const options = { variables: variables as V, skip, ssr, ...policies, ...polling } as useQuery.Options<D, V>
  const result = useQuery(document, options)
  // A second failure is shown like the first: by `error`.
  return {
    ...result,
    error: refusal ?? result.error,
    retry: () => void result.refetch().catch(() => undefined),
  }
}

type Policy = 'cache-first' | 'cache-and-network'

/** This policy for the first look; the cache alone afterwards. Left alone, Apollo keeps that of earlier variables. */
const policiesFor = (fetchPolicy: Policy) => ({
  fetchPolicy,
  nextFetchPolicy: (_current: WatchQueryFetchPolicy, { reason }: { reason: string }): Policy =>
    reason === 'variables-changed' ? fetchPolicy : 'cache-first',
})

const isHidden = () => document.visibilityState === 'hidden'

/** Records when each query was last answered without an error: `useFreshQuery` judges by it. */
export function freshnessLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if ('errors' in result && result.errors?.length) return
        recordAnswer(operation.client, operation.operationName, operation.variables)
      }),
    ),
  )
}

/** Remembers that the server has just answered this query. */
export function recordAnswer(
  client: ApolloClient,
  operationName?: string,
  variables?: OperationVariables,
): void {
  answerTimes(client).set(keyOf(operationName, variables), Date.now())
}

/** Takes over the answers of another client: those of the server, which come with the page. @param at when they came. */
export function restoreAnswers(client: ApolloClient, cache: object, questions: string[], at: number): void {
  client.restore(cache as NormalizedCacheObject)
  const times = answerTimes(client)
  for (const question of questions) times.set(question, at)
}

/** Whether the server answered this question less than `maxAgeMs` ago. */
export function isFresh(
  client: ApolloClient,
  question: { operationName?: string; variables?: OperationVariables; maxAgeMs: number },
): boolean {
  const at = answeredAtOf(client, question)
  return at !== undefined && Date.now() - at < question.maxAgeMs
}

/** The name of the operation in a document. */
export function operationName(document: DocumentNode): string | undefined {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
}

const answeredAt = new WeakMap<ApolloClient, Map<string, number>>()

/** When each question was last answered, in milliseconds; a page that the server rendered brings the keys along. */
export const answerTimes = (client: ApolloClient): Map<string, number> => {
  const known = answeredAt.get(client)
  if (known) return known
  const ages = new Map<string, number>()
  answeredAt.set(client, ages)
  // Answers from before a sign-out do not count.
  client.onClearStore(async () => ages.clear())
  client.onResetStore(async () => ages.clear())
  return ages
}

/** When the server last answered this query, in milliseconds; undefined when it has not. */
export function answeredAtOf(
  client: ApolloClient,
  question: { operationName?: string; variables?: OperationVariables },
): number | undefined {
  return answerTimes(client).get(keyOf(question.operationName, question.variables))
}

/** A question as a text. */
export const keyOf = (operationName: string | undefined, variables: OperationVariables = {}): string =>
  // Through JSON: a variable that is undefined and one that is absent are the same question.
  `${operationName} ${canonicalStringify(JSON.parse(JSON.stringify(variables)))}`
