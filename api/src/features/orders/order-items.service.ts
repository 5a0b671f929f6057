import { requireViewer } from '../../platform/authorize.ts'
import { isForeignKeyViolation } from '../../platform/database/database-errors.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { Priced } from '../cart/cart-totals.rules.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { addOrderItemRules, orderLimits } from './orders.rules.ts'
import { unknownOrder } from './orders.service.ts'
import { orderTotal, tooManyLines } from './place-order.service.ts'

/**
 * Adds a product to one's own pending order, at the database's price; the total is computed anew.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (also another's order), CONFLICT when the order is no
 *   longer pending or holds 100 items already, or the product is out of stock.
 */
export async function addOrderItem(ctx: RequestContext, input: unknown): Promise<OrderItem> {
  const viewer = requireViewer(ctx)
  const { orderId, productId, quantity } = parseInput(addOrderItemRules, input)
  const adding = transactionally(ctx, async (em) => {
    const order = await lockRow(em, Order, { id: orderId, user: viewer.id }, unknownOrder())
    if (order.status !== 'pending') throw conflict('Cette commande ne peut plus être modifiée.')
    const items = await em.execute<Priced[]>('select price, quantity from order_items where order_id = ?', [
      orderId,
    ])
    if (items.length >= orderLimits.lines) throw tooManyLines()
    const product = await em.findOne(Product, { id: productId, visible: true })
    if (!product) throw notFound('Produit non trouvé')
    if (!product.inStock) throw conflict('Ce produit est en rupture de stock.')
    const item = em.create(OrderItem, {
      order,
      product,
      productName: product.name,
      productEcoScore: product.ecoScore,
      price: product.price,
      quantity,
    })
    order.total = orderTotal([...items, item])
    await em.flush()
    return item
  })
  return adding.catch((error: unknown) => {
    // The product was deleted while this waited for it.
    throw isForeignKeyViolation(error) ? notFound('Produit non trouvé') : error
  })
}
