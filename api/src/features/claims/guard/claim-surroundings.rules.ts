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

/** Every word that denies what follows, alone or with another. */
const denying = words(
  'n ne non sans loin plus personne pas jamais aucun aucune rien ni guere nullement aucunement',
)

/** Tokens on either side that the context of a claim is looked for in: long sentences stay cheap. */
const widestContext = 40

/** What a word does to a claim beside it. Each has six bits, so that 40 of them can be counted in one number with the others. */
export const [names, warns, doubts, refuses, says] = [63, 63 << 6, 63 << 12, 63 << 18, 63 << 24]
const allRoles = 2 ** 30 - 1
/** Beside the roles, and not counted. */
const denies = 1 << 30
const roles = new Map<string, number>()

/** One of each role that a word has. */
export function roleOf(word: string): number {
  const known = roles.get(word)
  if (known !== undefined) return known
  const role =
    (isOneOf(word, naming) ? 1 : 0) |
    (isOneOf(word, warning) ? 1 << 6 : 0) |
    (isOneOf(word, doubting) ? 1 << 12 : 0) |
    (isOneOf(word, refusing) ? 1 << 18 : 0) |
    (isOneOf(word, saying) ? 1 << 24 : 0) |
    (isOneOf(word, denying) ? denies : 0)
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
  /** How many words of each role stand before each place, all roles in one number. */
  private readonly roles: Int32Array
  /** The place of the last word before each that may deny. */
  private readonly deniers: Int32Array
  /** How many of other words stand before each place, as far as they were asked for: from a place on. */
  private readonly counted = new Map<Words, { from: number; before: number[] }>()

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
    this.sentences = boundsOf(tokens, 'sentence')
    this.clauses = boundsOf(tokens, 'clause')
    this.roles = new Int32Array(tokens.length + 1)
    this.deniers = new Int32Array(tokens.length + 1)
    let [previous, sum, denier] = ['', 0, -1]
    this.deniers[0] = denier
    for (let place = 0; place < tokens.length; place++) {
      const word = tokens[place]?.word ?? ''
      // « Notre promesse » is one, and speaks of none.
      const role = roleOf(word)
      if (previous !== 'notre' && previous !== 'nos') sum = (sum + role) & allRoles
      this.roles[place + 1] = sum
      if (role & denies) denier = place
      this.deniers[place + 1] = denier
      previous = word
    }
  }

  /** Where the sentence of a token begins, no further from it than the widest context. */
  startBefore(from: number): number {
    return Math.max(this.sentences[0][from] ?? 0, from - widestContext)
  }

  /** The place behind the sentence of a token, no further than the widest context from where what begins there ends. */
  endBehind(from: number, to: number): number {
    return Math.max(to, Math.min(this.sentences[1][from] ?? 0, to + widestContext))
  }

  /** The place of the last word before this one that may deny; -1 where there is none. */
  denierBefore(place: number): number {
    return this.deniers[place] ?? -1
  }

  /** The roles of what stands around some tokens in the clause of the first. */
  rolesInClause(from: number, to: number): number {
    const start = Math.max(this.clauses[0][from] ?? 0, this.startBefore(from))
    const end = Math.min(this.clauses[1][from] ?? 0, this.endBehind(from, to))
    return this.rolesIn(start, from) | this.rolesIn(to, end)
  }

  /** The roles of the words from one place to another, no more than 63 of them: some bits of each. */
  rolesIn(start: number, end: number): number {
    return start < end ? ((this.roles[end] ?? 0) - (this.roles[start] ?? 0)) & allRoles : 0
  }

  /**
   * How many of some words stand from one place to another, with `behind` only those right behind one of these; asked
   * from the beginning of the text to its end.
   */
  count(words: Words & { behind?: Words }, start: number, end: number): number {
    if (start >= end) return 0
    let known = this.counted.get(words)
    if (!known || start < known.from || start >= known.from + known.before.length) {
      known = { from: start, before: [0] }
      this.counted.set(words, known)
    }
    const { from: first, before } = known
    let sum = before[before.length - 1] ?? 0
    for (let place = first + before.length - 1; place < end; place++) {
      if (isTokenOf(this.tokens[place], words))
        if (!words.behind || isTokenOf(this.tokens[place - 1], words.behind)) sum++
      before.push(sum)
    }
    return (before[end - first] ?? 0) - (before[start - first] ?? 0)
  }

  /** Whether one of some words stands before or after some tokens in their sentence. */
  has(words: Words, from: number, to: number): boolean {
    const [start, end] = [this.startBefore(from), this.endBehind(from, to)]
    return this.count(words, start, end) > this.count(words, from, to)
  }
}

/** Whether a token is one of some words; `#` stands for any number. */
export const isTokenOf = (token: Token | undefined, words: Words): boolean =>
  token !== undefined && (isOneOf(token.word, words) || (token.isNumber && words.exact.has('#')))

/** Where what each token belongs to begins, and the place behind it. */
function boundsOf(tokens: readonly Token[], part: 'sentence' | 'clause'): [from: Int32Array, to: Int32Array] {
  const [starts, ends] = [new Int32Array(tokens.length), new Int32Array(tokens.length)]
  let start = 0
  for (let place = 0; place < tokens.length; place++) {
    if (tokens[place - 1]?.[part] !== tokens[place]?.[part]) {
      ends.fill(place, start, place)
      start = place
    }
    starts[place] = start
  }
  ends.fill(tokens.length, start)
  return [starts, ends]
}
