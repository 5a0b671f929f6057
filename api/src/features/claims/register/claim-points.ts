import { type ClaimFinding, checkClaims, longestCheckedText } from '../guard/check-claims.rules.ts'

/** A claim by what it is known as from one reading to the next: its words, in their sentence, in their field. */
export interface ClaimPoint extends Pick<ClaimFinding, 'rule' | 'kind'> {
  field: string
  words: string
  sentence: string
}

/** Texts by the names of their fields. */
export type ClaimTexts = Readonly<Record<string, string | null | undefined>>

/** Most characters of a sentence that are kept on either side of the words, and of these. */
const kept = { around: 190, words: 200 }

/** What the guard finds in a text of any length. */
export function claimsOf(text: string): ClaimFinding[] {
  const found: ClaimFinding[] = []
  for (let from = 0; from < text.length; from += longestCheckedText)
    for (const finding of checkClaims(text.slice(from, from + longestCheckedText)))
      found.push({ ...finding, start: finding.start + from, end: finding.end + from })
  return found
}

const isSpace = (sign: string | undefined) => sign === undefined || ' \n\t\r\u00a0\u202f'.includes(sign)

/** Whether a sentence ends with the sign at this place: a point within a number or an address ends none. */
const endsSentence = (text: string, at: number) => {
  const sign = text[at] ?? '\n'
  return sign === '\n' || ('.!?…'.includes(sign) && isSpace(text[at + 1]))
}

/** The sentence around some words, on one line. */
function sentenceAround(text: string, { start, end }: ClaimFinding): string {
  let from = start
  while (from > 0 && from > start - kept.around && !endsSentence(text, from - 1)) from--
  let to = end
  while (to < text.length && to < end + kept.around && !endsSentence(text, to - 1)) to++
  return text
    .slice(from, Math.min(to, start + kept.words + kept.around))
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .toWellFormed()
}

/** By which a claim is found again. */
export const pointKey = ({ field, rule, words, sentence }: Omit<ClaimPoint, 'kind'>): string =>
  JSON.stringify([field, rule, words, sentence])

/** The claims of some texts; the same words twice in one sentence are one. */
export function pointsIn(texts: ClaimTexts): ClaimPoint[] {
  const points = new Map<string, ClaimPoint>()
  for (const [field, text] of Object.entries(texts))
    for (const finding of text ? claimsOf(text) : []) {
      const words = finding.text.slice(0, kept.words).toWellFormed()
      const point = { field, rule: finding.rule, kind: finding.kind, words }
      const whole = { ...point, sentence: sentenceAround(text ?? '', finding) }
      points.set(pointKey(whole), whole)
    }
  return [...points.values()]
}
