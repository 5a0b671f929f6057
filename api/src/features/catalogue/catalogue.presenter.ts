import type { Facts } from '../../platform/read-rows.ts'
import type { Category } from './category.entity.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductImage } from './product-image.entity.ts'

/** A product as documented for REST (spec section 3): numbers as ids, decimals as strings, ISO dates. */
export const presentProduct = (product: ProductFacts) => ({
  id: product.id,
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
  createdAt: product.createdAt.toISOString(),
  updatedAt: product.updatedAt.toISOString(),
  version: product.version,
})

/** A picture as documented for REST. */
export const presentProductImage = (image: Facts<ProductImage>) => ({
  id: image.id,
  productId: image.product.id,
  imageUrl: image.imageUrl,
  displayOrder: image.displayOrder,
  altText: image.altText ?? null,
  isPrimary: image.isPrimary,
  createdAt: image.createdAt.toISOString(),
})

/** A category as documented for REST. */
export const presentCategory = (category: Category) => ({
  id: category.id,
  name: category.name,
  description: category.description ?? null,
  slug: category.slug,
  createdAt: category.createdAt.toISOString(),
  version: category.version,
})
