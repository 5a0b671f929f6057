import { requirePermission } from '../../../platform/authorize.ts'
import { ShopError } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { Snapshot } from '../../audit/audit-entry.entity.ts'
import { lastDeletion } from '../../audit/deletions.service.ts'
import { presentAssessment } from '../assessments/assessment.presenter.ts'
import { readPublished } from '../assessments/assessments.service.ts'
import { scoreMethod } from '../assessments/method.rules.ts'
import { ScoreChange } from '../assessments/score-change.entity.ts'
import { categoryLoader } from '../categories/categories.loaders.ts'
import type { ScoreDisplay } from '../categories/score-display.rules.ts'
import { presentClaim } from '../claims/claims-register.presenter.ts'
import { type ClaimView, listClaims } from '../claims/claims-register.service.ts'
import { Evidence } from '../evidence/evidence.entity.ts'
import { presentEvidence } from '../evidence/evidence.presenter.ts'
import { officialCostLoader, presentCost } from '../official-costs/official-costs.service.ts'
import { presentWithLines } from '../passports/passport.presenter.ts'
import { passportLoader } from '../passports/passports.service.ts'
import { PriceChange } from '../prices/price-change.entity.ts'
import { presentProduct } from '../products/product.presenter.ts'
import { idRules } from '../products/product.rules.ts'
import { findProduct, unknownProduct } from '../products/products.service.ts'
import { readTextHistory } from './text-history.ts'

/** Claims that one statement reads. */
const partSize = 100

/** Every claim of a product, those that were rewritten too. */
async function claimsOfProduct(ctx: RequestContext, id: number): Promise<ClaimView[]> {
  const claims: ClaimView[] = []
  for (;;) {
    const window = { limit: partSize, offset: claims.length }
    const { items, totalCount } = await listClaims(ctx, {
      ...{ subjectType: 'PRODUCT', subjectId: String(id) },
      ...window,
    })
    claims.push(...items)
    if (items.length === 0 || claims.length >= totalCount) return claims
  }
}

/** What a product says of itself, as far as the file tells it. */
const lastTexts = ['description', 'whyChoose', 'lifeBenefits', 'planetBenefits', 'moneySavings'] as const

/** A product that is gone, as it was when it went. @throws NOT_FOUND where the history knows of none. */
function deletedProduct(id: number, { before }: { before: Snapshot }): GoneProduct {
  const { name, price, ecoScore } = before
  if (typeof name !== 'string') throw unknownProduct()
  const texts = lastTexts.map((field) => [field, before[field] ?? null])
  return { ...Object.fromEntries(texts), id, name, price: String(price), ecoScore: String(ecoScore) }
}

/** What a deletion kept has the names of what is shown. */
type GoneProduct = Pick<ReturnType<typeof presentProduct>, 'id' | 'name' | 'price' | 'ecoScore'> &
  Partial<ReturnType<typeof presentProduct>>

/**
 * The proof file of a product, for an authority that asks: what is said of it, what proves it with the SHA-256 of each
 * file, what was decided of its claims, and how score and price came about. Oldest changes first. A deleted product has
 * its own as the history knew it last.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function readProofFile(ctx: RequestContext, input: unknown) {
  const { email } = requirePermission(ctx, 'catalogue.read')
  const product = await findProduct(ctx, input).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'NOT_FOUND') return null
    throw error
  })
  const { id } = parseInput(idRules, input)
  const told: GoneProduct = product
    ? presentProduct(product)
    : deletedProduct(id, await lastDeletion(ctx.em, 'PRODUCT', id))
  const category = product?.category && (await ctx.load(categoryLoader).load(product.category.id))
  const scoreDisplay: ScoreDisplay = category?.scoreDisplay ?? 'SCORE'
  const cost = await ctx.load(officialCostLoader).load(id)
  const passport = await ctx.load(passportLoader).load(id)
  const assessments = await readPublished(ctx.em, id)
  const assessment = product && assessments.findLast(({ status }) => status === 'CURRENT')
  const claims = (await claimsOfProduct(ctx, id)).map(presentClaim)
  const named = [
    ...assessments.flatMap(({ criteria }) =>
      criteria.flatMap(({ evidence }) => evidence.map((each) => each.id)),
    ),
    ...claims.flatMap(({ evidence }) => evidence?.id ?? []),
  ]
  const oldestFirst = { orderBy: { id: 'asc' } } as const
  const evidence = await ctx.em.find(Evidence, { id: { $in: named } }, oldestFirst)
  const scores = await ctx.em.find(ScoreChange, { productId: id }, oldestFirst)
  const prices = await ctx.em.find(PriceChange, { productId: id }, oldestFirst)
  return {
    /** Of the shape of this file. */
    format: 1,
    madeAt: ctx.clock.now().toISOString(),
    madeBy: email,
    methodVersion: scoreMethod.version,
    product: told,
    isDeleted: product === null,
    /** What the shop shows of the score, as the category of the product says. */
    display: { scoreDisplay, reason: category?.scoreDisplayReason ?? null },
    officialCost: cost && presentCost(cost),
    passport: presentWithLines(passport),
    assessment: assessment ? presentAssessment(assessment, true) : null,
    /** Every one that was ever published, with the evidence that it rested on, the first first. */
    assessments: assessments.map((each) => presentAssessment(each, true)),
    evidence: evidence.map(presentEvidence),
    claims: claims.map(({ evidence, ...claim }) => ({ ...claim, evidenceId: evidence?.id ?? null })),
    /** Who said what of it, from when on: each change of its texts and of those of its passport. */
    textHistory: await readTextHistory(ctx.em, id),
    scoreHistory: scores.map(({ oldScore, newScore, cause, at, by }) => ({
      ...{ at: at.toISOString(), oldScore: oldScore ?? null, newScore, cause, by: by ?? null },
    })),
    priceHistory: prices.map(({ changedAt, price, formerPrice, isOffer, isOnSale }) => ({
      ...{ changedAt: changedAt.toISOString(), price, formerPrice: formerPrice ?? null, isOffer, isOnSale },
    })),
  }
}
