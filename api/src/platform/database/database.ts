import { join } from 'node:path'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import { SeedManager } from '@mikro-orm/seeder'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { postgresAddress } from './postgres/postgres-address.ts'
import { guardPool, withoutCompiling } from './postgres/postgres-pool.ts'

/** What the database holds, given by the layer above: the platform knows no shop words. */
export type Model = Required<Pick<Options, 'entities' | 'migrations'>>

/** An open database and how to leave it. */
export interface Database {
  orm: MikroORM
  /** Ends statements and connections; the embedded folder is then free for the next process. */
  close(): Promise<void>
}

/** Options that both kinds of database share. */
export function sharedOptions(model: Model): Options {
  return {
    ...model,
    // Both named: what is not, MikroORM looks for by itself, and loads once more beside the bundle.
    extensions: [Migrator, SeedManager],
    metadataProvider: ReflectMetadataProvider,
    // Everything is explicit, so nothing is to be found out, and nothing is to be cached on disk.
    metadataCache: { enabled: false },
    forceUtcTimezone: true,
    colors: false,
  }
}

/**
 * Opens PostgreSQL when DATABASE_URL names one, else the embedded database in DATA_DIR.
 * @param log is told what became of an embedded folder that was not as it should be.
 * @throws Error, one French sentence, when an embedded database is damaged or in use.
 */
export async function openDatabase(env: Env, model: Model, log?: Logger): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env, model, env.DATABASE_URL)
  // Read only where there is no server: it is a whole PostgreSQL.
  const { openEmbedded } = await import('./embedded/embedded-database.ts')
  return openEmbedded(embeddedFolder(env), model, log)
}

/** Where the embedded database lies. */
export const embeddedFolder = (env: Env) => join(env.DATA_DIR, 'database')

async function openPostgres(env: Env, model: Model, clientUrl: string): Promise<Database> {
  const orm = await MikroORM.init({
    ...sharedOptions(model),
    clientUrl,
    pool: { min: 0, max: env.DATABASE_POOL_MAX },
    driverOptions: {
      ...postgresAddress(clientUrl),
      ...withoutCompiling,
      connectionTimeoutMillis: env.DATABASE_CONNECT_TIMEOUT_MS,
      statement_timeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
      // The client's own limit covers a network that swallows packets: the server's answer never comes.
      query_timeout: env.DATABASE_STATEMENT_TIMEOUT_MS + 1_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      onPoolCreated: (pool: Pool) => guardPool(pool, env.DATABASE_STATEMENT_TIMEOUT_MS),
    },
  })
  return { orm, close: () => orm.close(true) }
}
