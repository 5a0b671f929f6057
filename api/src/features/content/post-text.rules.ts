import { shortened } from '../../platform/cut-text.rules.ts'
import { plainTextOf } from './post-marks.rules.ts'

/** Longest teaser in characters, its ellipsis included (specification, section 2, home carousel). */
const teaserLength = 300

/** Words that a person reads in a minute. */
const wordsPerMinute = 220

/** Enough of an article for its teaser, even if much of it is spaces. */
const enoughForTeaser = 30_000

/**
 * The first 300 characters of an article on one line, cut after a whole word, with an ellipsis within the 300. They are
 * those of its running text: a heading without its place above a paragraph would read as a broken sentence.
 */
export function teaserOf(content: string): string {
  let text = ''
  for (const part of plainTextOf(content)) {
    text += `${part}\n`
    if (text.length > enoughForTeaser) break
  }
  return shortened(text, teaserLength)
}

/** Whole minutes that reading a text takes, at least one. */
export function readingMinutesOf(content: string): number {
  const word = /\S+/g
  let words = 0
  // Without a list of its 20,000 words.
  while (word.test(content)) words++
  return Math.max(1, Math.round(words / wordsPerMinute))
}
