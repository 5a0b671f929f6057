import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { showsTotal } from '../categories/score-display.rules.ts'
import { Product } from '../products/product.entity.ts'
import { labelRules } from './labels.rules.ts'

/** What the label of a product says, as it is stored. */
export interface ProductLabel {
  id: number
  name: string
  category: string | null
  /** Euros with two decimals: « 12.90 ». */
  price: string
  /** Out of ten, with one decimal: « 8.7 »; null where its category shows no total. */
  ecoScore: string | null
  /** Euros a year with two decimals, and what they are measured against. */
  savingsPerYear: string | null
  savingsComparison: string | null
  paybackMonths: number | null
  whyChoose: string | null
  keepIf: string | null
  /** The address of its page, whole: a label leaves the shop. */
  address: string
}

/** The labels that were asked for, and how many there are none of. */
export interface Labels {
  labels: ProductLabel[]
  /** Products that are hidden or unknown: a code on paper must not lead to a page that is not there. */
  missing: number
}

/**
 * Labels of products that the shop shows, in the order that they are asked for, each once. For everybody, administrators
 * too, a hidden product has none.
 * @throws BAD_USER_INPUT on ids that are none, or more than 100.
 */
export async function findLabels(ctx: RequestContext, input: unknown): Promise<Labels> {
  const { ids } = parseInput(labelRules, input)
  const found = await ctx.em.find(
    Product,
    { id: { $in: ids }, visible: true },
    { populate: ['category'], disableIdentityMap: true },
  )
  const byId = new Map(found.map((product) => [product.id, product]))
  const labels = ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [labelOf(product, ctx.env.PUBLIC_URL)] : []
  })
  return { labels, missing: ids.length - labels.length }
}

const labelOf = (product: Product, origin: string): ProductLabel => ({
  id: product.id,
  name: product.name,
  category: product.category?.unwrap().name ?? null,
  price: product.price,
  ecoScore: showsTotal({ scoreDisplay: product.category?.unwrap().scoreDisplay ?? 'SCORE' })
    ? product.ecoScore
    : null,
  savingsPerYear: product.savingsPerYear ?? null,
  savingsComparison: product.savingsComparison ?? null,
  paybackMonths: product.paybackMonths ?? null,
  whyChoose: product.whyChoose ?? null,
  keepIf: product.keepIf ?? null,
  // The id alone leads there: a shorter code is read from further away, and outlives the name.
  address: `${origin}/produit/${product.id}`,
})
