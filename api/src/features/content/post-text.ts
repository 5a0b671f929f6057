import { shortened } from '../../platform/cut-text.rules.ts'

/** Longest teaser in characters, its ellipsis included (specification, section 2, home carousel). */
const teaserLength = 300

/** Words that a person reads in a minute. */
const wordsPerMinute = 220

/** The first 300 characters of a text on one line, cut after a whole word, with an ellipsis within the 300. */
export const teaserOf = (content: string): string => shortened(content, teaserLength)

/** Whole minutes that reading a text takes, at least one. */
export function readingMinutesOf(content: string): number {
  const word = /\S+/g
  let words = 0
  // Without a list of its 20,000 words.
  while (word.test(content)) words++
  return Math.max(1, Math.round(words / wordsPerMinute))
}
