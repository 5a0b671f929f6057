import { compileWords, isOneOf, type Words } from './claim-patterns.rules.ts'
import type { Token } from './fold-text.rules.ts'

const words = (list: string) => compileWords(list.split(/\s+/))

/** Nouns for words themselves. */
export const naming = words(
  'mot mots terme termes mention mentions allegation* adjectif* expression~ appellation* vocable* promesse* slogan* affirmation* pretention* argument*',
)
/** What warns about a word. */
const warning = words(
  `mefie* mefiance interdi* proscri* bannir inexact* erron* illegal* illicite* menti* mentent ment banni* bannissez ecoblanchiment greenwashing pretend* pretendument pretendu
  pretendue pretendus pretendues trompeu* mensong* fuyez abusi* dgccrf sanction* amende* ecolabelise`,
)
/** What warns when it stands with a noun of the list above, or when the word is quoted. */
const doubting = words(
  `confond* vide creu* prefer* mieux vaut chiffre affirm* promet promettent promettre declar* retir* cach* ecri* croy* existe
  evit* remplac* plutot droit preuve* prouv* signifi* rien suffi* vague* flou* ecriv* dites disons disent employ* utilis* decri* design*
  loi dire veut veulent exig* verifi* demand* derriere attention gare seul seule pas jamais nulle`,
)
/** What finds fault with a sentence: « il est faux de dire », « nous refusons d’écrire ». */
const refusing = words(
  'faux inexact* trompeu* mensong* interdi* refus* illegal* abusi* impossible personne evit* droit faut',
)
/** Verbs for what one says. */
const saying = words(
  'dire ecrire affirmer pretendre promettre parler declarer annoncer vanter qualifier garantir',
)

/** Tokens on either side that the context of a claim is looked for in: long sentences stay cheap. */
export const widestContext = 40

/** What a word does to a claim beside it, as bits. */
export const [names, warns, doubts, refuses, says] = [1, 2, 4, 8, 16]
const roles = new Map<string, number>()

/** The bits of a word. */
export function roleOf(word: string): number {
  const known = roles.get(word)
  if (known !== undefined) return known
  const role =
    (isOneOf(word, naming) ? names : 0) |
    (isOneOf(word, warning) ? warns : 0) |
    (isOneOf(word, doubting) ? doubts : 0) |
    (isOneOf(word, refusing) ? refuses : 0) |
    (isOneOf(word, saying) ? says : 0)
  if (roles.size < 20_000) roles.set(word, role)
  return role
}

/**
 * A folded text with what stands around each of its tokens, counted once: a claim asks for its context in a few steps,
 * however many of them there are.
 */
export class Surroundings {
  readonly tokens: readonly Token[]
  /** Of the sentence and of the clause of each token: where it begins, and the place behind it. */
  private readonly sentences: readonly [from: Int32Array, to: Int32Array]
  private readonly clauses: readonly [from: Int32Array, to: Int32Array]
  /** How many words of each role stand before each place. */
  private readonly roles: readonly [bit: number, before: Int32Array][]
  /** The same of other words, as far as they were asked for: from a place on. */
  private readonly counted = new Map<Words, { from: number; before: number[] }>()

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
    this.sentences = boundsOf(tokens, 'sentence')
    this.clauses = boundsOf(tokens, 'clause')
    this.roles = [names, warns, doubts, refuses, says].map((bit) => [bit, new Int32Array(tokens.length + 1)])
    for (let place = 0; place < tokens.length; place++) {
      // « Notre promesse » is one, and speaks of none.
      const before = tokens[place - 1]?.word
      const role = before === 'notre' || before === 'nos' ? 0 : roleOf(tokens[place]?.word ?? '')
      for (const [bit, count] of this.roles) count[place + 1] = (count[place] ?? 0) + (role & bit ? 1 : 0)
    }
  }

  /** Where the sentence around some tokens begins and ends, no further than `most` from them. */
  sentenceAround(from: number, to: number, most: number): [start: number, end: number] {
    const [starts, ends] = this.sentences
    return [Math.max(starts[from] ?? 0, from - most), Math.max(to, Math.min(ends[from] ?? 0, to + most))]
  }

  /** The same places, no further than the clause of the first token. */
  clauseWithin(from: number, start: number, end: number): [start: number, end: number] {
    const [starts, ends] = this.clauses
    return [Math.max(starts[from] ?? 0, start), Math.min(ends[from] ?? 0, end)]
  }

  /** The roles of the words from one place to another, as bits. */
  rolesIn(start: number, end: number): number {
    let found = 0
    if (start < end) for (const [bit, before] of this.roles) if (before[end] !== before[start]) found |= bit
    return found
  }

  /**
   * Whether one of some words stands before or after some tokens in their sentence; asked from the beginning of the
   * text to its end.
   */
  has(words: Words, from: number, to: number): boolean {
    const [start, end] = this.sentenceAround(from, to, widestContext)
    let known = this.counted.get(words)
    if (!known || start >= known.from + known.before.length) {
      known = { from: start, before: [0] }
      this.counted.set(words, known)
    }
    const { from: first, before } = known
    let count = before[before.length - 1] ?? 0
    for (let place = first + before.length - 1; place < end; place++) {
      if (isTokenOf(this.tokens[place], words)) count++
      before.push(count)
    }
    return before[from - first] !== before[start - first] || before[end - first] !== before[to - first]
  }
}

/** Whether a token is one of some words; `#` stands for any number. */
export const isTokenOf = (token: Token | undefined, words: Words): boolean =>
  token !== undefined && (isOneOf(token.word, words) || (token.isNumber && words.exact.has('#')))

/** Where what each token belongs to begins, and the place behind it. */
function boundsOf(tokens: readonly Token[], part: 'sentence' | 'clause'): [from: Int32Array, to: Int32Array] {
  const [starts, ends] = [new Int32Array(tokens.length), new Int32Array(tokens.length)]
  for (let place = 0; place < tokens.length; place++)
    starts[place] = tokens[place - 1]?.[part] === tokens[place]?.[part] ? (starts[place - 1] ?? 0) : place
  for (let place = tokens.length - 1; place >= 0; place--)
    ends[place] = tokens[place + 1]?.[part] === tokens[place]?.[part] ? (ends[place + 1] ?? 0) : place + 1
  return [starts, ends]
}
