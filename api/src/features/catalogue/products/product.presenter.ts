import type { Row } from '../../../platform/database/read-rows.ts'
import type { ProductImage } from './product-image.entity.ts'
import { type DocumentedProduct, documentedFields } from './products.service.ts'

/** A product as documented for REST (specification, section 3): numbers as ids, decimals as strings, ISO dates. */
export const presentProduct = (product: DocumentedProduct) => ({
  id: product.id,
  ...documentedFields(product),
  createdAt: product.createdAt.toISOString(),
  updatedAt: product.updatedAt.toISOString(),
  version: product.version,
})

/** An image as documented for REST. */
export const presentProductImage = (image: Row<ProductImage>) => ({
  id: image.id,
  productId: image.product.id,
  imageUrl: image.imageUrl,
  displayOrder: image.displayOrder,
  altText: image.altText ?? null,
  isPrimary: image.isPrimary,
  createdAt: image.createdAt.toISOString(),
})
