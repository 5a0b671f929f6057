import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { recordChange } from '../audit/audit.service.ts'
import { productImagesLoader } from './catalogue.loaders.ts'
import type { ProductFacts } from './product-facts.ts'
import { findPictures, primaryOf, settlePictures } from './product-gallery.ts'
import type { ProductImage } from './product-image.entity.ts'
import { lockProduct, writtenProduct } from './product-locks.ts'
import { gallerySnapshot } from './product-snapshot.ts'

/** A product and its pictures after a change. */
export interface Gallery {
  product: ProductFacts
  images: ProductImage[]
}

/** The same, with the picture that was changed. */
export interface ChangedGallery extends Gallery {
  image: ProductImage
}

/** One change of the pictures of a product at a time: under its row's lock, and in its history. */
export async function changeGallery<I extends ProductImage | null>(
  ctx: RequestContext,
  productId: number,
  change: (em: EntityManager, images: ProductImage[]) => Promise<I>,
): Promise<Gallery & { image: I }> {
  const changed = await transactionally(ctx, async (em) => {
    const product = await lockProduct(em, productId)
    const earlier = await findPictures(em, [productId])
    const before = gallerySnapshot(product, earlier)
    const image = await change(em, earlier)
    const images = await settlePictures(em, productId)
    // A product that never had a picture keeps its image.
    if (earlier.length + images.length > 0) product.imageUrl = primaryOf(images)?.imageUrl ?? null
    await em.flush()
    const after = gallerySnapshot(product, images)
    await recordChange(ctx, em, {
      action: 'UPDATED',
      subjectType: 'PRODUCT',
      subjectId: productId,
      before,
      after,
    })
    return { product: await writtenProduct(em, productId), images, image }
  })
  // What the same request showed of them before is no longer so.
  ctx.load(productImagesLoader).clear(productId)
  return changed
}

/** A picture of this product: another product's is as unknown as none (security A10). */
export function pickPicture(images: ProductImage[], id: number): ProductImage {
  const image = images.find((each) => each.id === id)
  if (!image) throw notFound('Image non trouvée')
  return image
}
