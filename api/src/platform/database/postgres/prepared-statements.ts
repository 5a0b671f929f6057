import type { EntityManager, RawQueryFragment } from '@mikro-orm/postgresql'
import { CompiledQuery, type QueryExecutorProvider } from 'kysely'

/** So many statements are prepared on a connection at most: what is asked for by key is far fewer. */
const most = 200

/** Names of the prepared statements of this process, by their text: the same on every connection. */
const names = new Map<string, string>()

/** How often the tables have changed under the prepared statements: their names then begin anew. */
let generation = 0

/** The name under which a connection keeps this text prepared; undefined when there are too many already. */
export function preparedName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  const name = `shop_${generation}_${names.size}`
  names.set(text, name)
  return name
}

/** Whether PostgreSQL refuses a prepared statement since a newer copy of the shop has changed its tables meanwhile. */
export function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '0A000' && /cached plan/.test(message ?? '')
}

/** Forgets the names: each statement is prepared anew when it is next asked for. */
export function prepareAnew(): void {
  generation += 1
  names.clear()
}

/**
 * Rows of a statement that is asked for again and again with other values: its text stays the same, so that each
 * connection parses and plans it once (half of what PostgreSQL needs for one row by its key). Only for statements
 * whose best plan does not depend on the values: a list with filters is sent whole (`em.execute`).
 */
export async function executePrepared<T>(
  em: EntityManager,
  { sql: text, params }: RawQueryFragment,
): Promise<T[]> {
  let place = 0
  const numbered = text.replace(/\?/g, () => `$${++place}`)
  em.config.getLogger().logQuery({ level: 'info', query: text, params: [...params] })
  const client: QueryExecutorProvider = em.getTransactionContext() ?? em.getConnection().getClient()
  const query = CompiledQuery.raw(numbered, [...params])
  const { rows } = await client.getExecutor().executeQuery<T>(query)
  return rows
}
