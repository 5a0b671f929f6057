import {
  type ScoreDisplay,
  showsTotal,
} from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import {
  paybackMonths,
  paybackText,
} from '../../../../../api/src/features/catalogue/savings/payback.rules.ts'

/** What the comparison reads of a product. Amounts are decimal strings. */
export interface ComparedFacts {
  id: string
  name: string
  price: string
  ecoScore: string
  scoreDisplay: ScoreDisplay
  inStock: boolean
  savingsPerYear?: string | null
  paybackMonths?: number | null
  impactFigure?: string | null
  impactUnit?: string | null
}

/** How one does in a row: alone at the top, there with another, like all the others, or nothing to say. */
export type Mark = 'best' | 'shared' | 'equal' | null

/** Marks the best of a row; what is not known is neither better nor worse, and one alone is no comparison. */
export function marksOf(values: readonly (number | null)[], better: 'less' | 'more'): Mark[] {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return values.map(() => null)
  const best = better === 'less' ? Math.min(...known) : Math.max(...known)
  const winners = known.filter((value) => value === best).length
  const mark = winners === known.length ? 'equal' : winners > 1 ? 'shared' : 'best'
  return values.map((value) => (value === best ? mark : null))
}

/** The words of a mark: never colour alone. */
export const markWords = { best: 'meilleur', shared: 'meilleur à égalité', equal: 'à égalité' } as const

const numberOf = (amount: string | number | null | undefined) => (amount == null ? null : Number(amount))

/** The rows in which one product can be better than another. */
export const comparedRows = {
  price: ['price', 'less'],
  ecoScore: ['ecoScore', 'more'],
  savings: ['savingsPerYear', 'more'],
  payback: ['paybackMonths', 'less'],
} as const

/** The marks of one of these rows. */
export function rowMarks(row: keyof typeof comparedRows, products: readonly ComparedFacts[]): Mark[] {
  const [fact, better] = comparedRows[row]
  const judged = (product: ComparedFacts) => {
    if (fact === 'ecoScore' && !showsTotal(product)) return null
    return fact === 'paybackMonths' ? tenthsOfPayback(product) : numberOf(product[fact])
  }
  return marksOf(products.map(judged), better)
}

/** Months to the tenth, where those of the product are what price and saving come to; else as they are. */
function tenthsOfPayback({ price, savingsPerYear, paybackMonths: months }: ComparedFacts): number | null {
  if (months == null || savingsPerYear == null) return months ?? null
  const [cost, saving] = [Number(price), Number(savingsPerYear)]
  return paybackMonths(cost, saving) === months ? Math.round((cost / saving) * 120) / 10 : months
}

const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** How long a product takes to pay for itself; to the tenth of a month where whole ones would not tell it from another. */
export function comparedPayback(product: ComparedFacts, products: readonly ComparedFacts[]): string {
  const exact = tenthsOfPayback(product)
  const text = paybackText(product.paybackMonths ?? 0)
  const isAmbiguous = products.some(
    (other) => tenthsOfPayback(other) !== exact && paybackText(other.paybackMonths ?? 0) === text,
  )
  return isAmbiguous && exact !== null && exact < 24 ? `${tenths.format(exact)}\u00a0mois` : text
}

/** The marks of the impact: litres and kilowatt-hours are not compared. */
export function impactMarks(products: readonly ComparedFacts[]): Mark[] {
  const units = new Set(products.flatMap(({ impactUnit }) => impactUnit ?? []))
  if (units.size !== 1) return products.map(() => null)
  return marksOf(
    products.map(({ impactFigure }) => numberOf(impactFigure)),
    'more',
  )
}

/** A product, and what one takes it for. */
export interface Advice<P> {
  product: P
  wishes: (keyof typeof wishWords)[]
}

/** What somebody may want, as « Pour … » goes on. */
export const wishWords = {
  savings: 'économiser le plus chaque année',
  price: 'dépenser le moins aujourd’hui',
  ecoScore: 'avoir le meilleur éco-score',
} as const

/**
 * Which product for whom: the one that is alone at the top of what somebody may want. What cannot be had is not
 * advised while something else can.
 */
export function adviceFor<P extends ComparedFacts>(products: readonly P[]): Advice<P>[] {
  const inStock = products.filter((product) => product.inStock)
  const choice = inStock.length > 0 ? inStock : products
  const wishes = ['savings', 'price', 'ecoScore'] as const
  const best = wishes.map((wish) => ({ wish, product: choice[rowMarks(wish, choice).indexOf('best')] }))
  return choice.flatMap((product) => {
    const won = best.filter((each) => each.product === product).map(({ wish }) => wish)
    return won.length > 0 ? [{ product, wishes: won }] : []
  })
}

/** What one costs more than the cheapest, in euros as a decimal string, and how many months of its savings make up for that. */
export interface Decision<P> {
  product: P
  extra: string
  months: number
}

/** A difference that takes longer to come back decides nothing. */
const longestMonths = 24

/** The one to keep where there can be only one: it costs more and saves so much more that it is soon made up for; else null. */
export function decisionFor<P extends ComparedFacts>(products: readonly P[]): Decision<P> | null {
  const choice = products.filter(({ inStock }) => inStock)
  const product = choice[rowMarks('savings', choice).indexOf('best')]
  const others = choice.filter((each) => each !== product && each.savingsPerYear != null)
  const cheapest = others.toSorted((a, b) => Number(a.price) - Number(b.price))[0]
  if (!product || !cheapest) return null
  const extra = Number(product.price) - Number(cheapest.price)
  const months = paybackMonths(extra, Number(product.savingsPerYear) - Number(cheapest.savingsPerYear))
  return extra > 0 && months <= longestMonths ? { product, extra: extra.toFixed(2), months } : null
}

/** « a, b et c ». */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(words)

/** What tells products of one kind apart: the name of its own that it has in « », else all of it. */
export const tellingName = (name: string) => name.match(/«\s*(.+?)\s*»/)?.[1] ?? name
