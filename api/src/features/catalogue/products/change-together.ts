import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import type { Snapshot } from '../../audit/audit-entry.entity.ts'
import { recordBatch } from '../../audit/batches.service.ts'
import type { Product } from './product.entity.ts'
import { auditedProduct } from './product-aggregate.ts'

/**
 * Changes products that are locked, each in its way: as one entry of the history, or as that of the one that there is.
 * @param batch in which way, and what is told of it.
 * @returns the entry of several that have changed; else null.
 */
export async function changeTogether(
  ctx: RequestContext,
  em: EntityManager,
  { subjectId, fields }: { subjectId: string; fields: Snapshot },
  products: Product[],
  changesOf: (product: Product) => Partial<EntityData<Product>>,
): Promise<number | null> {
  if (products.length === 1) {
    await audited(ctx, em, auditedProduct).changeAll(products, changesOf)
    return null
  }
  const batch = { action: 'UPDATED', subjectType: 'PRODUCTS', subjectId } as const
  return recordBatch(ctx, em, batch, async (batchId) => {
    const updated = await audited(ctx, em, auditedProduct, batchId).changeAll(products, changesOf)
    return updated > 0 ? { updated, ...fields } : null
  })
}
