import { aloneAfterGift, ceiling, narrowed, numbers } from './phrase-numbers.ts'
import {
  articles,
  departmentWays,
  ending,
  fillers,
  maybeBefore,
  openings,
  type PhraseFilters,
  surelyBefore,
  wordWays,
} from './phrase-patterns.ts'
import { matched, setOf, textOf, type Word, waysOf, wordsOf } from './phrase-words.ts'
import {
  ageWays,
  anyoneWays,
  giftThings,
  giftTypes,
  giftWays,
  occasionWays,
  perhapsAnyoneWays,
  purposeWays,
} from './purpose-patterns.ts'

/** A part of a phrase that narrows the list. */
export interface PhrasePart {
  /** In words: « moins de 30 € ». */
  label: string
  filters: PhraseFilters
  /** The phrase without these words. */
  without: string
}

/** What a search says beside what is searched for. */
export interface Understood {
  filters: PhraseFilters
  /** What is left to search for; the whole search where nothing was understood. */
  rest: string
  /** The words that were understood. */
  said: string
  parts: PhrasePart[]
  /** Words that were understood and narrow nothing: « cadeau », beside what the present is to be. */
  aside: string[]
  /** A present is meant, and nothing else is searched for. */
  isGift?: true
}

/** Words of the phrase that mean something together, by their places. */
interface Found {
  /** `gift` is also for whom and when it is; `idle` says nothing. */
  kind: 'filter' | 'purpose' | 'gift' | 'idle'
  label: string
  filters: PhraseFilters
  first: number
  /** The place after its last word. */
  next: number
}

/**
 * Takes a search apart: « cadeau pour un jardinier à moins de 30 € » is for a gardener, below 30 €, and nothing else is
 * searched for. It reads word by word, the longest way of saying something first; what is not in its table stays.
 * @param hasDepartment whether the shop has a department of this slug.
 */
export function understand(
  phrase: string,
  hasDepartment: (slug: string) => boolean = () => true,
): Understood {
  const words = wordsOf(phrase)
  const loosely = scan(words, true, hasDepartment)
  // « composteur pour le jardin »: it may stand in another department.
  const isWhole = leftOver(words, loosely).length === 0
  const found = together(words, isWhole ? loosely : scan(words, false, hasDepartment))
  const typed = ({ first, next }: Found) => phrase.slice(words[first]?.start, words[next - 1]?.end)
  // A present, and nothing that says which.
  const present = isWhole && !found.some(isChoice) ? found.find(({ kind }) => kind === 'gift') : undefined
  if (present) present.filters = { typeWords: giftTypes }
  const meant = found.filter(({ filters }) => Object.keys(filters).length > 0)
  const rest = leftOver(words, found)
  if (meant.length === 0 && rest.length === 0)
    return { filters: {}, rest: phrase, said: '', parts: [], aside: [] }
  const filters: PhraseFilters = Object.assign({}, ...meant.map(({ filters }) => filters))
  // What is searched for as well comes by how well it matches.
  if (rest.length > 0 && filters.sort === 'SAVINGS') delete filters.sort
  return {
    filters,
    rest: found.length === 0 ? phrase : textOf(phrase, rest),
    said: textOf(
      phrase,
      words.filter((_, place) => meant.some((part) => isPartOf(part, place))),
    ),
    parts: meant.map((part) => ({
      label: part.label === asTyped ? typed(part) : part.label,
      filters: part.filters,
      without: textOf(phrase, [...words.slice(0, part.first), ...words.slice(part.next)]),
    })),
    aside: found.filter((part) => part.kind === 'gift' && !meant.includes(part)).map(typed),
    ...(rest.length === 0 && loosely.some(({ kind }) => kind === 'gift') && { isGift: true as const }),
  }
}

/** The label of a part whose own words say best what it is. */
const asTyped = '#'

/** Says which products of the whole shop are wanted. */
const isChoice = ({ kind, filters }: Found) =>
  kind === 'purpose' || filters.featured === true || filters.weeklySpecial === true

const flags = wordWays.map(([label, filters, ways]) => ({ label, filters, ways: waysOf(ways) }))
const departments = departmentWays.map(([label, slug, ways]) => ({ label, slug, ways: waysOf(ways) }))
const purposes = purposeWays.map(({ types, given = types, people = '', doing = '', places = '' }) => ({
  filters: { typeWords: types },
  given: { typeWords: given },
  people: waysOf(people),
  doing: waysOf(doing),
  places: waysOf(places),
}))
const anyone = waysOf(anyoneWays)
const perhapsAnyone = waysOf(perhapsAnyoneWays)
const gifts = waysOf(giftWays)
const occasions = occasionWays.map(([label, ways]) => ({ label, ways: waysOf(ways) }))
const things = setOf(giftThings)
const silent = waysOf(openings)
const lastly = waysOf(ending.ways)
const ages = waysOf(ageWays)
const maybe = setOf(maybeBefore)
const between = setOf(articles)
const idle = setOf(fillers)

const [scoreWord = ''] = waysOf('score').flat()

/** Takes a part that ends before this place, where it ends at all and narrows something. */
type Add = (
  kind: Found['kind'],
  next: number | undefined,
  filters?: PhraseFilters | null,
  label?: string,
) => void

/** The longest part that begins at this place, right after one of the kind `before`; null where none does. */
function partAt(
  words: Word[],
  first: number,
  isLoose: boolean,
  before: Found['kind'] | undefined,
  hasDepartment: (slug: string) => boolean,
): Found | null {
  let best: Found | null = null
  const isAfterGift = before === 'gift'
  const add: Add = (kind, next = 0, filters = {}, label = asTyped) => {
    if (filters && next > (best?.next ?? first)) best = { kind, label, filters, first, next }
  }
  const ends = (way: string[], from = first) => matched(words, from, way)?.next
  for (const { kind, ways } of isAfterGift ? [...numbers, aloneAfterGift] : numbers)
    for (const way of ways) {
      const match = matched(words, first, way)
      // « éco-score 8 € » is no price.
      if (!match || (kind === 'bare' && words[first - 1]?.text === scoreWord)) continue
      const filters = narrowed(kind, match.values, words[match.next]?.text)
      add('filter', match.next, filters, kind === 'bare' ? ceiling(match.values) : asTyped)
    }
  for (const { label, filters, ways } of flags)
    if (!filters.category || hasDepartment(filters.category))
      for (const way of ways) add('filter', ends(way), filters, label)
  // « papier cadeau » is a thing.
  if (!things.has(words[first - 1]?.text ?? '')) {
    for (const way of gifts) add('gift', ends(way))
    for (const { label, ways } of occasions) for (const way of ways) add('gift', ends(way), {}, label)
  }
  if (isLoose && hasDepartment(ending.slug))
    for (const way of lastly)
      if (ends(way) === words.length) add('filter', words.length, { category: ending.slug }, ending.label)
  for (const way of silent) add('idle', ends(way))
  if (isAfterGift || before === 'purpose') for (const way of ages) add('idle', ends(way))
  const text = words[first]?.text ?? ''
  const isSure = text === surelyBefore
  let start = isSure || maybe.has(text) ? first + 1 : first
  const isLed = start > first || isAfterGift
  if (!isLed && (!isLoose || words[start]?.isPerhapsThing)) return best
  while (isLed && between.has(words[start]?.text ?? '')) start++
  if (!isSure) addPurposes(add, (way) => ends(way, start), isLoose, isLed, isAfterGift)
  if (!isLed) return best
  if (isSure || isLoose)
    for (const { label, slug, ways } of departments)
      if (hasDepartment(slug))
        for (const way of ways) add('purpose', ends(way, start), { category: slug }, label)
  return best
}

/** For whom, and for which place. Beside a thing that is searched for, its place is one more word of it. */
function addPurposes(
  add: Add,
  ends: (way: string[]) => number | undefined,
  isLoose: boolean,
  isLed: boolean,
  isAfterGift: boolean,
): void {
  for (const { given, people, doing, places, ...purpose } of purposes) {
    const filters = isAfterGift ? given : purpose.filters
    for (const way of people) add(isLoose ? 'purpose' : 'gift', ends(way), isLoose ? filters : {})
    if (isLoose) for (const way of isLed ? [...doing, ...places] : doing) add('purpose', ends(way), filters)
  }
  const others = [...anyone, ...occasions.flatMap(({ ways }) => ways)]
  for (const way of isLoose && isLed ? [...others, ...perhapsAnyone] : others) add('gift', ends(way))
}

/** All parts of a phrase, in its order. One that narrows what another has narrowed stays a word. */
function scan(words: Word[], isLoose: boolean, hasDepartment: (slug: string) => boolean): Found[] {
  const parts: Found[] = []
  const narrowedBefore = new Set<string>()
  let at = 0
  while (at < words.length) {
    const last = parts.at(-1)
    const before = isLoose && last?.next === at ? last.kind : undefined
    const part = partAt(words, at, isLoose, before, hasDepartment)
    const keys = Object.keys(part?.filters ?? {})
    if (part && !keys.some((key) => narrowedBefore.has(key))) {
      for (const key of keys) narrowedBefore.add(key)
      parts.push(part)
      at = part.next
    } else at++
  }
  return parts
}

/** A present and whom it is for as one part: « un cadeau pour ma mère qui aime jardiner ». */
function together(words: Word[], parts: Found[]): Found[] {
  const isIdle = (from: number, to: number) => words.slice(from, to).every(({ text }) => idle.has(text))
  const joined: Found[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const isOfGift = part.kind === 'gift' || part.kind === 'purpose'
    if (before?.kind === 'gift' && isOfGift && isIdle(before.next, part.first))
      joined.splice(-1, 1, { ...part, label: asTyped, first: before.first })
    else joined.push(part)
  }
  return joined
}

const isPartOf = ({ first, next }: Found, place: number) => place >= first && place < next

/** The words that no part has, without those at either end that say nothing. */
function leftOver(words: Word[], parts: Found[]): Word[] {
  const left = words.filter((_, place) => !parts.some((part) => isPartOf(part, place)))
  const saying = ({ text }: Word) => !idle.has(text)
  return left.slice(Math.max(0, left.findIndex(saying)), left.findLastIndex(saying) + 1)
}
