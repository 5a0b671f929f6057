import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { errorMessage } from './errors.ts'

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
