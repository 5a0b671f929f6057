import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { conflict } from '../../platform/errors.ts'
import { toCents } from '../../platform/money.rules.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { CartLine } from '../cart/cart-line.entity.ts'
import { type Priced, totalsOf } from '../cart/cart-totals.rules.ts'
import type { Product } from '../catalogue/products/product.entity.ts'
import { findAnswer, fingerprint, keepAnswer, replayAnswer, storedAnswerOf } from './idempotency.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import { orderLimits, placeOrderRules } from './orders.rules.ts'

/** What the column of the total holds, numeric(10,2). */
const greatestTotal = '99999999.99'

/** Items and delivery in euros. @throws CONFLICT when no order can be that dear. */
export function orderTotal(items: Priced[]): string {
  const { total } = totalsOf(items)
  if (toCents(total) > toCents(greatestTotal))
    throw conflict('Une commande ne peut pas dépasser 99 999 999,99 €.')
  return total
}

/** A table of lines without end would be slow to add to, to show and to send. */
export const tooManyLines = () => conflict(`Une commande contient au plus ${orderLimits.lines} produits.`)

/**
 * Makes an order of the viewer's cart in one transaction: items at the prices of the database, cart emptied,
 * status pending. With an idempotency key, sending it again answers the order as it was answered first, whatever
 * became of it since.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, CONFLICT (the cart is empty, also because another request has just taken
 *   it; more than 100 products; one out of stock), UNPROCESSABLE for a key used with another body.
 */
export async function placeOrder(ctx: RequestContext, input: unknown): Promise<Order> {
  const viewer = requireViewer(ctx)
  const { shippingAddress = null, idempotencyKey: key } = parseInput(placeOrderRules, input)
  const request = key ? { user: viewer.id, key, bodyHash: fingerprint(input) } : null
  const answer = await transactionally(ctx, async (em) => {
    await lockPerson(em, viewer.id)
    const earlier = request && (await findAnswer(em, request))
    if (earlier) return earlier
    const lines = await takeCart(em, viewer.id, ctx.clock.now())
    const order = createOrder(em, viewer.id, lines, shippingAddress, ctx.clock.now())
    await em.flush()
    const first = storedAnswerOf(order)
    if (request) await keepAnswer(em, request, order, first)
    return first
  })
  return replayAnswer(ctx.em, answer)
}

/** Also what the second click of two is told. */
const emptyCart = () =>
  conflict(
    'Votre panier est vide. Si vous venez de commander, la commande figure dans «\u00a0Mes commandes\u00a0».',
  )

/** One order of a person at a time. Not the full row lock, which would also stop additions to the cart. */
const lockPerson = (em: EntityManager, userId: string) =>
  em.execute('select 1 from users where id = ? for no key update', [userId])

/** A line with its product loaded. */
type TakenLine = CartLine & { product: { $: Product } }

/** Locks the cart's living lines, checks that they make an order, and takes them out. Those of hidden products stay. */
async function takeCart(em: EntityManager, userId: string, now: Date): Promise<TakenLine[]> {
  // Before the lines, as whoever deletes a product does; one that is deleted later waits for its line.
  await em.execute(
    `select 1 from products where id in (select product_id from cart where user_id = ?) order by id for share`,
    [userId],
  )
  const found = (await em.find(
    CartLine,
    { user: userId, expiresAt: { $gt: now } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )) as TakenLine[]
  await em.populate(found, ['product'])
  const lines = found.filter(({ product }) => product.$.visible)
  if (lines.length === 0) throw emptyCart()
  if (lines.length > orderLimits.lines) throw tooManyLines()
  const missing = lines.find(({ product }) => !product.$.inStock)
  if (missing) throw conflict(`« ${missing.product.$.name} » est en rupture de stock.`)
  // These and no others: what another tab adds meanwhile stays in the cart.
  await em.nativeDelete(CartLine, { id: { $in: lines.map(({ id }) => id) } })
  return lines
}

function createOrder(
  em: EntityManager,
  userId: string,
  lines: TakenLine[],
  shippingAddress: string | null,
  now: Date,
): Order {
  const priced = lines.map(({ product, quantity }) => ({ price: product.$.price, quantity }))
  const total = orderTotal(priced)
  const order = em.create(Order, {
    user: userId,
    total,
    shippingAddress,
    createdAt: now,
    updatedAt: now,
  })
  for (const { product, quantity } of lines) {
    const { name, ecoScore, price } = product.$
    em.create(OrderItem, {
      order,
      product: product.id,
      productName: name,
      productEcoScore: ecoScore,
      price,
      quantity,
    })
  }
  em.create(OrderStatusChange, { order, toStatus: order.status, changedBy: userId, changedAt: now })
  return order
}
