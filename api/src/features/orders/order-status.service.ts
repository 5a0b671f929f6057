import { requireAdmin } from '../../platform/authorize.ts'
import { conflict } from '../../platform/errors.ts'
import { lockRow } from '../../platform/lock-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { Order } from './order.entity.ts'
import { statusesAfter } from './order-status.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import { orderStatusWord } from './order-status-words.rules.ts'
import { setOrderStatusRules } from './orders.rules.ts'
import { loadOrder, unknownOrder } from './orders.service.ts'

/**
 * Moves an order on: pending → processing → shipped → delivered; pending or processing → cancelled.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for any other step.
 */
export async function setOrderStatus(ctx: RequestContext, input: unknown): Promise<Order> {
  const admin = requireAdmin(ctx)
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
  return loadOrder(ctx, { id })
}
