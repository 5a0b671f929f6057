import { setTimeout as pause } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { Product } from './features/catalogue/product.entity.ts'
import { model } from './model.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { isDatabaseAway } from './platform/database-errors.ts'
import { migrate, whileAlonePreparing } from './platform/migrate.ts'
import type { ObjectStorage } from './platform/object-storage.ts'
import { storeDemoPictures } from './seeders/demo/pictures.ts'
import { DemoSeeder } from './seeders/demo-seeder.ts'

/** Migrating and filling may take longer than a visitor may wait: one hour a statement. */
export const patient = (env: Env): Env => ({ ...env, DATABASE_STATEMENT_TIMEOUT_MS: 3_600_000 })

/** Migrates and, in an empty shop that asks for it, fills in the demo. Safe to run at each start and in several copies. */
export async function prepareShop(
  orm: MikroORM,
  env: Env,
  storage: ObjectStorage,
  log: Logger,
): Promise<void> {
  await whileAlonePreparing(env.DATABASE_URL, async () => {
    await migrate(orm)
    const seed = env.SEED ?? (env.DATABASE_URL ? 'none' : 'demo')
    if (seed === 'none' || (await orm.em.fork().count(Product)) > 0) return
    log.info('Première ouverture : la boutique de démonstration se remplit…')
    // Pictures first: once the products are there, the demo is complete, and a start cut short begins anew.
    await storeDemoPictures(storage)
    await orm.em.fork().transactional((em) => new DemoSeeder().run(em))
  })
}

/** The prepared database of this environment; waits for a PostgreSQL server that is not there yet. */
export async function openPreparedDatabase(env: Env, storage: ObjectStorage, log: Logger): Promise<Database> {
  for (;;) {
    const database = await openDatabase(patient(env), model)
    try {
      await prepareShop(database.orm, env, storage, log)
      if (!env.DATABASE_URL) return database
      await database.close()
      return await openDatabase(env, model)
    } catch (error) {
      await database.close()
      if (!env.DATABASE_URL || !isDatabaseAway(error)) throw error
      log.warn({ err: error }, 'La base de données ne répond pas encore. Nouvel essai dans deux secondes.')
      await pause(2_000)
    }
  }
}
