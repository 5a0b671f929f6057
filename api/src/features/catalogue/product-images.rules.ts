import { z } from 'zod'
import { numericId, wholeNumber } from '../../platform/number.rules.ts'
import { clearableLine } from '../../platform/text.rules.ts'
import { clearableImageUrl } from '../media/image-url.rules.ts'

/** Limits of the pictures of a product. */
export const productImageLimits = {
  altTextLength: 300,
  /** Pictures of one product. */
  images: 20,
} as const

const productId = numericId('Produit')
const altText = clearableLine('Texte alternatif', productImageLimits.altTextLength)

/** A new picture of a product. */
export const addedImageRules = z.object({
  productId,
  imageUrl: clearableImageUrl.pipe(z.string({ error: "Veuillez saisir une URL d'image" })),
  altText,
  displayOrder: wholeNumber('Ordre d’affichage', 0).nullish(),
})

/** One picture of one product. */
export const productImageRules = z.object({ productId, imageId: numericId('Image') })

/** What a picture shows. */
export const describedImageRules = productImageRules.extend({ altText })

/** All pictures of a product in a new order. */
export const imageOrderRules = z.object({
  productId,
  imageIds: z
    .array(numericId('Image'), { error: 'Ordre : liste d’identifiants attendue.' })
    .max(productImageLimits.images, `Ordre : ${productImageLimits.images} images au plus.`),
})
