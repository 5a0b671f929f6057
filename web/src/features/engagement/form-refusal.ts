import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { hasErrorCode, spokenMessage } from '../../graphql/errors.ts'

/** What the API finds wrong with single fields: French sentences by field name. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {}
  return (error.errors[0]?.extensions?.fields ?? {}) as Record<string, string>
}

/** The sentence that asks for patience, when that is why the API refused. */
export const patienceMessage = (error: unknown): string | undefined =>
  hasErrorCode(error, 'TOO_MANY_REQUESTS') ? spokenMessage(error) : undefined
