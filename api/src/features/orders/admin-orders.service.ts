import { type FilterQuery, type Loaded, wrap } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { everyRow } from '../../platform/every-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'
import { adminOrderFilterRules, adminOrderListRules, orderIdRules } from './orders.rules.ts'
import { loadOrder } from './orders.service.ts'

/** An order with whoever placed it: null once the account is gone. */
export interface AdministeredOrder {
  order: Order
  customer: User | null
}

/**
 * Everybody's orders, newest first, and how many match: of one status, found by number or e-mail.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listAllOrders(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: AdministeredOrder[]; totalCount: number }> {
  requireAdmin(ctx)
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
export function everyOrder(ctx: RequestContext, input: unknown): AsyncIterable<Order> {
  requireAdmin(ctx)
  const { status, search } = parseInput(adminOrderFilterRules, input)
  return everyRow(ctx.em, Order, () => matching(status, search), ['user', 'items'])
}

const matching = (status: string | undefined, search: string | undefined): FilterQuery<Order> => ({
  $and: [status ? { status } : {}, search ? namedBy(search) : {}],
})

/** Anybody's order, with items, timeline and customer. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findAnyOrder(ctx: RequestContext, input: unknown): Promise<AdministeredOrder> {
  requireAdmin(ctx)
  const { id } = parseInput(orderIdRules, input)
  return withCustomer(await wrap(await loadOrder(ctx, { id })).populate(['user']))
}

const withCustomer = (order: Loaded<Order, 'user'>): AdministeredOrder => ({
  order,
  customer: order.user?.$ ?? null,
})

/** « 12 » and « n° 12 » are a number; anything else is a part of an address, its signs taken literally. */
function namedBy(search: string): FilterQuery<Order> {
  const number = /^(?:n°|#)?\s*(\d{1,9})$/i.exec(search)?.[1]
  if (number) return { id: Number(number) }
  return { user: { email: { $like: `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` } } }
}
