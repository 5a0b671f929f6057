import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlStateOf } from './database-errors.ts'
import type { RequestContext } from './request-context.ts'

/** Serialisation failure and deadlock: PostgreSQL undid one of two that met, which may simply try again. */
const retriable = new Set(['40001', '40P01'])
const attempts = 4

/**
 * Runs `work` in one transaction, on an entity manager of its own. Everything inside must use that one: the
 * embedded database has a single connection, and a query beside the transaction would wait for ever.
 */
export async function transactionally<T>(
  ctx: RequestContext,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.em.fork().transactional(work)
    } catch (error) {
      if (attempt === attempts || !retriable.has(sqlStateOf(error) ?? '')) throw error
      // Apart by chance, so that the two do not meet again.
      await pause(Math.random() * 50 * attempt)
    }
  }
}
