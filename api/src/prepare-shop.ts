import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { ensureFirstAdmin, generatedPassword } from './features/accounts/first-admin.service.ts'
import { User } from './features/accounts/user.entity.ts'
import { prepareAnalyticsMonths } from './features/analytics/analytics-months.ts'
import { Category } from './features/catalogue/categories/category.entity.ts'
import { Product } from './features/catalogue/products/product.entity.ts'
import { ensureInformationPages } from './features/content/pages/information-pages.service.ts'
import { demonstrationNoteKey } from './features/settings/demonstration-note.rules.ts'
import { openingDayKey } from './features/settings/opening.rules.ts'
import { ensureSettings } from './features/settings/settings.service.ts'
import { SiteSetting } from './features/settings/site-setting.entity.ts'
import { model } from './model.ts'
import { type Database, embeddedFolder, openDatabase } from './platform/database/database.ts'
import { databaseNow } from './platform/database/database-clock.ts'
import { isAddressRefused, isDatabaseUnavailable } from './platform/database/database-errors.ts'
import { explainFailure } from './platform/database/embedded/embedded-folder.ts'
import { migrate, withMigrationLock } from './platform/database/migrate.ts'
import { hashPassword, inPasswordGate } from './platform/passwords.ts'
import type { ObjectStorage } from './platform/storage/object-storage.ts'
import { dayInFrance } from './platform/time-in-france.ts'
import { storeDemoImages } from './seeders/demo/images.ts'
import { createDemoCustomer, demoCustomerEmail } from './seeders/demo-customer.ts'
import { DemoSeeder } from './seeders/demo-seeder.ts'

/** Migrating and filling may take longer than a visitor may wait: one hour a statement. */
const patient = (env: Env): Env => ({ ...env, DATABASE_STATEMENT_TIMEOUT_MS: 3_600_000 })

/** Migrates and, in an empty shop that asks for it, fills in the demo. Safe to run at each start and in several copies. */
export async function prepareShop(
  orm: MikroORM,
  env: Env,
  storage: ObjectStorage,
  log: Logger,
): Promise<void> {
  await withMigrationLock(env.DATABASE_URL, async () => {
    await migrate(orm)
    await prepareAnalyticsMonths(orm.em.fork(), await databaseNow(orm))
    await ensureFirstAdmin(orm.em.fork(), env, announceAccount(env, 'Administration'))
    await ensureSettings(orm.em.fork())
    await ensureInformationPages(orm.em.fork())
    const seed = env.SEED ?? (env.DATABASE_URL ? 'none' : 'demo')
    if (seed === 'none') return
    const empty = await isEmpty(orm)
    if (empty) log.info('Première ouverture : la boutique de démonstration se remplit…')
    // Each copy has images of its own, and has them first: once the products are there, the demo is complete.
    await storeDemoImages(orm.em.fork(), storage, empty ? 'all' : 'shown')
    if (empty) await fillDemo(orm, env)
  })
}

/** No catalogue and no demo customer: one that its owner has cleared stays as it is. */
async function isEmpty({ em }: MikroORM): Promise<boolean> {
  const [products, categories] = [await em.fork().count(Product), await em.fork().count(Category)]
  return products + categories + (await em.fork().count(User, { email: demoCustomerEmail })) === 0
}

async function fillDemo(orm: MikroORM, env: Env): Promise<void> {
  const password = generatedPassword()
  const hash = await inPasswordGate(() => hashPassword(password))
  // Before: the embedded database has one connection.
  const now = await databaseNow(orm)
  await orm.em.fork().transactional(async (em) => {
    await new DemoSeeder().run(em)
    await createDemoCustomer(em, hash)
    await announceDemo(em, now)
  })
  announceAccount(env, 'Cliente de démonstration')(demoCustomerEmail, password)
}

/** A day some months ahead, as a shop that is about to open has one, and that all is an example. What its owner has written already stays. */
async function announceDemo(em: EntityManager, now: Date): Promise<void> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 4, 3))
  await em.nativeUpdate(SiteSetting, { key: openingDayKey, value: '' }, { value: dayInFrance(day) })
  const value = 'Démonstration\u00a0: notes et preuves inventées.'
  await em.nativeUpdate(SiteSetting, { key: demonstrationNoteKey, value: '' }, { value })
}

/**
 * Tells a generated password to whoever started the shop, and to no log: on the terminal; where output goes elsewhere
 * (a file, a service manager, a container), in a file that the shop's own account alone can read.
 */
const announceAccount =
  ({ DATA_DIR }: Env, who: string) =>
  (email: string, password: string) => {
    const tell = (how: string) => process.stdout.write(`\n  ${who} : ${email}\n  Mot de passe ${how}\n\n`)
    if (process.stdout.isTTY) return tell(`(affiché une seule fois) : ${password}`)
    const file = join(DATA_DIR, 'mots-de-passe.txt')
    mkdirSync(DATA_DIR, { recursive: true })
    appendFileSync(file, `${who} : ${email}\nMot de passe : ${password}\n\n`, { mode: 0o600 })
    tell(`: dans ${file}, lisible par vous seul. Supprimez ce fichier après l’avoir lu.`)
  }

/** The prepared database of this environment; waits for a PostgreSQL server that is not there yet. */
export async function openPreparedDatabase(
  env: Env,
  storage: ObjectStorage,
  log: Logger,
  signal: AbortSignal,
): Promise<Database> {
  for (;;) {
    const database = await openDatabase(patient(env), model, log)
    try {
      await prepareShop(database.orm, env, storage, log)
      if (!env.DATABASE_URL) return database
      await database.close()
      return await openDatabase(env, model)
    } catch (error) {
      // A damaged embedded database may not even close.
      await database.close().catch(() => {})
      if (!env.DATABASE_URL) throw await explainFailure(embeddedFolder(env), error, false)
      if (!isDatabaseUnavailable(error) || isAddressRefused(error)) throw error
      log.warn({ err: error }, 'La base de données ne répond pas encore. Nouvel essai dans deux secondes.')
      await pause(2_000, undefined, { signal })
    }
  }
}
