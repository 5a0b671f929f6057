import { requireAdmin } from '../../platform/authorize.ts'
import { conflict, invalidInput } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { assertUsableImageUrl } from '../media/usable-image-url.ts'
import { type ChangedGallery, changeGallery, type Gallery, pickPicture } from './change-gallery.ts'
import { unmarkPrimary } from './product-gallery.ts'
import { ProductImage } from './product-image.entity.ts'
import {
  addedImageRules,
  describedImageRules,
  imageOrderRules,
  productImageLimits,
  productImageRules,
} from './product-images.rules.ts'

/**
 * Adds a picture by its address, at the end unless a place is given; the first one becomes primary (spec section 7).
 * The address is shown, never fetched.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with 20 pictures.
 */
export async function addProductImage(ctx: RequestContext, input: unknown): Promise<ChangedGallery> {
  requireAdmin(ctx)
  const { productId, imageUrl, altText, displayOrder } = parseInput(addedImageRules, input)
  await assertUsableImageUrl(ctx, imageUrl)
  return changeGallery(ctx, productId, async (em, images) => {
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
 * Deletes a picture; if it was primary, the first of those that remain becomes so.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (also another product's picture).
 */
export async function deleteProductImage(ctx: RequestContext, input: unknown): Promise<Gallery> {
  requireAdmin(ctx)
  const { productId, imageId } = parseInput(productImageRules, input)
  return changeGallery(ctx, productId, async (em, images) => {
    const image = pickPicture(images, imageId)
    em.remove(image)
    // Without a gap: whoever adds one « after those that are there » gives their number as its place.
    const others = images.filter((other) => other !== image)
    for (const [place, other] of others.entries()) other.displayOrder = place
    return image
  })
}

/**
 * Makes a picture the primary one; the mark leaves the other (spec section 4).
 * @throws as deleteProductImage.
 */
export async function setPrimaryImage(ctx: RequestContext, input: unknown): Promise<ChangedGallery> {
  requireAdmin(ctx)
  const { productId, imageId } = parseInput(productImageRules, input)
  return changeGallery(ctx, productId, async (em, images) => {
    const image = pickPicture(images, imageId)
    await unmarkPrimary(
      em,
      images.filter((other) => other !== image),
    )
    image.isPrimary = true
    return image
  })
}

/**
 * Puts the pictures in an order: the full list of them, each once, numbered from 0.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for any other list.
 */
export async function reorderProductImages(ctx: RequestContext, input: unknown): Promise<Gallery> {
  requireAdmin(ctx)
  const { productId, imageIds } = parseInput(imageOrderRules, input)
  return changeGallery(ctx, productId, async (_em, images) => {
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
 * Says what a picture shows; null or blank takes the words away.
 * @throws as deleteProductImage.
 */
export async function describeProductImage(ctx: RequestContext, input: unknown): Promise<ChangedGallery> {
  requireAdmin(ctx)
  const { productId, imageId, altText } = parseInput(describedImageRules, input)
  return changeGallery(ctx, productId, async (_em, images) => {
    const image = pickPicture(images, imageId)
    if (altText !== undefined) image.altText = altText
    return image
  })
}
