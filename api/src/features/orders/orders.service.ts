import { requireViewer } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Order } from './order.entity.ts'
import { orderIdRules } from './orders.rules.ts'

/** The same answer for another's order and for none, so that numbers cannot be probed. */
export const unknownOrder = () => notFound('Commande introuvable')

/** The viewer's own orders, newest first (spec section 7). @throws UNAUTHENTICATED. */
export function listOrders(ctx: RequestContext): Promise<Order[]> {
  const viewer = requireViewer(ctx)
  return ctx.em.find(Order, { user: viewer.id }, { orderBy: { id: 'desc' } })
}

/** One of the viewer's own orders, with items and timeline. @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND. */
export async function findOrder(ctx: RequestContext, input: unknown): Promise<Order> {
  const viewer = requireViewer(ctx)
  const { id } = parseInput(orderIdRules, input)
  return loadOrder(ctx, id, viewer.id)
}

/** An order with items and timeline as the database has it now; any person's when no owner is named. */
export async function loadOrder(ctx: RequestContext, id: number, ownerId?: string): Promise<Order> {
  const order = await ctx.em
    .fork()
    .findOne(Order, { id, ...(ownerId ? { user: ownerId } : {}) }, { populate: ['items', 'statusChanges'] })
  if (!order) throw unknownOrder()
  return order
}
