import type { FilterQuery } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Order } from './order.entity.ts'
import { orderIdRules, orderListRules } from './orders.rules.ts'

/** The same answer for another's order and for none, so that numbers cannot be probed. */
export const unknownOrder = () => notFound('Commande introuvable')

/**
 * The viewer's own orders, newest first, and how many there are in all (spec section 7).
 * @throws UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function listOrders(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: Order[]; totalCount: number }> {
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
export async function loadOrder(ctx: RequestContext, which: FilterQuery<Order>): Promise<Order> {
  const order = await ctx.em.fork().findOne(Order, which, { populate: ['items', 'statusChanges'] })
  if (!order) throw unknownOrder()
  return order
}
