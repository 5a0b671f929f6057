import type { RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Row, readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import { reinsertAll } from '../../audit/deletions.service.ts'
import { restoredPlan } from '../../content/publication-plan.ts'
import { signProducts } from '../score-author.ts'
import { Product } from './product.entity.ts'
import { auditedProduct, auditedState, deletionFields, type ProductState } from './product-aggregate.ts'
import { ProductImage } from './product-image.entity.ts'
import { unknownProduct } from './products.service.ts'

/**
 * Deletes products that are locked, and keeps their last state.
 * @param batchId the change of many that this is a part of.
 */
export async function deleteLocked(
  ctx: RequestContext,
  em: EntityManager,
  products: Product[],
  batchId?: number,
): Promise<void> {
  const ids = products.map(({ id }) => id)
  // As plain rows: the unit of work would write to the images that go with their product.
  const images = await readRows<Row<ProductImage>>(
    em,
    ProductImage,
    sql`where product_id = any(${`{${ids}}`}::int[]) order by product_id, display_order, id`,
  )
  const byProduct = Map.groupBy(images, (image) => image.product.id)
  await audited(ctx, em, auditedProduct, batchId).delete(products, (product) =>
    deletionFields(product, byProduct.get(product.id) ?? []),
  )
}

/**
 * A row for a product that was deleted, under its old id and as old as it was. Its version goes on from there, so that
 * no copy from before the deletion passes for the present one. Category, images and plan are left to the caller.
 * @throws NOT_FOUND when too little of it is known.
 */
export function deletedRow(id: number, state: ProductState): RequiredEntityData<Product> & { id: number } {
  const {
    images: _images,
    categoryId: _categoryId,
    publishAt: _plan,
    createdAt,
    version = 1,
    ...fields
  } = state
  const { name, price, ecoScore } = fields
  if (name === undefined || price === undefined || ecoScore === undefined) throw unknownProduct()
  const dates = createdAt === undefined ? {} : { createdAt: new Date(createdAt) }
  return { ...fields, ...dates, id, name, price, ecoScore, version: version + 1 }
}

/** A product that was deleted, with its last state. */
export interface DeletedProduct {
  id: number
  state: ProductState
  /** The one that it had, as far as it is still there. */
  category: number | null
}

/**
 * Brings products back under their ids with the images that they had, as a part of one change.
 * @param deleted none of which is there; the catalogue is locked.
 */
export async function undeleteProducts(
  ctx: RequestContext,
  em: EntityManager,
  deleted: DeletedProduct[],
  batchId: number,
): Promise<void> {
  const hidden = { isShown: false, publishAt: null }
  const planOf = ({ visible, publishAt }: ProductState) =>
    restoredPlan(ctx.clock.now(), hidden, { isShown: visible, publishAt })
  await signProducts(em, ctx)
  await reinsertAll(
    em,
    Product,
    deleted.map(({ id, state, category }) => ({
      ...deletedRow(id, state),
      category,
      publishAt: planOf(state),
    })),
  )
  const images = deleted.flatMap(({ id, state }) =>
    (state.images ?? []).map((image) => ({ ...image, product: id })),
  )
  if (images.length > 0) await em.insertMany(ProductImage, images)
  const ids = deleted.map(({ id }) => id)
  const products = await em.find(Product, { id: { $in: ids } }, { orderBy: { id: 'asc' } })
  const byProduct = Map.groupBy(
    await em.find(ProductImage, { product: { $in: ids } }, { orderBy: { displayOrder: 'asc', id: 'asc' } }),
    ({ product }) => product.id,
  )
  await audited(ctx, em, auditedState({ images: [] }), batchId).undeleteAll(
    products.map((product) => ({ product, images: byProduct.get(product.id) ?? [] })),
  )
}
