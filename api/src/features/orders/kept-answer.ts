import { type EntityData, serialize } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Order } from './order.entity.ts'

/** An order with its items and its timeline as plain facts, fit for a column of JSON. */
export type KeptAnswer = ReturnType<typeof keepAnswer>

/** The facts of an order that was just placed, to be told again word for word. */
export const keepAnswer = (order: Order) => serialize(order, { populate: ['items', 'statusChanges'] })

/**
 * The order that the facts tell of, as it was then: never what became of it since. On an entity manager of its
 * own, so that nothing else of the request meets it.
 */
export function reviveAnswer(em: EntityManager, answer: KeptAnswer): Order {
  return em.fork().merge(Order, answer as EntityData<Order>)
}
