import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'
import { OrderRequest } from './order-request.entity.ts'

/**
 * Forgets idempotency keys ORDER_REQUEST_HOURS after their orders. Reads the whole table, which holds no more than
 * the orders of that time: an index would cost each order more than it saves here.
 */
export async function purgeOrderRequests(em: EntityManager, env: Env, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - env.ORDER_REQUEST_HOURS * 3_600_000)
  await em.nativeDelete(OrderRequest, { createdAt: { $lt: oldest } })
}
