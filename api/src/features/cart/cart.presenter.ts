import { presentProduct } from '../catalogue/products/product.presenter.ts'
import type { LoadedLine } from './cart.service.ts'

/** A cart line as documented for REST, with its product. */
export const presentCartLine = (line: LoadedLine) => ({
  id: line.id,
  productId: line.product.id,
  quantity: line.quantity,
  createdAt: line.createdAt.toISOString(),
  expiresAt: line.expiresAt.toISOString(),
  product: presentProduct(line.product),
})
