import { countDeletion, requirePermission, requireRecentSignIn } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { recordBatch } from '../../audit/batches.service.ts'
import { productIdsRules } from '../products/product.rules.ts'
import { lockAllProducts } from '../products/product-aggregate.ts'
import { deleteLocked } from '../products/product-deletions.ts'

/** Several products that are gone, and the entry in the history; null of one, which has its own. */
export interface DeletedProducts {
  entryId: number | null
  ids: number[]
}

/** Most products that the entry names. */
const namedProducts = 10

/**
 * Deletes up to 500 products as `deleteProduct` does, all or none. Of several it is one entry of the history, which
 * `undoProducts` undoes.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, STEP_UP_REQUIRED for several and for too many one by one, NOT_FOUND when one of them is unknown.
 */
export async function deleteProducts(ctx: RequestContext, input: unknown): Promise<DeletedProducts> {
  requirePermission(ctx, 'catalogue.write')
  const { ids } = parseInput(productIdsRules, input)
  if (ids.length > 1) requireRecentSignIn(ctx)
  else await countDeletion(ctx)
  return transactionally(ctx, async (em) => {
    const products = await lockAllProducts(em, ids)
    if (products.length === 1) {
      await deleteLocked(ctx, em, products)
      return { entryId: null, ids }
    }
    const names = products.slice(0, namedProducts).map(({ name }) => name)
    const batch = { action: 'DELETED', subjectType: 'PRODUCTS', subjectId: 'deletions' } as const
    const entryId = await recordBatch(ctx, em, batch, async (batchId) => {
      await deleteLocked(ctx, em, products, batchId)
      return { deleted: products.length, names }
    })
    return { entryId, ids }
  })
}
