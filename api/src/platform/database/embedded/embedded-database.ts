import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type Database, type Model, sharedOptions } from '../database.ts'
import { explainFailure, markInitialised, prepareFolder, readEveryTable } from './embedded-folder.ts'
import { lockFolder } from './folder-lock.ts'

/** How the embedded database is opened, by whoever opens one. */
export const embeddedOptions = {
  /** Those that the migrations create. */
  extensions: { unaccent, pg_trgm, fuzzystrmatch },
  // Its own memory of pages, by default 128 MB beside the system's, which holds the same files: 65 MiB less in all.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
}

/**
 * Opens the embedded database, and holds its folder against other processes.
 * @param log is told what became of a folder that was not as it should be.
 * @throws Error, one French sentence, when the database is damaged or in use.
 */
export async function openEmbedded(folder: string, model: Model, log: Logger | undefined): Promise<Database> {
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
