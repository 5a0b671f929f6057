import type { z } from 'zod'
import { type FieldMessages, invalidInput } from './errors.ts'

/** Most fields that one refusal names, and the longest name of one in characters: both may be the caller's own. */
const refusalLimits = { fields: 20, nameLength: 100 }

/**
 * Checks `input` against `rules` and returns the parsed value; unknown keys are dropped.
 * @throws ShopError BAD_USER_INPUT whose message is the first broken rule, in French.
 */
export function parseInput<R extends z.ZodType>(rules: R, input: unknown): z.output<R> {
  const result = rules.safeParse(input)
  if (result.success) return result.data
  const fields: FieldMessages = {}
  // No path: it is not even an object, and zod says so in English.
  for (const { path, message } of result.error.issues.slice(0, refusalLimits.fields))
    fields[path.join('.').slice(0, refusalLimits.nameLength) || 'input'] ??=
      path.length > 0 ? message : 'Données invalides.'
  throw invalidInput(Object.values(fields)[0] ?? 'Données invalides.', fields)
}

/** The keys of a GraphQL input that were given: there, null on an optional field means « not given ». */
export function omitNull<T extends object>(input: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null)) as Partial<T>
}

/** The keys of parsed changes that were given: a key with null clears, one that is not there is left alone. */
export function omitUndefined<T extends object>(changes: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
