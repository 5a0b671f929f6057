import type { ApolloClient } from '@apollo/client'
import {
  type Household,
  householdLimits,
  usualHousehold,
} from '../../../../api/src/features/catalogue/savings/household.rules.ts'
import {
  followsHousehold,
  type HouseholdSavings,
  householdSavings,
} from '../../../../api/src/features/catalogue/savings/household-savings.rules.ts'
import type { SavingsFormula } from '../../../../api/src/features/catalogue/savings/savings-formula.rules.ts'
import { SavingsFormulasDocument } from '../../graphql/generated/household/graphql.ts'
import { keptHousehold } from '../../lib/household/kept-household.ts'
import { type OwnFigures, shownFigures, showOwnFigures } from '../../lib/household/own-figures.ts'

/** Products of one question. */
const limit = 100

/** Of no more products than these are figures reckoned anew: those that save most. The others keep theirs. */
const mostProducts = 500

/** A product with the formula behind its savings. */
export interface Reckoned {
  id: string
  name: string
  price: string
  savingsPerYear: string | null
  formula: SavingsFormula
}

/** The products whose formula follows a household, in few questions that are the same for everybody: none of them tells of a household. */
export async function loadFormulas(client: ApolloClient): Promise<Reckoned[]> {
  const found: Reckoned[] = []
  for (let offset = 0; offset < mostProducts; offset += limit) {
    const { data } = await client.query({ query: SavingsFormulasDocument, variables: { limit, offset } })
    const items = data?.products.items ?? []
    for (const { savingsFormula: formula, ...product } of items)
      if (formula && followsHousehold(formula)) found.push({ ...product, formula })
    // Those that save nothing come last.
    if (items.length < limit || !items.at(-1)?.savingsPerYear) break
  }
  return found
}

const countUpMs = 300

/** Shows the figures of the household kept in this browser, wherever products tell theirs; their own again for none. */
export async function showFiguresOfHousehold(
  client: ApolloClient,
  { isCountedUp = false } = {},
): Promise<void> {
  const household = keptHousehold()
  if (!household) return showOwnFigures(null)
  const products = await loadFormulas(client)
  // Another one may have been told meanwhile.
  if (JSON.stringify(keptHousehold()) !== JSON.stringify(household)) return
  const figures = reckon(products, household)
  if (isCountedUp && isMotionWelcome()) await countUp(products, figures)
  showOwnFigures(figures)
}

const reckon = (products: Reckoned[], household: Household): OwnFigures =>
  new Map(products.map(({ id, price, formula }) => [id, householdSavings(formula, household, price)]))

/** Whole euros that a product saves a household in a year, as a decimal string. */
export const eurosOf = ({ formula, price }: Reckoned, household: Household): string =>
  householdSavings(formula, household, price).euros

/** The product whose savings hang on most of what a household tells; among such, the one that saves most. */
export function mostTelling(products: Reckoned[]): Reckoned | undefined {
  const numbers = Object.keys(householdLimits) as (keyof typeof householdLimits)[]
  const weightOf = (product: Reckoned) => {
    const usual = eurosOf(product, usualHousehold)
    return numbers.filter(
      (name) => eurosOf(product, { ...usualHousehold, [name]: householdLimits[name].max }) !== usual,
    ).length
  }
  const weights = new Map(products.map((product) => [product, weightOf(product)]))
  const most = Math.max(...weights.values())
  return products.find((product) => weights.get(product) === most)
}

const isMotionWelcome = () =>
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches && !document.hidden

/** From what is shown to the new savings, in whole euros, within 300 ms. */
async function countUp(products: Reckoned[], figures: OwnFigures): Promise<void> {
  const shown = shownFigures()
  const from = new Map(
    products.map(({ id, savingsPerYear }) => [id, Number(shown?.get(id)?.euros ?? savingsPerYear ?? 0)]),
  )
  const start = performance.now()
  for (;;) {
    // A frame says when it began, which may be before this did: nothing counts backwards.
    const part = Math.max(0, (await nextFrame()) - start) / countUpMs
    if (part >= 1) return
    const between = ([id, own]: [string, HouseholdSavings]): [string, HouseholdSavings] => {
      const first = from.get(id) ?? 0
      return [id, { ...own, euros: Math.round(first + (Number(own.euros) - first) * part).toFixed(2) }]
    }
    showOwnFigures(new Map([...figures].map(between)))
  }
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
