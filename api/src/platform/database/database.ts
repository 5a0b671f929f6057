import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { explainFailure, markInitialised, prepareFolder, readEveryTable } from './embedded-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { postgresAddress } from './postgres/postgres-address.ts'
import { guardPool } from './postgres/postgres-pool.ts'

/** How the embedded database is opened, by whoever opens one. */
export const embeddedOptions = {
  /** Those that the migrations create. */
  extensions: { unaccent, pg_trgm, fuzzystrmatch },
  // Its own memory of pages, by default 128 MB beside the system's, which holds the same files: 65 MiB less in all.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
}

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
    extensions: [Migrator],
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
export function openDatabase(env: Env, model: Model, log?: Logger): Promise<Database> {
  return env.DATABASE_URL ? openPostgres(env, model, env.DATABASE_URL) : openEmbedded(env, model, log)
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

async function openEmbedded(env: Env, model: Model, log: Logger | undefined): Promise<Database> {
  const folder = embeddedFolder(env)
  const release = await lockFolder(folder, (error) => {
    // Another process writes there now: every further write of ours would destroy both.
    process.stderr.write(`Verrou perdu sur ${folder} : ${error.message}\n`)
    process.exit(1)
  }).catch(async (error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? await explainFailure(folder, error, true) : error
  })
  try {
    const { isNew } = await prepareFolder(folder, log)
    const orm = await openFolder(folder, model).catch(async (error: unknown) => {
      throw isNew ? error : await explainFailure(folder, error, true)
    })
    await markInitialised(folder)
    return {
      orm,
      close: async () => {
        await orm.close(true)
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function openFolder(folder: string, model: Model): Promise<MikroORM> {
  const embedded = await EmbeddedORM.init({
    ...sharedOptions(model),
    dbName: folder,
    driverOptions: embeddedOptions,
  } as never)
  const orm = embedded as unknown as MikroORM
  await readEveryTable(orm.em.fork())
  return orm
}
