import type { Corrections } from './listing.conditions.ts'

/** A word as the search compares it: without accents, in small letters. As `search_plain` in the database does it. */
const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')

const words = /[\p{L}\p{N}]+/gu

/**
 * What was typed, with the words that no product has replaced by what they were taken for; a word that is like no
 * other is left out. Null when nothing was taken for something else.
 * @param texts of the products found: the vocabulary has no accents, they have.
 */
export function correctedSearch(
  typed: string,
  corrections: Corrections | null | undefined,
  texts: (string | null | undefined)[],
): string | null {
  const nearest = Object.values(corrections ?? {}).filter((word) => word !== null)
  if (!corrections || nearest.length === 0) return null
  const spelt = new Map(nearest.map((word) => [word, spelling(word, texts)]))
  const corrected = typed.replace(words, (word) => {
    const taken = corrections[plain(word)]
    if (taken === undefined) return word
    return taken === null ? '' : (spelt.get(taken) ?? taken)
  })
  return corrected.replace(/\s+/g, ' ').trim()
}

/** A word with the accents that it has in one of these texts. */
function spelling(word: string, texts: (string | null | undefined)[]): string {
  for (const text of texts) {
    const found = text?.match(words)?.find((each) => plain(each) === word)
    if (found) return found.toLowerCase()
  }
  return word
}
