import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** The codes that the API gives with its errors. */
export type ErrorCode =
  | 'NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'

const forPeople: ReadonlySet<unknown> = new Set<ErrorCode>([
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
])

/** Whether the API refused with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: ErrorCode[]): boolean {
  const isAmong = (code: unknown) => codes.some((each) => each === code)
  return CombinedGraphQLErrors.is(error) && error.errors.some((each) => isAmong(each.extensions?.code))
}

/** What the API says to people about its refusal, if it says something. */
export function spokenMessage(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  return error.errors.find((each) => forPeople.has(each.extensions?.code))?.message
}

/** A French sentence for any failure: the API's own when it is meant for people, ours otherwise. */
export function errorMessage(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) {
    return 'La connexion au serveur a échoué. Vérifiez votre réseau, puis réessayez.'
  }
  return spokenMessage(error) ?? 'Une erreur est survenue. Veuillez réessayer.'
}
