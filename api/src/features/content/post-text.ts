import { cutText } from '../../platform/cut-text.ts'

/** Longest teaser in characters, its ellipsis included (spec section 2, home carousel). */
const teaserLength = 300

/** Words that a person reads in a minute. */
const wordsPerMinute = 220

/** The first 300 characters of a text on one line, cut after a whole word, with an ellipsis within the 300. */
export function teaserOf(content: string): string {
  // Spaces that may not break stay: « 50 € » and « pourquoi ? » are not cut in two.
  const line = content.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
  if (line.length <= teaserLength) return line
  const cut = line.slice(0, teaserLength)
  const lastSpace = cut.lastIndexOf(' ')
  // A single « word » of 300 characters has no space to cut at.
  const whole = lastSpace > 0 ? cut.slice(0, lastSpace) : cutText(line, teaserLength - 1)
  return `${whole.replace(/[\s,;:.«–-]+$/u, '')}…`
}

/** Whole minutes that reading a text takes, at least one. */
export const readingMinutesOf = (content: string): number =>
  Math.max(1, Math.round(content.split(/\s+/).filter(Boolean).length / wordsPerMinute))
