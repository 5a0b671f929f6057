import type { EntityManager } from '@mikro-orm/postgresql'
import { ProductImage } from './product-image.entity.ts'

/** Pictures of products in the order of their galleries. */
export const findPictures = (em: EntityManager, productIds: number[]): Promise<ProductImage[]> =>
  em.find(
    ProductImage,
    { product: { $in: productIds } },
    { orderBy: { product: 'asc', displayOrder: 'asc', id: 'asc' } },
  )

/**
 * Saves what was changed of the pictures of a locked product, and then holds the rule of spec section 4: as soon as
 * there is a picture, exactly one is primary, the first of the gallery if none is chosen.
 * @returns the pictures as they now are, in order.
 */
export async function settlePictures(em: EntityManager, productId: number): Promise<ProductImage[]> {
  await em.flush()
  const images = await findPictures(em, [productId])
  if (images[0] && !primaryOf(images)) images[0].isPrimary = true
  await em.flush()
  return images
}

/** The picture that stands for the product: its `imageUrl` is the one of the product. */
export const primaryOf = (images: ProductImage[]): ProductImage | undefined =>
  images.find(({ isPrimary }) => isPrimary)

/**
 * Takes the primary mark away from a picture, so that another can have it: the database never lets a product have two,
 * not even within a statement.
 */
export async function unmarkPrimary(em: EntityManager, images: ProductImage[]): Promise<void> {
  for (const image of images) image.isPrimary = false
  await em.flush()
}
