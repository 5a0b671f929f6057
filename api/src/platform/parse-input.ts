import type { z } from 'zod'
import { type FieldMessages, invalidInput } from './errors.ts'

/**
 * Checks `input` against `rules` and returns the parsed value; unknown keys are dropped.
 * @throws ShopError BAD_USER_INPUT whose message is the first broken rule, in French.
 */
export function parseInput<R extends z.ZodType>(rules: R, input: unknown): z.output<R> {
  const result = rules.safeParse(input)
  if (result.success) return result.data
  const fields: FieldMessages = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message
  throw invalidInput(Object.values(fields)[0] ?? 'Données invalides.', fields)
}

/** The keys of a GraphQL input that were given: there, null on an optional field means « not given ». */
export function given<T extends object>(input: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null)) as Partial<T>
}
