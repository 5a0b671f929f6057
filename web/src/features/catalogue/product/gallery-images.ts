import { isMeasuredDrawing } from '../../../../../api/src/features/catalogue/images/measured-drawing.rules.ts'
import type { ProductGallery_ProductFragment } from '../../../graphql/generated/graphql.ts'

/** One image of the gallery. Without a source, the plant stands in. */
export interface GalleryImage {
  id: string
  src: string | null
  alt: string
  /** The measured drawing. */
  isDrawing: boolean
}

/** Which way the arrow keys turn. */
export const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The images in their order, the primary one first; the product's own image when it has no others. */
export function galleryImages(product: ProductGallery_ProductFragment): GalleryImage[] {
  if (product.images.length === 0)
    return [{ id: product.id, src: product.imageUrl, alt: product.name, isDrawing: false }]
  return [...product.images]
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.displayOrder - b.displayOrder)
    .map(({ id, imageUrl, altText }, index) => ({
      id,
      src: imageUrl,
      alt: altText || (index === 0 ? product.name : `${product.name}, vue ${index + 1}`),
      isDrawing: isMeasuredDrawing({ altText }),
    }))
}
