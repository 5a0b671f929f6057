import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { type Env, readEnv } from './env.ts'
import { Product } from './features/catalogue/products/product.entity.ts'
import { model } from './model.ts'
import { systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { migrate, withMigrationLock } from './platform/database/migrate.ts'
import { createLogger } from './platform/logger.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { prepareShop } from './prepare-shop.ts'
import { storeDemoImages } from './seeders/demo/images.ts'
import { addLargeAnalytics } from './seeders/large-analytics.ts'
import { addLargeCatalogue } from './seeders/large-catalogue.ts'

const usage = `Remplit la boutique.

  npm run seed                    la boutique de démonstration, si elle n’a encore aucun produit
  npm run seed -- --products N    ajoute N produits variés (1 à 10 000 000), avec les photos de la démonstration
  npm run seed -- --events N      ajoute N événements de mesure d’audience (1 à 10 000 000) sur les 180 derniers jours

La base est celle de DATABASE_URL, sinon la base embarquée de DATA_DIR (boutique arrêtée).
`

/** What is asked for; neither: the demo. */
interface Wanted {
  products?: number
  events?: number
}

/** Reads the arguments. @throws Error in French. */
function wanted(args: string[]): Wanted {
  const { values } = parsed(args)
  if (values.help) {
    process.stdout.write(usage)
    process.exit(0)
  }
  return { products: countOf('products', values.products), events: countOf('events', values.events) }
}

function countOf(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const count = Number(given)
  if (/^\d{1,8}$/.test(given) && count >= 1 && count <= 10_000_000) return count
  throw new Error(`--${name} : nombre entier de 1 à 10000000 attendu, reçu « ${given} ».\n\n${usage}`)
}

function parsed(args: string[]) {
  const count = { type: 'string' } as const
  try {
    return parseArgs({ args, options: { products: count, events: count, help: { type: 'boolean' } } })
  } catch {
    throw new Error(`Arguments inconnus : ${args.join(' ')}\n\n${usage}`)
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function seedDemo({ orm }: Database, env: Env): Promise<void> {
  await prepareShop(orm, { ...env, SEED: 'demo' }, await openStorage(env), createLogger(env.LOG_LEVEL))
  say(`La boutique a ${await orm.em.fork().count(Product)} produits.`)
}

async function seedProducts({ orm }: Database, env: Env, products: number): Promise<void> {
  await withMigrationLock(env.DATABASE_URL, async () => {
    await migrate(orm)
    const before = await orm.em.fork().count(Product)
    if (before > 0) say(`La boutique a déjà ${before} produits : ${products} s’y ajoutent.`)
    await storeDemoImages(orm.em.fork(), await openStorage(env), 'all')
    const start = Date.now()
    await addLargeCatalogue(orm.em.fork(), products, (added) => {
      if (added % 10_000 === 0 || added === products) say(`${added} / ${products} produits`)
    })
    say(`La boutique a ${before + products} produits (${Math.round((Date.now() - start) / 1000)} s).`)
  })
}

async function seedEvents({ orm }: Database, env: Env, events: number): Promise<void> {
  await withMigrationLock(env.DATABASE_URL, async () => {
    await migrate(orm)
    const start = Date.now()
    await addLargeAnalytics(orm.em.fork(), events, systemClock.now(), (added) => {
      if (added % 500_000 === 0 || added === events) say(`${added} / ${events} événements`)
    })
    say(`${events} événements ajoutés (${Math.round((Date.now() - start) / 1000)} s).`)
  })
}

try {
  const { products, events } = wanted(process.argv.slice(2))
  // Filling takes longer than a visitor may wait: one hour a statement.
  const env = { ...readEnv(), DATABASE_STATEMENT_TIMEOUT_MS: 3_600_000 }
  const database = await openDatabase(env, model, createLogger(env.LOG_LEVEL))
  try {
    if (products === undefined && events === undefined) await seedDemo(database, env)
    if (products !== undefined) await seedProducts(database, env, products)
    if (events !== undefined) await seedEvents(database, env, events)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
