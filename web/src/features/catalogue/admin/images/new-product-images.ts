import { z } from 'zod'
import { newImagesRules } from '../../../../../../api/src/features/catalogue/products/product.rules.ts'

/** An image of a product that is being made: sent already, and its own once the product is. */
export interface NewImage {
  imageUrl: string
  altText: string | null
  isPrimary: boolean
}

/** Images out of the text that the form keeps of them, so that they outlive a session; none of what is no such text. */
export function keptImages(text: string): NewImage[] {
  try {
    const kept: unknown = text ? JSON.parse(text) : []
    return Array.isArray(kept) ? kept.filter((image) => typeof image?.imageUrl === 'string') : []
  } catch {
    return []
  }
}

/** The text that the form keeps; exactly one image is the primary one, the first if none is. */
export function imagesText(images: readonly NewImage[]): string {
  const primary = images.find(({ isPrimary }) => isPrimary) ?? images[0]
  return primary ? JSON.stringify(images.map((image) => ({ ...image, isPrimary: image === primary }))) : ''
}

/** The rule of the field. */
export const typedImages = z
  .string()
  .transform((text): z.input<typeof newImagesRules> => keptImages(text))
  .pipe(newImagesRules)
