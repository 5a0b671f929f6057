import {
  articles,
  departmentWays,
  fillers,
  followers,
  maybeBefore,
  numberWays,
  openings,
  type PhraseFilters,
  type PhraseNumber,
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
}

/** Words of the phrase that mean something together, by their places. What says nothing (« cadeau ») has no label. */
interface Found {
  label: string
  filters: PhraseFilters
  first: number
  /** The place after its last word. */
  next: number
}

/**
 * Takes a search apart: « cadeau pour jardinier moins de 30 € » is for the garden, below 30 €, and nothing else is
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
  const found = leftOver(words, loosely).length === 0 ? loosely : scan(words, false, hasDepartment)
  const rest = leftOver(words, found)
  const meant = found.filter(({ label }) => label)
  if (meant.length === 0 && rest.length === 0) {
    // A present, and nothing more: what the shop recommends.
    const isPresent = words.some(({ text }) => text === 'cadeau')
    const filters = { featured: true } as const
    return isPresent
      ? { filters, rest: '', said: phrase, parts: [{ label: 'coups de cœur', filters, without: '' }] }
      : { filters: {}, rest: phrase, said: '', parts: [] }
  }
  return {
    filters: Object.assign({}, ...meant.map(({ filters }) => filters)),
    rest: found.length === 0 ? phrase : textOf(phrase, rest),
    said: textOf(
      phrase,
      words.filter((_, place) => meant.some((part) => isPartOf(part, place))),
    ),
    parts: meant.map(({ label, filters, first, next }) => ({
      label: label === asTyped ? phrase.slice(words[first]?.start, words[next - 1]?.end) : label,
      filters,
      without: textOf(phrase, [...words.slice(0, first), ...words.slice(next)]),
    })),
  }
}

/** The label of a part whose own words say best what it is. */
const asTyped = '#'

const numbers = numberWays.map(([kind, ways]) => ({ kind, ways: waysOf(ways) }))
const flags = wordWays.map(([label, filters, ways]) => ({ label, filters, ways: waysOf(ways) }))
const departments = departmentWays.map(([label, slug, ways]) => ({ label, slug, ways: waysOf(ways) }))
const silent = waysOf(openings)
const maybe = setOf(maybeBefore)
const between = setOf(articles)
const idle = setOf(fillers)
const after = setOf(followers)
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

/** The longest part that begins at this place; null where none does. */
function partAt(
  words: Word[],
  first: number,
  isLoose: boolean,
  hasDepartment: (slug: string) => boolean,
): Found | null {
  const found: Found[] = []
  const add = (label: string, filters: PhraseFilters | null, next: number) =>
    filters && found.push({ label, filters, first, next })
  for (const { kind, ways } of numbers)
    for (const way of ways) {
      const match = matched(words, first, way)
      if (match) add(asTyped, narrowed(kind, match.values, words[match.next]?.text), match.next)
    }
  for (const { label, filters, ways } of flags)
    for (const way of ways) add(label, filters, matched(words, first, way)?.next ?? 0)
  const isSure = words[first]?.text === surelyBefore
  if (isSure || (isLoose && maybe.has(words[first]?.text ?? ''))) {
    let start = first + 1
    while (between.has(words[start]?.text ?? '')) start++
    for (const { label, slug, ways } of departments)
      if (slug === '' || hasDepartment(slug))
        for (const way of ways)
          add(label, slug === '' ? {} : { category: slug }, matched(words, start, way)?.next ?? 0)
  }
  return found.reduce<Found | null>((best, each) => (each.next > (best?.next ?? first) ? each : best), null)
}

/** All parts of a phrase, in its order. One that narrows what another has narrowed stays a word. */
function scan(words: Word[], isLoose: boolean, hasDepartment: (slug: string) => boolean): Found[] {
  const parts: Found[] = []
  const narrowedBefore = new Set<string>()
  let isOpening = true
  let at = 0
  while (at < words.length) {
    const part = partAt(words, at, isLoose, hasDepartment) ?? (isOpening ? silentAt(words, at) : null)
    const keys = Object.keys(part?.filters ?? {})
    if (part && !keys.some((key) => narrowedBefore.has(key))) {
      for (const key of keys) narrowedBefore.add(key)
      parts.push(part)
      at = part.next
    } else {
      isOpening &&= idle.has(words[at]?.text ?? '')
      at++
    }
  }
  return parts
}

/** What is said before what is searched for. */
function silentAt(words: Word[], first: number): Found | null {
  const next = Math.max(0, ...silent.map((way) => matched(words, first, way)?.next ?? 0))
  return next > 0 ? { label: '', filters: {}, first, next } : null
}

const isPartOf = ({ first, next }: Found, place: number) => place >= first && place < next

/** The words that no part has, without those at either end that say nothing. */
function leftOver(words: Word[], parts: Found[]): Word[] {
  const left = words.filter((_, place) => !parts.some((part) => isPartOf(part, place)))
  const saying = ({ text }: Word) => !idle.has(text)
  return left.slice(Math.max(0, left.findIndex(saying)), left.findLastIndex(saying) + 1)
}
