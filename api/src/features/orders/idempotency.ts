import { createHash } from 'node:crypto'
import { type EntityData, serialize } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ShopError } from '../../platform/errors.ts'
import { Order } from './order.entity.ts'
import { OrderRequest } from './order-request.entity.ts'

/** A request that may be sent again: whose it is, its idempotency key, and what stands for its body. */
interface KeyedRequest {
  user: string
  key: string
  bodyHash: string
}

/** Of all that is documented, trusted or not: another total under the same key is another request. */
export function fingerprint(input: unknown): string {
  const body = (input ?? {}) as Record<string, unknown>
  const facts = ['shippingAddress', 'total', 'status'].map(
    (name) => `${name}=${JSON.stringify(plain(body[name]))}`,
  )
  return createHash('sha256').update(facts.join('\n')).digest('hex')
}

/** Nothing nested: 50,000 levels of lists are a valid body too. */
const plain = (value: unknown) => (typeof value === 'object' ? null : (value ?? null))

/**
 * What this request was answered when it came first; null for a new one. Ask under the person's lock.
 * @throws UNPROCESSABLE for a key used with another body.
 */
export async function findAnswer(
  em: EntityManager,
  { user, key, bodyHash }: KeyedRequest,
): Promise<StoredAnswer | null> {
  const earlier = await em.findOne(OrderRequest, { user, key })
  if (!earlier) return null
  if (earlier.bodyHash === bodyHash) return earlier.answer as StoredAnswer
  throw new ShopError('UNPROCESSABLE', 'Cette clé Idempotency-Key a déjà servi pour une autre demande.')
}

/** Keeps the answer for the next time that the request comes, in the transaction of its order. */
export const keepAnswer = (
  em: EntityManager,
  request: KeyedRequest,
  { id, createdAt }: Order,
  answer: StoredAnswer,
) => em.insert(OrderRequest, { ...request, order: id, answer, createdAt })

/** An order with its items and its timeline as plain facts, fit for a column of JSON. */
type StoredAnswer = ReturnType<typeof storedAnswerOf>

/** The facts of an order that was just placed, to be told again word for word. */
export const storedAnswerOf = (order: Order) => serialize(order, { populate: ['items', 'statusChanges'] })

/**
 * The order that the facts tell of, as it was then: never what became of it since. On an entity manager of its
 * own, so that nothing else of the request meets it.
 */
export function replayAnswer(em: EntityManager, answer: StoredAnswer): Order {
  return em.fork().merge(Order, answer as EntityData<Order>)
}
