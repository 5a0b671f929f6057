import type { RawQueryFragment } from '@mikro-orm/postgresql'
import { LRUCache } from 'lru-cache'
import { sql } from '../../../platform/database/sql.ts'
import type { RequestContext } from '../../../platform/request-context.ts'

/** Rows of a count, and the state of the catalogue that they were counted in. */
interface Counted {
  version: number
  rows: object[]
}

/** Different counts kept at once: all that the menus lead to, and the latest of what people type. */
const keptCounts = 500

/** One store for each open database; it goes when the database is closed. */
const stores = new WeakMap<object, LRUCache<string, Promise<Counted>>>()

/**
 * Rows of a statement that counts products. Counting a large catalogue costs twenty times what a page of it does, so
 * a count is kept for exactly as long as no product changes, in this process or another: every write moves
 * the version of the catalogue, in its own transaction (migrations/sql/published-version.ts). There is no time to live to choose.
 * @param version the state of the catalogue that the reader has seen; the count is of that one or a later one.
 */
export async function countedRows<T extends object>(
  ctx: RequestContext,
  version: number,
  query: RawQueryFragment,
): Promise<T[]> {
  const store = storeOf(ctx)
  const key = keyOf(query)
  const kept = store.get(key)
  if (kept && (await kept).version >= version) return (await kept).rows as T[]
  // Of all the requests that meet an outdated count, the first counts anew; the others wait for it.
  if (store.get(key) === kept) store.delete(key)
  const counting = store.get(key) ?? count(ctx, query)
  store.set(key, counting)
  counting.catch(() => store.delete(key))
  return (await counting).rows as T[]
}

/** Whether a count was kept, of whatever version: if not, it may as well be asked for with the page. */
export const hasCountedRows = (ctx: RequestContext, query: RawQueryFragment): boolean =>
  storeOf(ctx).has(keyOf(query))

/** Keeps what another statement has counted at this version. */
export function keepCountedRows(
  ctx: RequestContext,
  version: number,
  query: RawQueryFragment,
  rows: object[],
): void {
  const store = storeOf(ctx)
  if (!store.has(keyOf(query))) store.set(keyOf(query), Promise.resolve({ version, rows }))
}

const keyOf = ({ sql, params }: RawQueryFragment) => JSON.stringify([sql, params])

function storeOf({ em }: RequestContext): LRUCache<string, Promise<Counted>> {
  const database = em.getDriver()
  const store = stores.get(database) ?? new LRUCache<string, Promise<Counted>>({ max: keptCounts })
  stores.set(database, store)
  return store
}

/** The version and the rows in one statement: both are of the same instant. */
async function count({ em }: RequestContext, query: RawQueryFragment): Promise<Counted> {
  const rows = await em.execute<{ version: string; counted: boolean | null }[]>(
    sql`select version, counted.* from (select max(version) as version from published_version where scope = 'catalogue') as state
     left join (select true as counted, found.* from (${query}) as found) as counted on true`,
  )
  return {
    version: Number(rows[0]?.version),
    rows: rows
      .filter(({ counted }) => counted)
      .map(({ version: _version, counted: _counted, ...row }) => row),
  }
}
