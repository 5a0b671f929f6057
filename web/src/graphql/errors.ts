import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** The codes of the API's errors whose messages are meant for people. */
const errorCodes = [
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'STEP_UP_REQUIRED',
  'SECOND_FACTOR_MISSING',
  'SECOND_FACTOR_REQUIRED',
  'BAD_USER_INPUT',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
] as const

type ErrorCode = (typeof errorCodes)[number]

const isErrorCode = (code: unknown) => errorCodes.some((each) => each === code)

/** Whether the API refused with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: ErrorCode[]): boolean {
  const isAmong = (code: unknown) => codes.some((each) => each === code)
  return CombinedGraphQLErrors.is(error) && error.errors.some((each) => isAmong(each.extensions?.code))
}

/** The API's own message, when it is meant for people. */
export function userMessage(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  return error.errors.find((each) => isErrorCode(each.extensions?.code))?.message
}

/** The sentence for a failure that the API says nothing to people about. */
export const someFailure = 'Une erreur est survenue. Veuillez réessayer.'

/** A French sentence for any failure: the API's own when it is meant for people, ours otherwise. */
export function errorMessage(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) {
    return 'La connexion au serveur a échoué. Vérifiez votre réseau, puis réessayez.'
  }
  return userMessage(error) ?? someFailure
}

/** Why the API refused, for a form: a sentence, and the messages of its fields. */
export interface Refusal {
  code: string | undefined
  message: string
  fields: Record<string, string>
}

const oneMinute = 60

const waiting = (seconds: number): string => {
  if (seconds < oneMinute) return seconds <= 1 ? '1 seconde' : `${Math.ceil(seconds)} secondes`
  const minutes = Math.ceil(seconds / oneMinute)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Reads a failed mutation; after too many tries, the sentence says how long to wait. */
export function readRefusal(error: unknown): Refusal {
  const message = errorMessage(error)
  if (!CombinedGraphQLErrors.is(error)) return { code: undefined, message, fields: {} }
  const { code, fields, retryAfterSeconds } = error.errors[0]?.extensions ?? {}
  const wait =
    typeof retryAfterSeconds === 'number' ? ` Nouvel essai possible dans ${waiting(retryAfterSeconds)}.` : ''
  return {
    code: typeof code === 'string' ? code : undefined,
    message: message + wait,
    fields: (fields ?? {}) as Record<string, string>,
  }
}
