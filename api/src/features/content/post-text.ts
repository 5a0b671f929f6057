import { cutText } from '../../platform/cut-text.ts'

/** Longest teaser in characters, its ellipsis included (specification, section 2, home carousel). */
const teaserLength = 300

/** Words that a person reads in a minute. */
const wordsPerMinute = 220

/** The first 300 characters of a text on one line, cut after a whole word, with an ellipsis within the 300. */
export function teaserOf(content: string): string {
  const line = beginningOf(content)
  if (line.length <= teaserLength) return line
  const cut = line.slice(0, teaserLength)
  const lastSpace = cut.lastIndexOf(' ')
  // A single « word » of 300 characters has no space to cut at.
  const whole = lastSpace > 0 ? cut.slice(0, lastSpace) : cutText(line, teaserLength - 1)
  return `${whole.replace(/[\s,;:.«–-]+$/u, '')}…`
}

/** A text on one line as far as a teaser needs it: an article is up to 100,000 characters long. */
function beginningOf(content: string): string {
  for (let length = 10 * teaserLength; ; length *= 10) {
    // Spaces that may not break stay: « 50 € » and « pourquoi ? » are not cut in two.
    const line = content
      .slice(0, length)
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim()
    if (line.length > teaserLength || length >= content.length) return line
  }
}

/** Whole minutes that reading a text takes, at least one. */
export function readingMinutesOf(content: string): number {
  const word = /\S+/g
  let words = 0
  // Without a list of its 20,000 words.
  while (word.test(content)) words++
  return Math.max(1, Math.round(words / wordsPerMinute))
}
