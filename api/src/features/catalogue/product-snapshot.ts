import type { Product } from './product.entity.ts'
import type { ProductImage } from './product-image.entity.ts'

/** The writable facts of a product, as its history keeps them. */
export const productSnapshot = (product: Product) => ({
  name: product.name,
  description: product.description ?? null,
  price: product.price,
  imageUrl: product.imageUrl ?? null,
  categoryId: product.category?.id ?? null,
  ecoScore: product.ecoScore,
  rating: product.rating,
  reviewCount: product.reviewCount,
  inStock: product.inStock,
  featured: product.featured,
  weeklySpecial: product.weeklySpecial,
  lifeBenefits: product.lifeBenefits ?? null,
  planetBenefits: product.planetBenefits ?? null,
  moneySavings: product.moneySavings ?? null,
  whyChoose: product.whyChoose ?? null,
})

/** One picture, as the history of its product keeps it. */
export interface ImageSnapshot {
  imageUrl: string
  altText: string | null
  displayOrder: number
  isPrimary: boolean
}

/** The pictures of a product, as its history keeps them: in the order of the gallery. */
export const imagesSnapshot = (images: (ProductImage | ImageSnapshot)[]): { images: ImageSnapshot[] } => ({
  images: images.map(({ imageUrl, altText, displayOrder, isPrimary }) => ({
    imageUrl,
    altText: altText ?? null,
    displayOrder,
    isPrimary,
  })),
})

/** The last state of a product that is deleted, with what brings it back as old as it was. */
export const deletionSnapshot = (product: Product, images: ProductImage[]) => ({
  ...productSnapshot(product),
  ...imagesSnapshot(images),
  createdAt: product.createdAt.toISOString(),
  version: product.version,
})

/** The pictures of a product and the image that follows them; its name, for who reads the history of all products. */
export const gallerySnapshot = (product: Product, images: ProductImage[]) => ({
  name: product.name,
  imageUrl: product.imageUrl ?? null,
  ...imagesSnapshot(images),
})

/** What an entry of the history may hold: all of it for a deletion, name and pictures for a change of those. */
export type ProductState = Partial<ReturnType<typeof deletionSnapshot>>

/** What a state brings back: the name that stands beside pictures is no part of their change. */
export const restorableState = ({ name, ...state }: ProductState): ProductState =>
  'price' in state ? { name, ...state } : state
