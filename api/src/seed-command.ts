import 'reflect-metadata'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Env, readEnv } from './env.ts'
import { Product } from './features/catalogue/product.entity.ts'
import { model } from './model.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { diskStorage } from './platform/disk-storage.ts'
import { createLogger } from './platform/logger.ts'
import { migrate, whileAlonePreparing } from './platform/migrate.ts'
import { prepareShop } from './prepare-shop.ts'
import { storeDemoPictures } from './seeders/demo/pictures.ts'
import { addLargeCatalogue } from './seeders/large-catalogue.ts'

const usage = `Remplit la boutique.

  npm run seed                    la boutique de démonstration, si elle n’a encore aucun produit
  npm run seed -- --products N    ajoute N produits variés (1 à 10 000 000), avec les photos de la démonstration

La base est celle de DATABASE_URL, sinon la base embarquée de DATA_DIR (boutique arrêtée).
`

/** How many products are asked for; null: the demo. @throws Error in French. */
function productsAskedFor(args: string[]): number | null {
  const { values } = parsed(args)
  if (values.help) {
    process.stdout.write(usage)
    process.exit(0)
  }
  if (values.products === undefined) return null
  const products = Number(values.products)
  if (/^\d{1,8}$/.test(values.products) && products >= 1 && products <= 10_000_000) return products
  throw new Error(
    `--products : nombre entier de 1 à 10000000 attendu, reçu « ${values.products} ».\n\n${usage}`,
  )
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { products: { type: 'string' }, help: { type: 'boolean' } } })
  } catch {
    throw new Error(`Arguments inconnus : ${args.join(' ')}\n\n${usage}`)
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function seedDemo({ orm }: Database, env: Env): Promise<void> {
  const storage = diskStorage(join(env.DATA_DIR, 'images'))
  await prepareShop(orm, { ...env, SEED: 'demo' }, storage, createLogger(env.LOG_LEVEL))
  say(`La boutique a ${await orm.em.fork().count(Product)} produits.`)
}

async function seedProducts({ orm }: Database, env: Env, products: number): Promise<void> {
  await whileAlonePreparing(env.DATABASE_URL, async () => {
    await migrate(orm)
    const before = await orm.em.fork().count(Product)
    if (before > 0) say(`La boutique a déjà ${before} produits : ${products} s’y ajoutent.`)
    await storeDemoPictures(diskStorage(join(env.DATA_DIR, 'images')))
    const start = Date.now()
    await addLargeCatalogue(orm.em.fork(), products, (added) => {
      if (added % 10_000 === 0 || added === products) say(`${added} / ${products} produits`)
    })
    say(`La boutique a ${before + products} produits (${Math.round((Date.now() - start) / 1000)} s).`)
  })
}

try {
  const products = productsAskedFor(process.argv.slice(2))
  // Filling takes longer than a visitor may wait: one hour a statement.
  const env = { ...readEnv(), DATABASE_STATEMENT_TIMEOUT_MS: 3_600_000 }
  const database = await openDatabase(env, model)
  try {
    await (products === null ? seedDemo(database, env) : seedProducts(database, env, products))
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
