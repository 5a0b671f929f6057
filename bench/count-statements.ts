import { createRequire } from 'node:module'
import type { Client, QueryConfig } from 'pg'
import type { Statement } from './servers.ts'

// MikroORM's own copy of pg, wherever npm has put it.
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof import('pg')

/** Preloaded into a shop of its own (`--import`): tells its parent, when asked, what it has sent since the last time. */
let sent: Statement[] = []
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: Client, ...given: Parameters<typeof query>) {
  const [asked, params] = given as unknown[]
  const { text = asked, values = params } = (typeof asked === 'object' ? asked : {}) as QueryConfig
  if (typeof text === 'string') sent.push({ sql: text, params: values as unknown[] })
  return query.apply(this, given)
} as typeof query

process.on('message', () => {
  process.send?.(sent)
  sent = []
})
process.channel?.unref()
