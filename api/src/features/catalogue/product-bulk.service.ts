import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { givenChanges } from '../../platform/given-changes.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { recordChange } from '../audit/audit.service.ts'
import type { Product } from './product.entity.ts'
import type { ProductFacts } from './product-facts.ts'
import { holdCategory, lockProducts, unknownProduct, writtenProducts } from './product-locks.ts'
import { productSnapshot } from './product-snapshot.ts'
import { bulkChangesRules, productIdsRules } from './product-write.rules.ts'
import { deleteLocked } from './product-write.service.ts'

/**
 * The same change of up to 500 products, all or none. Those that already are so stay as they are.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND when one of them is unknown.
 */
export async function changeProducts(ctx: RequestContext, input: unknown): Promise<ProductFacts[]> {
  requireAdmin(ctx)
  const { ids } = parseInput(productIdsRules, input)
  const { categoryId, ...flags } = givenChanges(parseInput(bulkChangesRules, input))
  return transactionally(ctx, async (em) => {
    await holdCategory(em, categoryId)
    const products = await lockAll(em, ids)
    const before = products.map(productSnapshot)
    for (const product of products)
      em.assign(product, { ...flags, ...(categoryId !== undefined && { category: categoryId }) })
    await em.flush()
    for (const [index, product] of products.entries())
      await recordChange(ctx, em, {
        action: 'UPDATED',
        subjectType: 'PRODUCT',
        subjectId: product.id,
        before: before[index] ?? null,
        after: productSnapshot(product),
      })
    return writtenProducts(em, ids)
  })
}

/**
 * Deletes up to 500 products as `deleteProduct` does, all or none.
 * @returns their ids.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND when one of them is unknown.
 */
export async function deleteProducts(ctx: RequestContext, input: unknown): Promise<number[]> {
  requireAdmin(ctx)
  const { ids } = parseInput(productIdsRules, input)
  return transactionally(ctx, async (em) => {
    await deleteLocked(ctx, em, await lockAll(em, ids))
    return ids
  })
}

async function lockAll(em: EntityManager, ids: number[]): Promise<Product[]> {
  const products = await lockProducts(em, ids)
  if (products.length < ids.length) throw unknownProduct()
  return products
}
