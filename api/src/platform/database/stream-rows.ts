import type { EntityClass, FilterQuery, FindOptions, QueryOrderMap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { withoutDeadline } from './request-deadline.ts'

/** Rows that one statement reads: as many as are in memory at a time. */
const pageRows = 500

/**
 * Every row of a table that a condition holds for, newest first, a page at a time. Each page goes on from the last id:
 * no transaction stays open, and what comes or goes meanwhile neither shifts nor repeats a row.
 * @param where makes the condition, anew for each statement: a piece of SQL in one serves once.
 * @param populate references and collections that come with a row.
 */
export async function* streamAll<T extends { id: number }, P extends string = never>(
  em: EntityManager,
  entity: EntityClass<T>,
  where: () => FilterQuery<T>,
  populate?: FindOptions<T, P>['populate'],
): AsyncGenerator<T> {
  for (let last: T | undefined; ; ) {
    const older = last ? { id: { $lt: last.id } } : {}
    const wanted = { $and: [older, where()] } as FilterQuery<T>
    const orderBy = { id: 'desc' } as QueryOrderMap<T>
    const page: T[] = await withoutDeadline(() =>
      em.fork().find(entity, wanted, { orderBy, limit: pageRows, populate }),
    )
    yield* page
    last = page.at(-1)
    if (page.length < pageRows) return
  }
}
