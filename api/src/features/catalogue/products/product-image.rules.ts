import { z } from 'zod'
import { clearableLine, numericId, wholeNumber } from '../../../platform/field.rules.ts'
import { clearableImageUrl } from '../../media/images.rules.ts'

export const productImageLimits = {
  altTextLength: 300,
  /** Images of one product. */
  images: 20,
} as const

const productId = numericId('Produit')
const altText = clearableLine('Texte alternatif', productImageLimits.altTextLength)

export const addedImageRules = z.object({
  productId,
  imageUrl: clearableImageUrl.pipe(z.string({ error: "Veuillez saisir une URL d'image" })),
  altText,
  displayOrder: wholeNumber('Ordre d’affichage', 0).nullish(),
})

export const productImageRules = z.object({ productId, imageId: numericId('Image') })

export const describedImageRules = productImageRules.extend({ altText })

export const imageOrderRules = z.object({
  productId,
  imageIds: z
    .array(numericId('Image'), { error: 'Ordre : liste d’identifiants attendue.' })
    .max(productImageLimits.images, `Ordre : ${productImageLimits.images} images au plus.`),
})
