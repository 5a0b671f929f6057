import type { EntityClass, FilterQuery, FindOptions, QueryOrderMap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { withoutPatience } from './database-patience.ts'

/** Rows that one statement reads: as many as are in memory at a time. */
const pageRows = 500

/**
 * Every row of a table, newest first, a page at a time. Each page goes on from the last id: no transaction stays
 * open, and what comes or goes meanwhile neither shifts nor repeats a row.
 * @param populate references and collections that come with a row.
 */
export async function* everyRow<T extends { id: number }, P extends string = never>(
  em: EntityManager,
  entity: EntityClass<T>,
  populate?: FindOptions<T, P>['populate'],
): AsyncGenerator<T> {
  for (let last: T | undefined; ; ) {
    const where = (last ? { id: { $lt: last.id } } : {}) as FilterQuery<T>
    const orderBy = { id: 'desc' } as QueryOrderMap<T>
    const page: T[] = await withoutPatience(() =>
      em.fork().find(entity, where, { orderBy, limit: pageRows, populate }),
    )
    yield* page
    last = page.at(-1)
    if (page.length < pageRows) return
  }
}
