import type { ProductGallery_ProductFragment } from '../../graphql/generated/graphql.ts'

/** One picture of the gallery. Without a source, the plant stands in. */
export interface GalleryPicture {
  id: string
  src: string | null
  alt: string
}

/** Which way the arrow keys turn. */
export const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures in their order, the primary one first; the product's own picture when it has no others. */
export function galleryPictures(product: ProductGallery_ProductFragment): GalleryPicture[] {
  if (product.images.length === 0) return [{ id: product.id, src: product.imageUrl, alt: product.name }]
  return [...product.images]
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.displayOrder - b.displayOrder)
    .map(({ id, imageUrl, altText }, index) => ({
      id,
      src: imageUrl,
      alt: altText || (index === 0 ? product.name : `${product.name}, vue ${index + 1}`),
    }))
}
