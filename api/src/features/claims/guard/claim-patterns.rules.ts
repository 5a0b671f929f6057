import type { Token } from './fold-text.rules.ts'

/**
 * How a pattern is written: words without accents, one after another. `a|b` one of two, `vert~` with an ending of
 * gender or number, `recycl*` whatever begins so, `?tres` perhaps, `eco+logique` in one word or two, `..3` up to three
 * words of any kind, `@` small words such as « de la » if there are any, `#` a number. `^` before the first word and `$`
 * at the end: a part of the sentence begins there, or ends.
 */
type Item =
  | ({ kind: 'words'; isOptional: boolean } & Words)
  | { kind: 'gap'; most: number; isSmall: boolean }
  | { kind: 'number' }
  | { kind: 'end' }

/** A pattern as it is looked for, and what it is found for. */
export interface Compiled<Owner> {
  owner: Owner
  items: readonly Item[]
  /** Only where a part of a sentence begins. */
  isFirst: boolean
}

const small = new Set(
  `l la le les de du des d notre votre nos vos leur leurs a au aux pour envers vis cette ce sa son ses un une mere
  toute tout tous toutes en sur dans`.split(/\s+/),
)

const numberWords = new Set(
  `un une deux trois quatre cinq six sept huit neuf dix onze douze quinze seize vingt trente quarante cinquante soixante
  cent cents mille moitie tiers quart`.split(/\s+/),
)

const endings = ['', 's', 'e', 'es', 'x', 'le', 'les', 'ne', 'nes', 'te', 'tes', 'se', 'ses']

/** A set of words, some of which only begin so. */
export interface Words {
  exact: ReadonlySet<string>
  prefixes: readonly string[]
  /** The prefixes by their first letter, so that a word meets few of them. */
  byLetter: ReadonlyMap<string | undefined, readonly string[]>
  isEmpty: boolean
}

/** A set of words with `~` and `*`, as patterns and exceptions use it. */
export function compileWords(words: readonly string[]): Words {
  const exact = new Set<string>()
  const prefixes: string[] = []
  for (const word of words)
    if (word.endsWith('*')) prefixes.push(word.slice(0, -1))
    else if (word.endsWith('~')) for (const ending of endings) exact.add(word.slice(0, -1) + ending)
    else exact.add(word)
  const byLetter = Map.groupBy(prefixes, ([letter]) => letter)
  return { exact, prefixes, byLetter, isEmpty: exact.size + prefixes.length === 0 }
}

/** Whether a word is one of a compiled set. */
export function isOneOf(word: string, { exact, byLetter }: Words): boolean {
  if (exact.has(word)) return true
  if (byLetter.size === 0) return false
  for (const prefix of byLetter.get(word[0]) ?? []) if (word.startsWith(prefix)) return true
  return false
}

function toItem(written: string): Item {
  if (written === '#') return { kind: 'number' }
  if (written === '$') return { kind: 'end' }
  if (written === '@') return { kind: 'gap', most: 3, isSmall: true }
  if (written.startsWith('..')) return { kind: 'gap', most: Number(written.slice(2)), isSmall: false }
  const isOptional = written.startsWith('?')
  return { kind: 'words', isOptional, ...compileWords((isOptional ? written.slice(1) : written).split('|')) }
}

/** `eco+logique` is « ecologique » and « eco logique ». */
const spellings = (pattern: string): string[] =>
  pattern.includes('+') ? [pattern.replaceAll('+', ''), pattern.replaceAll('+', ' ')] : [pattern]

const none: readonly never[] = []
/** How many pairs of words are kept. */
const mostKnown = 50_000

const isNumeral = (word: string) => word >= '0' && word < ':'

/** Whether the rest of a pattern may begin with a word; '' where the sentence ends. */
function mayGoOn(items: readonly Item[], from: number, word: string): boolean {
  const item = items[from]
  if (!item || item.kind === 'gap' || item.kind === 'end') return true
  if (item.kind === 'number') return isNumeral(word) || numberWords.has(word)
  return isOneOf(word, item) || (item.isOptional && mayGoOn(items, from + 1, word))
}

/** Patterns by what their first word is, so that a word of a text meets few of them. */
export class PatternIndex<Owner> {
  private readonly byWord = new Map<string, Compiled<Owner>[]>()
  private readonly byPrefix = new Map<string, [string, Compiled<Owner>][]>()
  private readonly numbers: Compiled<Owner>[] = []
  /** How first words begin: most words of a text begin no pattern. */
  private readonly beginnings = new Set([...numberWords].map((word) => word.slice(0, 3)))
  /** What texts have asked for: by a word and the one behind it. */
  private readonly known = new Map<string, Map<string, readonly Compiled<Owner>[]>>()
  private knownPairs = 0
  /** Comparisons made so far: what a test of growth counts. */
  steps = 0

  add(owner: Owner, patterns: readonly string[]): void {
    for (const pattern of patterns.flatMap(spellings)) {
      const isFirst = pattern.startsWith('^')
      const items = (isFirst ? pattern.slice(1) : pattern).split(' ').map(toItem)
      const compiled = { owner, items, isFirst }
      const [first] = items
      if (first?.kind === 'number') this.numbers.push(compiled)
      if (first?.kind !== 'words') continue
      for (const word of [...first.exact, ...first.prefixes]) this.beginnings.add(word.slice(0, 3))
      for (const word of first.exact) {
        const others = this.byWord.get(word)
        if (others) others.push(compiled)
        else this.byWord.set(word, [compiled])
      }
      for (const prefix of first.prefixes) {
        const key = prefix.slice(0, 3)
        this.byPrefix.set(key, [...(this.byPrefix.get(key) ?? []), [prefix, compiled]])
      }
    }
  }

  /** The patterns whose first word is this one, and that may go on with the next: kept, as texts repeat themselves. */
  private beginningWith(word: string, next: string): readonly Compiled<Owner>[] {
    const known = this.known.get(word)?.get(next)
    if (known) return known
    const isNumber = isNumeral(word) || numberWords.has(word)
    // « 21 900 » is one number: what goes on stands behind it.
    const isLong = isNumeral(word) && isNumeral(next)
    const begun = (this.byPrefix.get(word.slice(0, 3)) ?? []).filter(([prefix]) => word.startsWith(prefix))
    const all = [
      ...(this.byWord.get(word) ?? []),
      ...begun.map(([, compiled]) => compiled),
      ...(isNumber ? this.numbers : []),
    ].filter(({ items }) => isLong || mayGoOn(items, 1, next))
    const patterns = all.length === 0 ? none : all
    if (this.knownPairs++ < mostKnown) {
      const ofWord = this.known.get(word)
      if (ofWord) ofWord.set(next, patterns)
      else this.known.set(word, new Map([[next, patterns]]))
    }
    return patterns
  }

  /** Calls back for each pattern that begins at a token, with the place behind its last one. */
  at(tokens: readonly Token[], place: number, found: (owner: Owner, to: number) => void): void {
    const token = tokens[place]
    if (!token || !(token.isNumber || this.beginnings.has(token.word.slice(0, 3)))) return
    const next = tokens[place + 1]
    const following = next?.sentence === token.sentence ? next.word : ''
    for (const { owner, items, isFirst } of this.beginningWith(token.word, following)) {
      if (isFirst && tokens[place - 1]?.clause === token.clause) continue
      const isLong = items[0]?.kind === 'number' && isNumeral(following)
      const end = this.follow(tokens, items, 1, place + (isLong ? 2 : 1))
      if (end !== -1) found(owner, end)
    }
  }

  /** Where the rest of a pattern ends within the sentence, or -1. Gaps are bounded, so are the ways to try. */
  private follow(tokens: readonly Token[], items: readonly Item[], item: number, place: number): number {
    this.steps++
    const wanted = items[item]
    if (!wanted) return place
    const token = tokens[place]
    if (wanted.kind === 'end') return token?.clause === tokens[place - 1]?.clause ? -1 : place
    const isWithin = token !== undefined && token.sentence === tokens[place - 1]?.sentence
    if (wanted.kind === 'gap') {
      for (let skipped = 0; skipped <= wanted.most; skipped++) {
        const end = this.follow(tokens, items, item + 1, place + skipped)
        if (end !== -1) return end
        const over = tokens[place + skipped]
        if (!over || over.sentence !== tokens[place - 1]?.sentence) return -1
        if (wanted.isSmall && !small.has(over.word)) return -1
      }
      return -1
    }
    if (isWithin && wanted.kind === 'number' && token.isNumber && tokens[place + 1]?.isNumber)
      return this.follow(tokens, items, item, place + 1)
    if (
      isWithin &&
      (wanted.kind === 'number' ? token.isNumber || numberWords.has(token.word) : isOneOf(token.word, wanted))
    )
      return this.follow(tokens, items, item + 1, place + 1)
    return wanted.kind === 'words' && wanted.isOptional ? this.follow(tokens, items, item + 1, place) : -1
  }
}
