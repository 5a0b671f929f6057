import { invalidInput } from '../../platform/errors.ts'
import { frenchNumber } from '../../platform/field.rules.ts'

/**
 * Whether a value takes more than `max` bytes as JSON, about: escapes are not counted. Counting stops there, before
 * any text is built.
 */
export const isLarger = (value: unknown, max: number): boolean =>
  // A character takes three bytes at most: few answers are so long that their letters have to be looked at.
  exceeds(value, max, (text) => 3 * text.length) && exceeds(value, max, Buffer.byteLength)

function exceeds(value: unknown, max: number, bytesOf: (text: string) => number): boolean {
  let left = max
  const take = (part: unknown): boolean => {
    if (typeof part === 'string') left -= bytesOf(part) + 3
    else if (Array.isArray(part)) {
      for (const item of part) if (!take(item)) return false
    } else if (part && typeof part === 'object' && !(part instanceof Date)) {
      for (const key of Object.keys(part)) {
        left -= key.length + 4
        if (!take((part as Record<string, unknown>)[key])) return false
      }
    } else left -= part instanceof Date ? 26 : 5
    return left >= 0
  }
  return !take(value)
}

/** Said instead of such an answer. */
export const answerTooLarge = (max: number) =>
  invalidInput(
    `Cette réponse dépasserait ${frenchNumber(max / 1_000_000)}\u00a0Mo. Demandez moins de lignes à la fois («\u00a0limit\u00a0»).`,
  )

/** The answer itself. @throws BAD_USER_INPUT when it takes more than `max` bytes as JSON. */
export function withinLimit<T>(answer: T, max: number): T {
  if (isLarger(answer, max)) throw answerTooLarge(max)
  return answer
}
