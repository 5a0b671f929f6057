import type { RequestContext } from '../../platform/request-context.ts'
import { addAllToCart, type LoadedCart } from '../cart/cart.service.ts'
import type { OrderItem } from './order-item.entity.ts'
import { findOrder } from './orders.service.ts'

/** The cart with what an order held, and what could not be put into it. */
export interface BoughtAgain {
  cart: LoadedCart
  left: OrderItem[]
}

/**
 * Puts what one of the viewer's own orders held into their cart, as many of each, at today's prices. What is out of
 * stock, no longer sold, or has no room in the cart stays out and is named.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (also another's order).
 */
export async function buyAgain(ctx: RequestContext, input: unknown): Promise<BoughtAgain> {
  const items = (await findOrder(ctx, input)).items.getItems()
  const wanted = items.flatMap(({ product, quantity }) =>
    product ? [{ productId: product.id, quantity }] : [],
  )
  const { cart, added } = await addAllToCart(ctx, wanted)
  return { cart, left: items.filter(({ product }) => !product || !added.has(product.id)) }
}
