import { comparedMax } from '../../lib/session/compared-products.ts'

/** How many ids of an address are looked at: more are a mistake, or a curious hand. */
const readMax = 10

/** What the address asks to compare: its ids, each once, and whether something there is none. */
export function readComparedIds(text: string): { ids: string[]; hasOthers: boolean } {
  const words = text.split(',').map((word) => word.trim())
  const ids = [...new Set(words.filter((word) => /^[1-9]\d{0,8}$/.test(word)))]
  return { ids: ids.slice(0, readMax), hasOthers: words.some((word) => word !== '' && !ids.includes(word)) }
}

interface Comparable {
  id: string
  name: string
  productType?: string | null
}

/** Which of the products asked for stand side by side, in the order of the address, and what is said of the others. */
export function chooseCompared<P extends Comparable>(ids: readonly string[], found: readonly P[]) {
  const known = ids.flatMap((id) => found.find((product) => product.id === id) ?? [])
  const [first] = known
  const alike = known.filter(
    (product) => product === first || (product.productType && product.productType === first?.productType),
  )
  return {
    products: alike.slice(0, comparedMax),
    /** Of the same use, but one too many. */
    tooMany: alike.slice(comparedMax),
    /** Of another use. */
    others: known.filter((product) => !alike.includes(product)),
    isSomeUnknown: known.length < ids.length,
  }
}

/** A type, and two products of it. */
export interface ComparisonExample<P extends { id: string } = { id: string }> {
  type: string
  products: P[]
}

/** Two products of each type of which the list has two, in its order. */
export function comparisonExamples<P extends { id: string; comparableType?: string | null }>(
  items: readonly P[],
): ComparisonExample<P>[] {
  const byType = Map.groupBy(items, ({ comparableType }) => comparableType ?? '')
  return [...byType].flatMap(([type, products]) =>
    type && products.length > 1 ? [{ type, products: products.slice(0, 2) }] : [],
  )
}
