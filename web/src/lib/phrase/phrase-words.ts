/** A word or a sign of the phrase: as it is compared, and where it stands. */
export interface Word {
  text: string
  /** « jardinière » and « cuisinière » are compared as « jardinier » and « cuisinier », but may be things. */
  isPerhapsThing: boolean
  start: number
  end: number
}

/** Without accents, and without the ends of plural and feminine. */
function fold(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
  let end = plain.length
  while (end > 3 && 'esx'.includes(plain.charAt(end - 1))) end--
  return plain.slice(0, end)
}

/** The words, numbers and signs of a phrase. */
export const wordsOf = (phrase: string): Word[] =>
  Array.from(phrase.matchAll(/[\p{L}\p{M}]+|\d+(?:[.,]\d+)?|[€<>/]/gu), ({ 0: word, index }) => ({
    text: fold(word),
    isPerhapsThing: /[eè]res?$/iu.test(word),
    start: index,
    end: index + word.length,
  }))

/** The ways of the table, each as its words; none of an empty text. */
export const waysOf = (ways: string): string[][] =>
  ways === '' ? [] : ways.split('|').map((way) => way.split(' ').map(fold))

/** Single words, to be looked up. */
export const setOf = (words: string) => new Set(words.split('|').map(fold))

const euros = setOf('€|euro|eur')

/** A number and the place after it and its euros. */
export interface NumberAt {
  value: number
  isEuro: boolean
  next: number
}

/** The number at this place, its thousands apart or not: « 1 000 euros ». */
function numberAt(words: Word[], at: number): NumberAt | null {
  let text = words[at]?.text ?? ''
  let next = at + 1
  while (/^\d{1,6}$/.test(text) && /^\d{3}$/.test(words[next]?.text ?? '')) text += words[next++]?.text
  if (!/^\d{1,8}(?:[.,]\d{1,2})?$/.test(text)) return null
  const isEuro = euros.has(words[next]?.text ?? '')
  return { value: Number(text.replace(',', '.')), isEuro, next: isEuro ? next + 1 : next }
}

/** What one way of saying something matches from a place on: its numbers, and the place after it. */
export function matched(
  words: Word[],
  at: number,
  way: string[],
): { values: NumberAt[]; next: number } | null {
  const values: NumberAt[] = []
  let next = at
  for (const word of way) {
    const number = word === '#' ? numberAt(words, next) : null
    if (number) {
      values.push(number)
      next = number.next
    } else if (word === '€' ? values.at(-1)?.isEuro : words[next]?.text === word) {
      if (word !== '€') next++
    } else return null
  }
  return { values, next }
}

/** Words as they were typed; what stood between neighbours stays. */
export const textOf = (phrase: string, words: Word[]): string =>
  words.reduce((text, word, place) => {
    const before = words[place - 1]
    const gap = before && phrase.slice(before.end, word.start)
    const isNeighbour = gap !== undefined && wordsOf(gap).length === 0
    return text + (isNeighbour ? gap : place > 0 ? ' ' : '') + phrase.slice(word.start, word.end)
  }, '')
