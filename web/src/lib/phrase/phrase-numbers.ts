import { followers, numberWays, type PhraseFilters, type PhraseNumber } from './phrase-patterns.ts'
import { type NumberAt, setOf, waysOf } from './phrase-words.ts'

/** The ways of saying a price or a score. */
export const numbers = numberWays.map(([kind, ways]) => ({ kind, ways: waysOf(ways) }))
/** What is one besides, right after a present: « cadeau 20 » */
export const aloneAfterGift = { kind: 'bare', ways: waysOf('#') } as const

const after = setOf(followers)
const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** What a bare amount was taken for: its own words do not say it. */
export const ceiling = ([amount]: NumberAt[]) => `jusqu’à ${euros.format(amount?.value ?? 0)}`

/** What these numbers narrow the list to; null where they are of something else. */
export function narrowed(
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
