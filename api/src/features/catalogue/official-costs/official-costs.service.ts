import type { EntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { requirePermission } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import { requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput, notFound } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AuditedEntity, audited, findEarlierState } from '../../audit/audit.service.ts'
import { categoryLoader } from '../categories/categories.loaders.ts'
import { lockProduct } from '../products/product-aggregate.ts'
import { findProduct, type ProductRow } from '../products/products.service.ts'
import { OfficialCost } from './official-cost.entity.ts'
import {
  declaredLater,
  officialCostFactsRules,
  officialCostProductRules,
  officialCostText,
  saveOfficialCostRules,
} from './official-cost.rules.ts'

const auditedCost: AuditedEntity<OfficialCost> = {
  subjectType: 'OFFICIAL_COST',
  subjectIdOf: ({ productId }) => productId,
  fieldsOf: (cost) => ({
    points: cost.points,
    pointsPer100g: String(Number(cost.pointsPer100g)),
    declaredBy: cost.declaredBy,
    declaredOn: cost.declaredOn,
    portalReference: cost.portalReference ?? null,
  }),
}

/** An official cost as REST and the proof file tell it. */
export const presentCost = ({ id: _id, ...facts }: OfficialCost) => facts

/** Official costs by product id, one statement for all that a request asks for; null before it is declared. */
export const officialCostLoader = (ctx: RequestContext) =>
  new DataLoader<number, OfficialCost | null>(async (ids) => {
    const found = await readRows<OfficialCost>(
      ctx.em,
      OfficialCost,
      sql`where product_id = any(${`{${ids}}`}::int[])`,
    )
    const byProduct = new Map(found.map((cost) => [cost.productId, cost]))
    return ids.map((id) => byProduct.get(id) ?? null)
  })

/** The official cost of a product; null before it is declared. @throws as findProduct. */
export async function findOfficialCost(ctx: RequestContext, input: unknown): Promise<OfficialCost | null> {
  const { id } = await findProduct(ctx, input)
  return ctx.load(officialCostLoader).load(id)
}

/**
 * The official cost of a product in French words, where its category shows that in place of the total; null elsewhere.
 */
export async function findOfficialCostText(ctx: RequestContext, product: ProductRow): Promise<string | null> {
  const category = product.category && (await ctx.load(categoryLoader).load(product.category.id))
  if (category?.scoreDisplay !== 'OFFICIAL_TEXTILE') return null
  return officialCostText(await ctx.load(officialCostLoader).load(product.id))
}

/** The day in France, where the portal stands. */
const today = (now: Date) => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })

async function lockCost(em: EntityManager, productId: number): Promise<OfficialCost | null> {
  // The product first: it holds the row that each change of the catalogue waits for.
  await lockProduct(em, productId)
  return em.findOne(OfficialCost, { productId })
}

/**
 * Writes the official cost of a product, the first time makes it.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function saveOfficialCost(ctx: RequestContext, input: unknown): Promise<OfficialCost> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, version, ...facts } = parseInput(saveOfficialCostRules, input)
  if (facts.declaredOn > today(ctx.clock.now()))
    throw invalidInput(declaredLater, { declaredOn: declaredLater })
  return transactionally(ctx, async (em) => {
    const cost = await lockCost(em, productId)
    const { create, change } = audited(ctx, em, auditedCost)
    if (!cost) return create(em.create(OfficialCost, { ...facts, productId }))
    requireVersion(cost.version, version)
    return change(cost, facts)
  })
}

/**
 * Puts an official cost back into the state in which a change left it, or found it.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function restoreOfficialCost(ctx: RequestContext, input: unknown): Promise<OfficialCost> {
  requirePermission(ctx, 'catalogue.write')
  const { subjectId, state } = await findEarlierState(ctx, 'OFFICIAL_COST', input)
  const { id: productId } = parseInput(officialCostProductRules, { id: subjectId })
  const facts = parseInput(officialCostFactsRules, state)
  return transactionally(ctx, async (em) => {
    const cost = await lockCost(em, productId)
    if (!cost) throw notFound('Coût environnemental non trouvé')
    return audited(ctx, em, auditedCost).change(cost, facts, 'RESTORED')
  })
}
