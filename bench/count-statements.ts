import { createRequire } from 'node:module'
import type { Client } from 'pg'

// MikroORM's own copy of pg, wherever npm has put it.
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof import('pg')

/** Preloaded into a shop of its own (`--import`): tells its parent, when asked, how many statements it has sent. */
let statements = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: Client, ...given: Parameters<typeof query>) {
  statements++
  return query.apply(this, given)
} as typeof query

process.on('message', () => process.send?.(statements))
process.channel?.unref()
