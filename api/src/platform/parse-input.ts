import type { z } from 'zod'
import { type FieldMessages, invalidInput } from './errors.ts'

/**
 * Checks `input` against `rules` and returns the parsed value; unknown keys are dropped.
 * A GraphQL `null` on an optional field means « not given ».
 * @throws ShopError BAD_USER_INPUT whose message is the first broken rule, in French.
 */
export function parseInput<R extends z.ZodType>(rules: R, input: unknown): z.output<R> {
  const result = rules.safeParse(withoutNulls(input))
  if (result.success) return result.data
  const fields: FieldMessages = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message
  throw invalidInput(Object.values(fields)[0] ?? 'Données invalides.', fields)
}

function withoutNulls(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  )
}
