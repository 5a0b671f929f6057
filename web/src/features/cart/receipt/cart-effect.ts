import {
  type ScoreDisplay,
  showsTotal,
} from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { dependsOnHabit } from '../../../../../api/src/features/catalogue/savings/habit.rules.ts'

/** What a line of the cart tells of its product: each fact is there or not. */
export interface EffectLine {
  product: {
    name: string
    ecoScore: string
    scoreDisplay: ScoreDisplay
    savingsPerYear: string | null
    /** What the savings are measured against: « face au gel douche ». */
    savingsComparison?: string | null
    /** Null of what is used up and bought again: a year of its savings takes more than what is in the cart. */
    paybackMonths?: number | null
    /** The savings are those of the visitor's own household, as they have described it. */
    isOwn?: boolean
    impactFigure: string | null
    impactUnit: string | null
  }
}

/** What products are in the visitor's own household, by their ids. */
type OwnFacts = ReadonlyMap<string, { euros: string; impact: string | null }>

/** Lines with the figures of the visitor's own household in place of those that the products say of themselves. */
export const ownLines = <L extends { product: EffectLine['product'] & { id: string } }>(
  lines: readonly L[],
  figures: OwnFacts | null,
): EffectLine[] =>
  lines.map(({ product }) => {
    const own = figures?.get(product.id)
    if (!own) return { product }
    const impactFigure = own.impact ?? product.impactFigure
    return { product: { ...product, savingsPerYear: own.euros, impactFigure, isOwn: true } }
  })

/** A sum of figures of one unit: « 12700 » of « L d’eau par an ». */
export interface Impact {
  figure: number
  unit: string
}

/** What products change in a year. */
export interface YearOfUse {
  /** Euros, as a decimal string; null when no product says any. */
  savings: string | null
  /** Largest first. Units that are not spelt alike are never added. */
  impacts: Impact[]
}

/** What a cart changes in its first year: what the purchase alone does, in no sum with what takes more than it. */
export interface CartEffect extends YearOfUse {
  /** What takes a habit or buying again, and of which products; null when there are none. */
  apart: (YearOfUse & { names: string[] }) | null
  /** Days of use after which the savings have made up for the total; null when they do not within ten years. */
  paybackDays: number | null
  /** Euros that five such years leave once the total is paid, as a decimal string; null when they leave nothing. */
  fiveYears: string | null
  meanScore: string | null
  /** Products whose category shows no total count for nothing in it. */
  isMeanOfAll: boolean
  /** Products that count for nothing here, since nobody has measured them. */
  withoutFigures: string[]
}

const daysOfYear = 365
const longestYears = 10
const toldYears = 5

/**
 * Adds up what products say of themselves, each product once however many there are: two shower heads do not save twice
 * the water of one person. The whole total counts against the savings, delivery and products without figures included.
 */
export function cartEffect(lines: readonly EffectLine[], total: string): CartEffect {
  const products = lines.map(({ product }) => product)
  const scored = products.filter(showsTotal)
  const apart = products.filter(isApart)
  const alone = products.filter((product) => !isApart(product))
  const cents = centsOf(alone)
  const years = (Number(total) * 100) / cents
  const left = toldYears * cents - Math.round(Number(total) * 100)
  return {
    ...yearOf(alone),
    apart: apart.length > 0 ? { ...yearOf(apart), names: apart.map(({ name }) => name) } : null,
    paybackDays: cents > 0 && years <= longestYears ? Math.ceil(years * daysOfYear) : null,
    fiveYears: left > 0 && cents > 0 ? (left / 100).toFixed(2) : null,
    meanScore:
      scored.length > 0
        ? (sum(scored.map(({ ecoScore }) => Number(ecoScore))) / scored.length).toFixed(1)
        : null,
    isMeanOfAll: scored.length === products.length,
    withoutFigures: products
      .filter(({ savingsPerYear, impactFigure }) => !Number(savingsPerYear) && !impactFigure)
      .map(({ name }) => name),
  }
}

/** What saves by a habit, or by being bought again. A habit that the visitor has told of is theirs. */
const isApart = ({ isOwn, savingsPerYear, savingsComparison, paybackMonths }: EffectLine['product']) =>
  Number(savingsPerYear) > 0 && (!paybackMonths || (!isOwn && dependsOnHabit(savingsComparison)))

function yearOf(products: EffectLine['product'][]): YearOfUse {
  const cents = centsOf(products)
  const byUnit = new Map<string, number>()
  for (const { impactFigure, impactUnit } of products)
    if (impactFigure && impactUnit)
      byUnit.set(impactUnit, (byUnit.get(impactUnit) ?? 0) + Math.round(Number(impactFigure) * 100))
  return {
    savings: cents > 0 ? (cents / 100).toFixed(2) : null,
    impacts: [...byUnit]
      .map(([unit, figure]) => ({ unit, figure: figure / 100 }))
      .toSorted((a, b) => b.figure - a.figure),
  }
}

/** « face au gel douche » as « le gel douche »: what somebody had until now. Other words stay as they are. */
const comparedWith = (comparison: string): string =>
  comparison
    .trim()
    .replace(/^face au(x?) /i, (_, many) => (many ? 'les ' : 'le '))
    .replace(/^face à /i, '')

/** What the products of a cart take the place of, each once, as they say it themselves. */
export const replacedBy = (lines: readonly EffectLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ product: { savingsPerYear, savingsComparison } }) =>
      Number(savingsPerYear) && savingsComparison ? comparedWith(savingsComparison) : [],
    ),
  ),
]

const centsOf = (products: EffectLine['product'][]) =>
  sum(products.map(({ savingsPerYear }) => Math.round(Number(savingsPerYear ?? 0) * 100)))

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
