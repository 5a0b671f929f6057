import { useApolloClient } from '@apollo/client/react'
import { askIdentity } from '../lib/session/step-up.ts'
import { IdentityConfirmedUntilDocument } from './generated/security/graphql.ts'

/** Time that a download may take to begin after the question. */
const marginMs = 10_000

/** For what is no GraphQL operation, such as a download: asks for the proof first, when one is needed. */
export function useIdentityFirst(): () => Promise<boolean> {
  const client = useApolloClient()
  return async () => {
    const answer = await client
      .query({ query: IdentityConfirmedUntilDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined)
    // Without an answer the server decides.
    if (!answer?.data) return true
    const until = answer.data.identityConfirmedUntil
    return (until !== null && Date.parse(until) - Date.now() > marginMs) || askIdentity()
  }
}
