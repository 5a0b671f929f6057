import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { Product } from './features/catalogue/product.entity.ts'
import { migrate, whileAlonePreparing } from './platform/migrate.ts'
import type { ObjectStorage } from './platform/object-storage.ts'
import { storeDemoPictures } from './seeders/demo/pictures.ts'
import { DemoSeeder } from './seeders/demo-seeder.ts'

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
