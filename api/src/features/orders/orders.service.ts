import { type FilterQuery, type Loaded, wrap } from '@mikro-orm/postgresql'
import { requirePermission, requireViewer } from '../../platform/authorize.ts'
import { streamAll } from '../../platform/database/stream-rows.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Page } from '../../platform/page.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { User } from '../accounts/user.entity.ts'
import { addAllToCart, type LoadedCart } from '../cart/cart.service.ts'
import { Order } from './order.entity.ts'
import type { OrderItem } from './order-item.entity.ts'
import { orderStatusWord, statusesAfter } from './order-status.rules.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import {
  adminOrderFilterRules,
  adminOrderListRules,
  orderIdRules,
  orderListRules,
  setOrderStatusRules,
} from './orders.rules.ts'

/** The same answer for another's order and for none, so that numbers cannot be probed. */
export const unknownOrder = () => notFound('Commande introuvable')

/**
 * The viewer's own orders, newest first (specification, section 7).
 * @throws UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function listOrders(ctx: RequestContext, input: unknown): Promise<Page<Order>> {
  const viewer = requireViewer(ctx)
  const window = parseInput(orderListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    Order,
    { user: viewer.id },
    { orderBy: { id: 'desc' }, ...window },
  )
  return { items, totalCount }
}

/** One of the viewer's own orders, with items and timeline. @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND. */
export async function findOrder(ctx: RequestContext, input: unknown): Promise<Order> {
  const viewer = requireViewer(ctx)
  const { id } = parseInput(orderIdRules, input)
  return loadOrder(ctx, { id, user: viewer.id })
}

/** The order with items and timeline as the database has them now. @throws NOT_FOUND. */
async function loadOrder(ctx: RequestContext, which: FilterQuery<Order>): Promise<Order> {
  const order = await ctx.em.fork().findOne(Order, which, { populate: ['items', 'statusChanges'] })
  if (!order) throw unknownOrder()
  return order
}

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

/** An order with whoever placed it: null once the account is gone. */
export interface AdministeredOrder {
  order: Order
  customer: User | null
  /** First and last name, kept for the books once there is no account that tells. */
  formerCustomer: string | null
}

/**
 * Everybody's orders, newest first, and how many match: of one status, found by number, by e-mail, or by the name of
 * a customer whose account is gone.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listAllOrders(ctx: RequestContext, input: unknown): Promise<Page<AdministeredOrder>> {
  requirePermission(ctx, 'orders.read')
  const { status, search, ...window } = parseInput(adminOrderListRules, input)
  const [orders, totalCount] = await ctx.em.findAndCount(Order, matching(status, search), {
    populate: ['user'],
    orderBy: { id: 'desc' },
    ...window,
  })
  return { items: orders.map(withCustomer), totalCount }
}

/**
 * Everybody's orders of one status, found by number or e-mail, with customer and items, newest first, read as they are
 * asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function streamOrders(ctx: RequestContext, input: unknown): AsyncIterable<Order> {
  requirePermission(ctx, 'persons.export')
  const { status, search } = parseInput(adminOrderFilterRules, input)
  return streamAll(ctx.em, Order, () => matching(status, search), ['user', 'items'])
}

const matching = (status: string | undefined, search: string | undefined): FilterQuery<Order> => ({
  $and: [status ? { status } : {}, search ? namedBy(search) : {}],
})

/** Anybody's order, with items, timeline and customer. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findAnyOrder(ctx: RequestContext, input: unknown): Promise<AdministeredOrder> {
  requirePermission(ctx, 'orders.read')
  const { id } = parseInput(orderIdRules, input)
  return loadAdministered(ctx, id)
}

const loadAdministered = async (ctx: RequestContext, id: number): Promise<AdministeredOrder> =>
  withCustomer(await wrap(await loadOrder(ctx, { id })).populate(['user']))

const withCustomer = (order: Loaded<Order, 'user'>): AdministeredOrder => ({
  order,
  customer: order.user?.$ ?? null,
  formerCustomer: order.customerName ?? null,
})

/** « 12 » and « n° 12 » are a number; anything else is a part of an address or a name, its signs taken literally. */
function namedBy(search: string): FilterQuery<Order> {
  const number = /^(?:n°|#)?\s*(\d{1,9})$/i.exec(search)?.[1]
  if (number) return { id: Number(number) }
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return { $or: [{ user: { email: { $like: part } } }, { customerName: { $ilike: part } }] }
}

/**
 * Moves an order on: pending → processing → shipped → delivered; pending or processing → cancelled.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for any other step.
 */
export async function setOrderStatus(ctx: RequestContext, input: unknown): Promise<AdministeredOrder> {
  const admin = requirePermission(ctx, 'orders.write')
  const { id, status } = parseInput(setOrderStatusRules, input)
  const before = await transactionally(ctx, async (em) => {
    const order = await lockRow(em, Order, { id }, unknownOrder())
    if (!statusesAfter(order.status).includes(status))
      throw conflict(
        `Une commande « ${orderStatusWord(order.status)} » ne peut pas passer à « ${orderStatusWord(status)} ».`,
      )
    const now = ctx.clock.now()
    const fromStatus = order.status
    em.create(OrderStatusChange, {
      order,
      fromStatus,
      toStatus: status,
      changedBy: admin.id,
      changedAt: now,
    })
    order.status = status
    await em.flush()
    return fromStatus
  })
  ctx.log.info({ userId: admin.id, order: id, from: before, to: status }, 'order moved on')
  return loadAdministered(ctx, id)
}
