import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { givenChanges } from '../../platform/given-changes.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { requireVersion } from '../../platform/version-check.ts'
import { recordChange } from '../audit/audit.service.ts'
import { assertUsableImageUrl } from '../media/usable-image-url.ts'
import { Product } from './product.entity.ts'
import type { ProductFacts } from './product-facts.ts'
import { findPictures } from './product-gallery.ts'
import { ProductImage } from './product-image.entity.ts'
import { holdCategory, lockProduct, writtenProduct } from './product-locks.ts'
import { deletionSnapshot, productSnapshot } from './product-snapshot.ts'
import { newProductRules, productChangesRules, productRules } from './product-write.rules.ts'

const subjectType = 'PRODUCT'

/**
 * A new product (spec sections 3, 4 and 7). It has no pictures yet: `imageUrl` is kept until the first one is added.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function createProduct(ctx: RequestContext, input: unknown): Promise<ProductFacts> {
  requireAdmin(ctx)
  const { categoryId, ...facts } = givenChanges(parseInput(newProductRules, input))
  if (facts.imageUrl) await assertUsableImageUrl(ctx, facts.imageUrl)
  return transactionally(ctx, async (em) => {
    await holdCategory(em, categoryId)
    const now = ctx.clock.now()
    const product = em.create(Product, { ...facts, category: categoryId, createdAt: now, updatedAt: now })
    await em.flush()
    const after = productSnapshot(product)
    await recordChange(ctx, em, {
      action: 'CREATED',
      subjectType,
      subjectId: product.id,
      before: null,
      after,
    })
    return writtenProduct(em, product.id)
  })
}

/**
 * Changes what is given of a product, and nothing else; with a `version`, only if it is still that one. The image of a
 * product that has pictures follows the primary one: another `imageUrl` is then left alone, as old forms send the
 * whole product back.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.version`.
 */
export async function updateProduct(ctx: RequestContext, input: unknown): Promise<ProductFacts> {
  requireAdmin(ctx)
  const { id, version } = parseInput(productRules, input)
  const { categoryId, ...facts } = givenChanges(parseInput(productChangesRules, input))
  if (facts.imageUrl && !(await keepsItsImage(ctx, id, facts.imageUrl)))
    await assertUsableImageUrl(ctx, facts.imageUrl)
  return transactionally(ctx, async (em) => {
    await holdCategory(em, categoryId)
    const product = await lockProduct(em, id)
    requireVersion(product.version, version)
    const before = productSnapshot(product)
    const keepsImage = facts.imageUrl !== undefined && (await em.count(ProductImage, { product: id })) > 0
    em.assign(product, {
      ...facts,
      ...(categoryId !== undefined && { category: categoryId }),
      ...(keepsImage && { imageUrl: product.imageUrl }),
    })
    await em.flush()
    const after = productSnapshot(product)
    await recordChange(ctx, em, { action: 'UPDATED', subjectType, subjectId: id, before, after })
    return writtenProduct(em, id)
  })
}

/** Whether an address sent back changes nothing: then nothing is asked of it, its file may even be gone. */
const keepsItsImage = async ({ em }: RequestContext, id: number, imageUrl: string) =>
  (await em.count(Product, { id, imageUrl })) + (await em.count(ProductImage, { product: id })) > 0

/**
 * Deletes a product with its pictures; cart lines go with it, orders keep their items (spec section 3).
 * @returns its id.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.version`.
 */
export async function deleteProduct(ctx: RequestContext, input: unknown): Promise<number> {
  requireAdmin(ctx)
  const { id, version } = parseInput(productRules, input)
  return transactionally(ctx, async (em) => {
    const product = await lockProduct(em, id)
    requireVersion(product.version, version)
    await deleteLocked(ctx, em, [product])
    return id
  })
}

/** Deletes products that are locked, and keeps their last state. */
export async function deleteLocked(
  ctx: RequestContext,
  em: EntityManager,
  products: Product[],
): Promise<void> {
  const ids = products.map(({ id }) => id)
  const images = await findPictures(em, ids)
  const byProduct = Map.groupBy(images, (image) => image.product.id)
  for (const product of products) {
    const before = deletionSnapshot(product, byProduct.get(product.id) ?? [])
    await recordChange(ctx, em, {
      action: 'DELETED',
      subjectType,
      subjectId: product.id,
      before,
      after: null,
    })
  }
  await em.nativeDelete(Product, { id: { $in: ids } })
}
