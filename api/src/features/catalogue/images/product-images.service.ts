import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import { assertUsableImageUrl } from '../../media/usable-image-url.ts'
import {
  auditedImages,
  findImages,
  lockProduct,
  type ProductWithImages,
  primaryOf,
  settleImages,
} from '../products/product-aggregate.ts'
import { ProductImage } from '../products/product-image.entity.ts'
import {
  addedImageRules,
  describedImageRules,
  imageOrderRules,
  productImageLimits,
  productImageRules,
} from '../products/product-image.rules.ts'
import { type ProductRow, productImagesLoader, writtenProduct } from '../products/products.service.ts'

/** A product and its images after a change. */
interface ImagesOfProduct {
  product: ProductRow
  images: ProductImage[]
}

/** The same, with the image that was changed. */
interface ChangedImages extends ImagesOfProduct {
  image: ProductImage
}

/** One change of the images of a product at a time: under its row's lock, and in its history. */
async function changeImages<I extends ProductImage | null>(
  ctx: RequestContext,
  productId: number,
  change: (em: EntityManager, images: ProductImage[]) => Promise<I>,
): Promise<ImagesOfProduct & { image: I }> {
  const changed = await transactionally(ctx, async (em) => {
    const product = await lockProduct(em, productId)
    const current: ProductWithImages = { product, images: await findImages(em, productId) }
    const hadImages = current.images.length > 0
    const image = await audited(ctx, em, auditedImages).changeBy(current, async () => {
      const image = await change(em, current.images)
      current.images = await settleImages(em, productId)
      // A product that never had images keeps the address that it was given.
      if (hadImages || current.images.length > 0)
        product.imageUrl = primaryOf(current.images)?.imageUrl ?? null
      return image
    })
    return { product: await writtenProduct(em, productId), images: current.images, image }
  })
  // What the same request has read of them before is out of date.
  ctx.load(productImagesLoader).clear(productId)
  return changed
}

/** An image of this product: another product's is answered like one that does not exist. */
function imageIn(images: ProductImage[], id: number): ProductImage {
  const image = images.find((each) => each.id === id)
  if (!image) throw notFound('Image non trouvée')
  return image
}

/**
 * Adds an image by its address, last unless a place is given; the first becomes primary (specification, section 7).
 * The address is shown, never fetched.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with 20 images.
 */
export async function addProductImage(ctx: RequestContext, input: unknown): Promise<ChangedImages> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, imageUrl, altText, displayOrder } = parseInput(addedImageRules, input)
  await assertUsableImageUrl(ctx, imageUrl)
  return changeImages(ctx, productId, async (em, images) => {
    if (images.length >= productImageLimits.images)
      throw conflict(`Un produit a au plus ${productImageLimits.images} images.`)
    return em.create(ProductImage, {
      product: productId,
      imageUrl,
      altText: altText ?? null,
      displayOrder: displayOrder ?? images.length,
      createdAt: ctx.clock.now(),
    })
  })
}

/**
 * Deletes an image; if it was primary, the first of those that remain becomes so.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (also another product's image).
 */
export async function deleteProductImage(ctx: RequestContext, input: unknown): Promise<ImagesOfProduct> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, imageId } = parseInput(productImageRules, input)
  return changeImages(ctx, productId, async (em, images) => {
    const image = imageIn(images, imageId)
    em.remove(image)
    // Without a gap: whoever adds one « after those that are there » gives their number as its place.
    const others = images.filter((other) => other !== image)
    for (const [place, other] of others.entries()) other.displayOrder = place
    return image
  })
}

/**
 * Makes an image the primary one; the mark leaves the other (specification, section 4).
 * @throws as deleteProductImage.
 */
export async function setPrimaryImage(ctx: RequestContext, input: unknown): Promise<ChangedImages> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, imageId } = parseInput(productImageRules, input)
  return changeImages(ctx, productId, async (em, images) => {
    const image = imageIn(images, imageId)
    // First away from the other: the database never lets a product have two, not even within a statement.
    for (const other of images) if (other !== image) other.isPrimary = false
    await em.flush()
    image.isPrimary = true
    return image
  })
}

/**
 * Puts the images in an order: the full list of them, each once, numbered from 0.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for any other list.
 */
export async function reorderProductImages(ctx: RequestContext, input: unknown): Promise<ImagesOfProduct> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, imageIds } = parseInput(imageOrderRules, input)
  return changeImages(ctx, productId, async (_em, images) => {
    const place = new Map(imageIds.map((id, index) => [id, index]))
    const isWhole = imageIds.length === images.length && images.every(({ id }) => place.has(id))
    if (!isWhole) {
      const message = 'Ordre : la liste complète des images du produit est attendue.'
      throw invalidInput(message, { imageIds: message })
    }
    for (const image of images) image.displayOrder = place.get(image.id) ?? 0
    return null
  })
}

/**
 * Says what an image shows; null or blank takes the words away.
 * @throws as deleteProductImage.
 */
export async function describeProductImage(ctx: RequestContext, input: unknown): Promise<ChangedImages> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, imageId, altText } = parseInput(describedImageRules, input)
  return changeImages(ctx, productId, async (_em, images) => {
    const image = imageIn(images, imageId)
    if (altText !== undefined) image.altText = altText
    return image
  })
}
