import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { findEarlierState, recordChange } from '../audit/audit.service.ts'
import { lastDeletion } from '../audit/revived-row.ts'
import { productImagesLoader } from './catalogue.loaders.ts'
import { Product } from './product.entity.ts'
import type { ProductFacts } from './product-facts.ts'
import { findPictures, primaryOf, settlePictures } from './product-gallery.ts'
import { ProductImage } from './product-image.entity.ts'
import { isCategoryHeld, lockProduct, lockProducts, unknownProduct, writtenProduct } from './product-locks.ts'
import {
  type ImageSnapshot,
  imagesSnapshot,
  type ProductState,
  productSnapshot,
  restorableState,
} from './product-snapshot.ts'

/**
 * Puts a product back into the state in which a change left it, or found it, as a new change; the pictures only if that
 * change was about them, or if they have changed since a state that was found. A deleted product comes back under its id with the pictures that it had; orders and carts do not find it
 * again. A category that is no longer there is left out. The addresses are put back as they were: a file of ours that
 * has been collected meanwhile shows as the plant.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown change.
 */
export async function restoreProduct(ctx: RequestContext, input: unknown): Promise<ProductFacts> {
  requireAdmin(ctx)
  const earlier = await findEarlierState(ctx, 'PRODUCT', input)
  const id = Number(earlier.subjectId)
  const restored = await transactionally(ctx, async (em) => {
    const state = restorableState(earlier.state)
    const { before: last, nextVersion } = await lastDeletion(em, 'PRODUCT', id)
    const deleted: ProductState = last
    // An earlier deletion has a version of its own: the last one counts.
    const whole: ProductState = { ...deleted, ...state, version: deleted.version ?? nextVersion }
    const hasCategory = whole.categoryId != null && (await isCategoryHeld(em, whole.categoryId))
    const category = hasCategory ? whole.categoryId : null
    const [living] = await lockProducts(em, [id])
    const earlierImages = await findPictures(em, [id])
    const { images, categoryId, createdAt: _createdAt, version: _version, ...facts } = living ? state : whole
    const show = (product: Product, pictures: ProductImage[]) => ({
      ...productSnapshot(product),
      ...(images && imagesSnapshot(pictures)),
    })
    const before = living ? show(living, earlierImages) : null
    const product = living ?? (await insertAgain(em, id, whole))
    if (images) await replacePictures(em, product, earlierImages, images)
    const settled = await settlePictures(em, id)
    const without = images && earlierImages.length > 0 ? null : product.imageUrl
    em.assign(product, {
      ...{ imageUrl: without, ...facts, ...(categoryId !== undefined && { category }) },
      ...(settled.length > 0 && { imageUrl: primaryOf(settled)?.imageUrl }),
    })
    await em.flush()
    const after = show(product, settled)
    await recordChange(ctx, em, {
      action: 'RESTORED',
      subjectType: 'PRODUCT',
      subjectId: id,
      before,
      after,
    })
    return writtenProduct(em, id)
  })
  ctx.load(productImagesLoader).clear(id)
  return restored
}

/**
 * A row for a product that was deleted, under its old id and as old as it was. Its version goes on from there, so that
 * no copy from before passes for the present one.
 */
async function insertAgain(em: EntityManager, id: number, state: ProductState): Promise<Product> {
  const { images: _images, categoryId: _categoryId, createdAt, version = 1, ...facts } = state
  const { name, price, ecoScore } = facts
  if (name === undefined || price === undefined || ecoScore === undefined) throw unknownProduct()
  await em.insert(Product, {
    ...{ ...facts, id, name, price, ecoScore, version: version + 1 },
    ...(createdAt && { createdAt: new Date(createdAt) }),
  })
  return lockProduct(em, id)
}

/** Left alone when they are the same already: pictures that stay keep their ids. */
async function replacePictures(
  em: EntityManager,
  product: Product,
  present: ProductImage[],
  wanted: ImageSnapshot[],
): Promise<void> {
  if (JSON.stringify(imagesSnapshot(present)) === JSON.stringify(imagesSnapshot(wanted))) return
  await em.nativeDelete(ProductImage, { product: product.id })
  for (const image of wanted) em.create(ProductImage, { ...image, product })
}
