import {
  anyoneWays,
  articles,
  departmentWays,
  fillers,
  followers,
  giftThings,
  giftTypes,
  giftWays,
  maybeBefore,
  numberWays,
  occasionWays,
  openings,
  type PhraseFilters,
  type PhraseNumber,
  perhapsAnyoneWays,
  purposeWays,
  surelyBefore,
  wordWays,
} from './phrase-patterns.ts'
import { matched, type NumberAt, setOf, textOf, type Word, waysOf, wordsOf } from './phrase-words.ts'

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
  return {
    filters: Object.assign({}, ...meant.map(({ filters }) => filters)),
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
  }
}

/** The label of a part whose own words say best what it is. */
const asTyped = '#'

/** Says which products of the whole shop are wanted. */
const isChoice = ({ kind, filters }: Found) =>
  kind === 'purpose' || filters.featured === true || filters.weeklySpecial === true

const numbers = numberWays.map(([kind, ways]) => ({ kind, ways: waysOf(ways) }))
/** « cadeau 20 » */
const aloneAfterGift = { kind: 'bare', ways: waysOf('#') } as const
const flags = wordWays.map(([label, filters, ways]) => ({ label, filters, ways: waysOf(ways) }))
const departments = departmentWays.map(([label, slug, ways]) => ({ label, slug, ways: waysOf(ways) }))
const purposes = purposeWays.map(({ types, people = '', places = '' }) => ({
  filters: { typeWords: types },
  people: people ? waysOf(people) : [],
  places: places ? waysOf(places) : [],
}))
const anyone = waysOf(anyoneWays)
const perhapsAnyone = waysOf(perhapsAnyoneWays)
const gifts = waysOf(giftWays)
const occasions = occasionWays.map(([label, ways]) => ({ label, ways: waysOf(ways) }))
const things = setOf(giftThings)
const silent = waysOf(openings)
const maybe = setOf(maybeBefore)
const between = setOf(articles)
const idle = setOf(fillers)
const after = setOf(followers)

const [scoreWord = ''] = waysOf('score').flat()

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** What a bare amount was taken for: its own words do not say it. */
const ceiling = ([amount]: NumberAt[]) => `jusqu’à ${euros.format(amount?.value ?? 0)}`

/** What these numbers narrow the list to; null where they are of something else. */
function narrowed(
  kind: PhraseNumber,
  values: NumberAt[],
  following: string | undefined,
): PhraseFilters | null {
  const [one = 0, other = one] = values.map(({ value }) => value).toSorted((a, b) => a - b)
  const last = values.at(-1)
  if (kind === 'score')
    return one > 0 && one <= 10 && (one * 10) % 1 === 0 && !last?.isEuro ? { minEcoScore: String(one) } : null
  // « moins de 20 cm », « plus de 3 ans »: of something else.
  if (!last?.isEuro && following !== undefined && !after.has(following)) return null
  const moved = (cents: number) => String((Math.round(one * 100) + cents) / 100)
  if (kind === 'between') return { minPrice: String(one), maxPrice: String(other) }
  if (kind === 'above' || kind === 'from') return { minPrice: moved(kind === 'above' ? 1 : 0) }
  return one > 0 ? { maxPrice: moved(kind === 'below' ? -1 : 0) } : null
}

/** Takes a part that ends before this place, where it ends at all and narrows something. */
type Add = (
  kind: Found['kind'],
  next: number | undefined,
  filters?: PhraseFilters | null,
  label?: string,
) => void

/** The longest part that begins at this place; null where none does. */
function partAt(
  words: Word[],
  first: number,
  isLoose: boolean,
  isAfterGift: boolean,
  hasDepartment: (slug: string) => boolean,
): Found | null {
  let best: Found | null = null
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
    for (const way of ways) add('filter', ends(way), filters, label)
  // « papier cadeau » is a thing.
  if (!things.has(words[first - 1]?.text ?? '')) {
    for (const way of gifts) add('gift', ends(way))
    for (const { label, ways } of occasions) for (const way of ways) add('gift', ends(way), {}, label)
  }
  for (const way of silent) add('idle', ends(way))
  const text = words[first]?.text ?? ''
  const isSure = text === surelyBefore
  let start = isSure || maybe.has(text) ? first + 1 : first
  if (start === first && !isAfterGift) return best
  while (between.has(words[start]?.text ?? '')) start++
  if (!isSure) addPurposes(add, (way) => ends(way, start), isLoose)
  if (isSure || isLoose)
    for (const { label, slug, ways } of departments)
      if (hasDepartment(slug))
        for (const way of ways) add('purpose', ends(way, start), { category: slug }, label)
  return best
}

/** For whom, and for which place. Beside a thing that is searched for, its place is one more word of it. */
function addPurposes(add: Add, ends: (way: string[]) => number | undefined, isLoose: boolean): void {
  for (const { filters, people, places } of purposes) {
    for (const way of people) add(isLoose ? 'purpose' : 'gift', ends(way), isLoose ? filters : {})
    if (isLoose) for (const way of places) add('purpose', ends(way), filters)
  }
  const others = [...anyone, ...occasions.flatMap(({ ways }) => ways)]
  for (const way of isLoose ? [...others, ...perhapsAnyone] : others) add('gift', ends(way))
}

/** All parts of a phrase, in its order. One that narrows what another has narrowed stays a word. */
function scan(words: Word[], isLoose: boolean, hasDepartment: (slug: string) => boolean): Found[] {
  const parts: Found[] = []
  const narrowedBefore = new Set<string>()
  let at = 0
  while (at < words.length) {
    const last = parts.at(-1)
    const isAfterGift = isLoose && last?.kind === 'gift' && last.next === at
    const part = partAt(words, at, isLoose, isAfterGift, hasDepartment)
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
