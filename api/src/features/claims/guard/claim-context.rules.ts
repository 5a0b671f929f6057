import { compileWords, isOneOf, type Words } from './claim-patterns.rules.ts'
import type { Token } from './fold-text.rules.ts'

const words = (list: string) => compileWords(list.split(/\s+/))

const negators = words('pas jamais aucun aucune rien ni guere nullement aucunement')
/** « N’hésitez pas » denies nothing. */
const urges = words('hesite* attend* cherch* rate* manqu* oubli* priv* tard* pourquoi laiss* cherch*')
/** « Pas seulement », « rien que », « pas cher »: what follows is still said. */
const notDenied = words(
  'seulement que qu uniquement juste simplement cher chere chers besoin doute compromis souci',
)
/** « On ne fait pas plus vert » is praise. */
const praising = words('fait faire a trouve existe connait ya verrez trouverez')

/** Whether what stands from `from` on is denied by the words before it in the same part of the sentence. */
export function isDenied(tokens: readonly Token[], from: number): boolean {
  const clause = tokens[from]?.clause
  const before = (place: number) => (tokens[place]?.clause === clause ? tokens[place]?.word : undefined)
  const last = before(from - 1)
  if (last === undefined) return false
  if (last === 'n' || last === 'ne')
    for (const place of [from + 1, from + 2])
      if (isOneOf(before(place) ?? '', negators) && !isOneOf(before(place + 1) ?? '', notDenied)) return true
  for (let place = from - 1; place >= from - 9; place--) {
    const word = before(place)
    if (word === undefined) return false
    const previous = before(place - 1) ?? ''
    const next = tokens[place + 1]?.word ?? ''
    const distance = from - place
    if (
      word === 'non' &&
      (distance === 1 || ['un', 'une', 'des', 'le', 'la', 'l'].includes(next)) &&
      distance <= 2
    )
      return true
    if ((word === 'sans' || word === 'loin') && distance <= 4)
      if (['etre', 'pretendre', 'dire', 'd', 'parler', 'se'].includes(next) && distance > 1) return true
    if (
      word === 'plus' &&
      distance <= 2 &&
      next !== 'que' &&
      ['n', 'ne'].some((no) => no === before(place - 2))
    )
      if (!['peut', 'peuvent', 'fait'].includes(previous)) return true
    if (!isOneOf(word, negators) || isOneOf(previous, urges) || isOneOf(next, notDenied)) continue
    if (word === 'jamais' && previous === 'que') continue
    const between = tokens.slice(place + 1, from).map((token) => token.word)
    if (between.includes('aussi') && word === 'jamais') continue
    if (['plus', 'mieux'].includes(next) && isOneOf(previous, praising)) continue
    // « Aucun n’est plus vert que le nôtre ».
    if (/^aucune?$/.test(word) && tokens.slice(from, from + 6).some((token) => token.word === 'notre'))
      continue
    if (word === 'rien' && next === 'de' && between[1] === 'plus') continue
    if (word === 'pas' && tokens[from]?.word === 'plus' && isOneOf(previous, praising)) continue
    return true
  }
  return false
}

/** Nouns for words themselves. */
const naming = words(
  'mot mots terme termes mention mentions allegation* adjectif* expression~ appellation* vocable* promesse* pretention* argument*',
)
/** What warns about a word. */
const warning = words(
  `mefie* mefiance interdi* proscri* bannir banni* bannissez ecoblanchiment greenwashing pretend* pretendument pretendu
  pretendue pretendus pretendues trompeu* mensong* fuyez abusi* dgccrf sanction* amende* ecolabelise`,
)
/** What warns when it stands with a noun of the list above, or when the word is quoted. */
const doubting = words(
  `evit* remplac* plutot droit preuve* prouv* signifi* rien suffi* vague* flou* ecriv* dites disons disent employ* utilis* decri* design*
  loi dire veut veulent exig* verifi* demand* derriere attention gare seul seule pas jamais nulle`,
)
const said = words('dit dite dits dites disant pretendu~ pretendument faussement suppose* soit')
const asked = words('il ils elle elles ce on t')
/** The same where a hyphen makes one word of them. */
const askingAtOnce = words(
  'estce estil estelle sontils sontelles peutil peutelle peuton fautil existetil veutdire',
)
const asking = words('est sont peut peuvent existe faut veut signifie a ont doit serait')

/** Tokens on either side that the context of a claim is looked for in: long sentences stay cheap. */
export const widestContext = 40

const [names, warns, doubts] = [1, 2, 4]
const roles = new Map<string, number>()

/** What a word does to a claim beside it, as bits. */
function roleOf(word: string): number {
  const known = roles.get(word)
  if (known !== undefined) return known
  const role =
    (isOneOf(word, naming) ? names : 0) |
    (isOneOf(word, warning) ? warns : 0) |
    (isOneOf(word, doubting) ? doubts : 0)
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
  /** How many words that name, warn and doubt stand before each place. */
  private readonly roles: readonly [bit: number, before: Int32Array][]
  /** The same of other words, as far as they were asked for: from a place on. */
  private readonly counted = new Map<Words, { from: number; before: number[] }>()

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
    this.sentences = boundsOf(tokens, 'sentence')
    this.clauses = boundsOf(tokens, 'clause')
    this.roles = [names, warns, doubts].map((bit) => [bit, new Int32Array(tokens.length + 1)])
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

/** Whether a sentence speaks of the word instead of claiming it: warns, quotes, doubts or asks. */
export function isMentioned(
  around: Surroundings,
  from: number,
  to: number,
  questions: ReadonlySet<number>,
): boolean {
  const { tokens } = around
  const first = tokens[from]
  if (!first) return false
  const { clause, sentence } = first
  const word = (place: number) => (tokens[place]?.sentence === sentence ? (tokens[place]?.word ?? '') : '')
  const [start, end] = around.sentenceAround(from, to, widestContext)
  const all = around.rolesIn(start, from) | around.rolesIn(to, end)
  const [nearStart, nearEnd] = around.clauseWithin(from, start, end)
  const near = around.rolesIn(nearStart, from) | around.rolesIn(to, nearEnd)
  const namesIt = (place: number) =>
    isOneOf(word(place), naming) && !['d', 'un'].includes(word(place === from - 1 ? place - 1 : place + 1))
  if ((near & warns) !== 0) return true
  if (all & warns && all & names) return true
  const isQuoted = first.isQuoted && tokens[to - 1]?.isQuoted === true
  if (isQuoted && all !== 0) return true
  // A heading of one quoted word: what it is, is said below.
  if (isQuoted && start === from && end === to) {
    if (tokens.slice(end, end + 8).some((token) => roleOf(token.word) & (warns | names))) return true
  }
  for (let place = from - 1; place >= from - 3; place--)
    if (tokens[place]?.clause === clause && namesIt(place)) return true
  if (isOneOf(word(from - 1), said) && word(from - 2) !== 'autrement') return true
  // « Ils se disent écologiques ».
  if (word(from - 2) === 'se' && (word(from - 1) === 'disent' || word(from - 1) === 'dire')) return true
  if (isSubjectOfDoubt(word, from, to, start)) return true
  if (!questions.has(sentence)) return false
  // « Biodégradable ? Non. »
  if (tokens[end]?.word === 'non') return true
  const outside = [...tokens.slice(start, from), ...tokens.slice(to, end)].map((token) => token.word)
  return (
    outside.some((one, place) => isOneOf(one, asking) && isOneOf(outside[place + 1] ?? '', asked)) ||
    outside.some((one) => isOneOf(one, askingAtOnce)) ||
    outside.includes('vraiment') ||
    (outside.includes('comment') &&
      outside.some((one) => /^(reconnaitre|savoir|lire|distinguer)$/.test(one))) ||
    (outside.includes('que') && (outside.includes('signifie') || outside.includes('veut')))
  )
}

/** « Biodégradable ne veut pas dire compostable », « un produit naturel n’est pas forcément sain ». */
function isSubjectOfDoubt(word: (place: number) => string, from: number, to: number, start: number): boolean {
  if (from - start > 4) return false
  const after = Array.from({ length: 8 }, (_, place) => word(to + place))
  const no = after.findIndex((one) => one === 'n' || one === 'ne')
  if (no === -1 || no > 1) return false
  return after.some((one) =>
    [
      'dire',
      'forcement',
      'toujours',
      'automatiquement',
      'synonyme',
      'gage',
      'preuve',
      'rien',
      'signifie',
      'suffit',
      'existe',
    ].includes(one),
  )
}
