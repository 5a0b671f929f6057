import { parseInput } from '../../../platform/parse-input.ts'
import { formatPrice } from '../../../platform/reading/french-euros.rules.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AssessmentView, readAssessments } from '../assessments/assessments.service.ts'
import { type Criterion, criterionNames } from '../assessments/criteria.rules.ts'
import { type ScoreDisplay, showsTotal } from '../categories/score-display.rules.ts'
import type { OfficialCost } from '../official-costs/official-cost.entity.ts'
import { officialCostText } from '../official-costs/official-cost.rules.ts'
import { officialCostLoader } from '../official-costs/official-costs.service.ts'
import type { Passport } from '../passports/passport.entity.ts'
import { type PassportLine, passportLines } from '../passports/passport-lines.ts'
import { passportLoader } from '../passports/passports.service.ts'
import { unitPriceOf } from '../passports/unit-price.ts'
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
  /** What the category shows in place of a total that a law forbids beside it: the official cost of clothing. */
  officialCost: string | null
  /** The five criteria with their points out of two; none where the category hides them, or nobody has assessed it. */
  points: { criterion: Criterion; points: string }[]
  /** « 58,18 €/kg »; null where its passport knows no net quantity. */
  unitPrice: string | null
  /** Euros a year with two decimals, and what they are measured against. */
  savingsPerYear: string | null
  savingsComparison: string | null
  paybackMonths: number | null
  whyChoose: string | null
  keepIf: string | null
  /** Of its passport what its owner looks up later, and how it ends. */
  kept: PassportLine[]
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
  const wanted = ids.flatMap((id) => byId.get(id) ?? [])
  const shownIds = wanted.map(({ id }) => id)
  const [assessments, passports, costs] = await Promise.all([
    readAssessments(ctx.em, shownIds, 'CURRENT'),
    ctx.load(passportLoader).loadMany(shownIds),
    ctx.load(officialCostLoader).loadMany(shownIds),
  ])
  const labels = wanted.map((product, place) =>
    labelOf(product, ctx.env.PUBLIC_URL, {
      assessment: assessments.get(product.id),
      passport: foundOrThrown(passports[place]),
      cost: foundOrThrown(costs[place]),
    }),
  )
  return { labels, missing: ids.length - labels.length }
}

/** One of what a loader has found for many. */
function foundOrThrown<T>(found: T | Error | undefined): T | null {
  if (found instanceof Error) throw found
  return found ?? null
}

interface LabelFacts {
  assessment: AssessmentView | undefined
  passport: Passport | null
  cost: OfficialCost | null
}

/** What is never cut short. */
export const warningsLabel = 'Avertissements'

/**
 * Facts of a passport that are looked up once one has the thing, by how French readers are told of them; the weightiest
 * first, for beside long texts the last ones find no room.
 */
const keptLines = [warningsLabel, 'Garantie commerciale', 'Pièces détachées', 'Composition']

const endOf = (assessment: AssessmentView | undefined): PassportLine[] => {
  const reason = assessment?.criteria.find(({ criterion }) => criterion === 'END_OF_LIFE')?.reason
  return reason ? [{ label: criterionNames.END_OF_LIFE, text: reason }] : []
}

function keptOf({ passport, assessment }: LabelFacts, scoreDisplay: ScoreDisplay): PassportLine[] {
  const lines = passport ? passportLines(passport) : []
  return [
    ...keptLines.flatMap((wanted) => lines.find(({ label }) => label === wanted) ?? []),
    ...(scoreDisplay === 'NONE' ? [] : endOf(assessment)),
  ]
}

const unitPriceText = (price: string, passport: Passport | null): string | null => {
  if (!passport?.netQuantity || !passport.netUnit) return null
  const { amount, per } = unitPriceOf(price, passport.netQuantity, passport.netUnit)
  return `${formatPrice(amount)}/${per}`
}

const labelOf = (product: Product, origin: string, facts: LabelFacts): ProductLabel => ({
  ...aboutScore(product, facts),
  id: product.id,
  name: product.name,
  category: product.category?.unwrap().name ?? null,
  price: product.price,
  unitPrice: unitPriceText(product.price, facts.passport),
  savingsPerYear: product.savingsPerYear ?? null,
  savingsComparison: product.savingsComparison ?? null,
  paybackMonths: product.paybackMonths ?? null,
  whyChoose: product.whyChoose ?? null,
  keepIf: product.keepIf ?? null,
  kept: keptOf(facts, displayOf(product)),
  // The id alone leads there: a shorter code is read from further away, and outlives the name.
  address: `${origin}/produit/${product.id}`,
})

const displayOf = (product: Product): ScoreDisplay => product.category?.unwrap().scoreDisplay ?? 'SCORE'

/** The score as the category shows it. */
function aboutScore(product: Product, { assessment, cost }: LabelFacts) {
  const scoreDisplay = displayOf(product)
  const criteria = scoreDisplay === 'NONE' ? [] : (assessment?.criteria ?? [])
  return {
    ecoScore: showsTotal({ scoreDisplay }) ? product.ecoScore : null,
    officialCost: scoreDisplay === 'OFFICIAL_TEXTILE' ? officialCostText(cost) : null,
    points: criteria.map(({ criterion, points }) => ({ criterion, points: (points / 10).toFixed(1) })),
  }
}
