import { setTimeout as pause } from 'node:timers/promises'
import type { EntityClass } from '@mikro-orm/core'
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import { conflict, type ShopError } from '../errors.ts'
import { sqlStateOf } from './database-errors.ts'

/** Serialisation failure and deadlock: PostgreSQL undid one of two that met, which may simply try again. */
const retriable = new Set(['40001', '40P01'])
const attempts = 4

/**
 * Runs `work` in one transaction, on an entity manager of its own. Everything inside must use that one: the
 * embedded database has a single connection, and a query beside the transaction would wait for ever.
 */
export const transactionally = <T>(
  ctx: { em: EntityManager },
  work: (em: EntityManager) => Promise<T>,
): Promise<T> => retrying(() => ctx.em.fork().transactional(work))

/** Runs `work`, a transaction or a statement that is one by itself, and again when PostgreSQL has undone it. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !retriable.has(sqlStateOf(error) ?? '')) throw error
      // Apart by chance, so that the two do not meet again.
      await pause(Math.random() * 50 * attempt)
    }
  }
}

/**
 * The row with this key, held until the transaction ends: what is compared with it stays true while it is changed.
 * @throws `missing` when there is none.
 */
export async function lockRow<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  key: FilterQuery<NoInfer<T>>,
  missing: ShopError,
): Promise<T> {
  const row = await em.findOne(entity, key, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!row) throw missing
  return row
}

const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'

/** Said to whoever saves a copy that somebody else has changed since it was loaded. */
export const changedMeanwhile = () => conflict(message, { version: message })

/**
 * Holds a change to the copy it was made from. Ask under the row's lock. Clients that send no version are let
 * through: the last one wins.
 * @throws CONFLICT with `fields.version`.
 */
export function requireVersion(current: number, given: number | null | undefined): void {
  if (given != null && given !== current) throw changedMeanwhile()
}
