import type { MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { postgresAddress } from './postgres/postgres-address.ts'

/** Any number, the same for every copy of the shop: names « preparing the database ». */
const preparingLock = 4_019_270_325

const connectTimeoutMs = 5_000

/**
 * Runs `prepare` (migrations, first data) while no other copy of the shop does. PostgreSQL's advisory lock
 * serves several copies; the embedded database has its folder lock already.
 * @param databaseUrl none for the embedded database.
 */
export async function withMigrationLock<T>(
  databaseUrl: string | undefined,
  prepare: () => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return prepare()
  // A connection of its own, without the statement timeout: waiting for the other copy may take long.
  const client = new Client({
    ...postgresAddress(databaseUrl),
    connectionTimeoutMillis: connectTimeoutMs,
  })
  // A server that goes away meanwhile is told by the statement that needed it; unheard, it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [preparingLock])
    return await prepare()
  } finally {
    await client.end()
  }
}

/** Brings the schema up to date; does nothing when it is. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.migrator.up()
}
