import { createHash } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { conflict, ShopError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import type { LoadedLine } from '../cart/cart.service.ts'
import { CartLine } from '../cart/cart-line.entity.ts'
import { type KeptAnswer, keepAnswer, reviveAnswer } from './kept-answer.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { OrderRequest } from './order-request.entity.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import { orderTotal } from './order-total.ts'
import { placeOrderRules } from './orders.rules.ts'

/**
 * Makes an order of the viewer's cart in one transaction: items at the prices of the database, cart emptied,
 * status pending. An empty cart makes an order without items. With an idempotency key, sending it again
 * answers the order as it was answered first, whatever became of it since.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, CONFLICT (a product went out of stock; another request took the
 *   cart meanwhile), UNPROCESSABLE for a key used with another body.
 */
export async function placeOrder(ctx: RequestContext, input: unknown): Promise<Order> {
  const viewer = requireViewer(ctx)
  const { shippingAddress = null, idempotencyKey: key } = parseInput(placeOrderRules, input)
  const bodyHash = fingerprint(input)
  const known = await newestOrder(ctx.em, viewer.id)
  const answer = await transactionally(ctx, async (em) => {
    await lockPerson(em, viewer.id)
    const earlier = key ? await em.findOne(OrderRequest, { user: viewer.id, key }) : null
    if (earlier) return replayed(earlier, bodyHash)
    const lines = await takeCart(em, viewer.id, ctx.clock.now())
    if (lines.length === 0) await refuseTakenCart(em, viewer.id, { known, receivedAt: ctx.receivedAt })
    const order = createOrder(em, viewer.id, lines, shippingAddress, ctx.clock.now())
    await em.flush()
    const { id, createdAt } = order
    const first = keepAnswer(order)
    if (key)
      await em.insert(OrderRequest, { user: viewer.id, key, bodyHash, order: id, answer: first, createdAt })
    return first
  })
  return reviveAnswer(ctx.em, answer)
}

/** One order of a person at a time. Not the full row lock, which would also stop additions to the cart. */
const lockPerson = (em: EntityManager, userId: string) =>
  em.execute('select 1 from users where id = ? for no key update', [userId])

/** Of all that is documented, trusted or not: another total under the same key is another request. */
function fingerprint(input: unknown): string {
  const body = (input ?? {}) as Record<string, unknown>
  const facts = ['shippingAddress', 'total', 'status'].map(
    (name) => `${name}=${JSON.stringify(plain(body[name]))}`,
  )
  return createHash('sha256').update(facts.join('\n')).digest('hex')
}

/** Nothing nested: 50,000 levels of lists are a valid body too. */
const plain = (value: unknown) => (typeof value === 'object' ? null : (value ?? null))

function replayed(earlier: OrderRequest, bodyHash: string): KeptAnswer {
  if (earlier.bodyHash === bodyHash) return earlier.answer as KeptAnswer
  throw new ShopError('UNPROCESSABLE', 'Cette clé Idempotency-Key a déjà servi pour une autre demande.')
}

/** Locks the cart's living lines, checks that all can be delivered, and takes them out. */
async function takeCart(em: EntityManager, userId: string, now: Date): Promise<LoadedLine[]> {
  const lines = (await em.find(
    CartLine,
    { user: userId, expiresAt: { $gt: now } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )) as LoadedLine[]
  await em.populate(lines, ['product'])
  const missing = lines.find(({ product }) => !product.$.inStock)
  if (missing) throw conflict(`« ${missing.product.$.name} » est en rupture de stock.`)
  // These and no others: what another tab adds meanwhile stays in the cart.
  await em.nativeDelete(CartLine, { id: { $in: lines.map(({ id }) => id) } })
  return lines
}

/** Number of the person's newest order, 0 without any. */
async function newestOrder(em: EntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ newest: number | null }[]>(
    'select max(id) as newest from orders where user_id = ?',
    [userId],
  )
  return row?.newest ?? 0
}

/**
 * An order with items that came to be after this request came in has taken the cart: a double click or another
 * tab, whatever their keys, and not a wish for an empty order. Told by number as well as by time: what waited for
 * a lock came to be later than it says.
 */
async function refuseTakenCart(
  em: EntityManager,
  userId: string,
  { known, receivedAt }: { known: number; receivedAt: Date },
): Promise<void> {
  const taken = await em.count(Order, {
    user: userId,
    items: { $some: {} },
    $or: [{ id: { $gt: known } }, { createdAt: { $gte: receivedAt } }],
  })
  if (taken > 0) throw conflict('Votre panier vient d’être commandé.')
}

function createOrder(
  em: EntityManager,
  userId: string,
  lines: LoadedLine[],
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
