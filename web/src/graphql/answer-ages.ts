import type { ApolloClient, OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'

const answeredAt = new WeakMap<ApolloClient, Map<string, number>>()

const keyOf = (operationName: string | undefined, variables: OperationVariables = {}): string =>
  // Through JSON: a variable that is undefined and one that is absent are the same question.
  `${operationName} ${canonicalStringify(JSON.parse(JSON.stringify(variables)))}`

const agesOf = (client: ApolloClient): Map<string, number> => {
  const known = answeredAt.get(client)
  if (known) return known
  const ages = new Map<string, number>()
  answeredAt.set(client, ages)
  // What was answered before a sign-out is nobody's any more.
  client.onClearStore(async () => ages.clear())
  client.onResetStore(async () => ages.clear())
  return ages
}

/** Remember that the server has just answered this question. */
export function noteAnswer(
  client: ApolloClient,
  operationName?: string,
  variables?: OperationVariables,
): void {
  agesOf(client).set(keyOf(operationName, variables), Date.now())
}

/** When the server last answered this question, in milliseconds; undefined when it has not. */
export function answeredAtOf(
  client: ApolloClient,
  question: { operationName?: string; variables?: OperationVariables },
): number | undefined {
  return agesOf(client).get(keyOf(question.operationName, question.variables))
}

/** Whether the server answered this question less than `maxAgeMs` ago. */
export function isFresh(
  client: ApolloClient,
  question: { operationName?: string; variables?: OperationVariables; maxAgeMs: number },
): boolean {
  const at = answeredAtOf(client, question)
  return at !== undefined && Date.now() - at < question.maxAgeMs
}
