import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageKey } from './features/media/image-variants.rules.ts'
import { demoCatalogue, demoImageName } from './seeders/demo/catalogue.ts'
import { drawMostImages } from './test/data/demo-images.ts'
import { Orderer } from './test/data/order-load.ts'
import { onPostgres } from './test/database/cloned-database.ts'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'

const demoProducts = demoCatalogue.flatMap(({ products }) => products)
let folder: string
let shop: ShopProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crashes-'))
})

afterEach(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

async function kill() {
  shop?.child.kill('SIGKILL')
  await shop?.ended
}

/** Starts the shop and kills it as soon as `isTime`; it must not have opened before. */
async function killAt(settings: Record<string, string>, isTime: () => boolean | Promise<boolean>) {
  shop = await startShopProcess(settings)
  while (!(await isTime())) {
    if (shop.child.exitCode !== null) throw new Error(`The shop ended:\n${shop.output()}`)
    await pause(2)
  }
  await kill()
  expect(shop.output()).not.toContain('Boutique ouverte')
}

/** What the demo fills in is there, once. */
async function expectDemoOnce() {
  const products = await fetch(`${shop.origin}/api/products?limit=1`)
  expect(products.headers.get('x-total-count')).toBe(String(demoProducts.length))
  const categories = await (await fetch(`${shop.origin}/api/categories`)).json()
  expect(categories.length).toBe(demoCatalogue.length)
  expect(
    existsSync(join(folder, 'images', imageKey(demoImageName(demoProducts[0]?.name ?? '', 1), 1280))),
  ).toBe(true)
}

/** Kills the shop in the middle of orders, again and again: what was acknowledged is there, and nothing half. */
async function killDuringOrders(settings: Record<string, string>, times: number) {
  const [{ id: productId }] = await (await fetch(`${shop.origin}/api/products?inStock=true&limit=1`)).json()
  const people = await Promise.all([1, 2, 3, 4].map((i) => Orderer.register(shop.origin, `p${i}@exemple.fr`)))
  for (let round = 1; round <= times; round++) {
    const load = people.map((person) => person.orderUntilGone(shop.origin, productId))
    const hasOrdered = () => Math.min(...people.map(({ acknowledged }) => acknowledged.length))
    await expect.poll(hasOrdered, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(round * 3)
    await kill()
    await Promise.all(load)
    shop = await startShopProcess(settings)
    await shop.ready()
  }
  for (const person of people) {
    await person.finish(shop.origin)
    const found = await person.orders(shop.origin)
    // Asked for twice is made once: no order but those that were acknowledged in the end.
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(person.acknowledged.toSorted((a, b) => a - b))
    expect(Math.min(...found.values())).toBe(1)
  }
}

describe.skipIf(onPostgres)('the embedded database', () => {
  test('survives kill -9 anywhere in its first start and in the middle of orders', async () => {
    const settings = { DATA_DIR: folder, SEED: 'demo' }
    const database = join(folder, 'database')
    const tables = () =>
      existsSync(join(database, 'base/5')) ? readdirSync(join(database, 'base/5')).length : 0
    const isMade = () => existsSync(join(database, 'shop-initialised'))
    drawMostImages(folder)
    await killAt(settings, () => existsSync(join(database, 'PG_VERSION')) && !isMade())
    let atFirst = 0
    await killAt(settings, () => {
      if (!isMade()) return false
      atFirst ||= tables()
      return tables() > atFirst + 20
    })
    const told =
      shop
        .output()
        .split('\n')
        .find((line) => line.includes('mise de côté')) ?? '{}'
    expect(JSON.parse(told)).toMatchObject({
      level: 40,
      aside: expect.stringContaining('database.unfinished-'),
    })
    await killAt(settings, () => shop.output().includes('Première ouverture'))
    shop = await startShopProcess(settings)
    await shop.ready()
    await expectDemoOnce()
    await killDuringOrders(settings, 3)
    await expectDemoOnce()
    expect(readdirSync(folder).filter((name) => name.startsWith('database.unfinished-')).length).toBe(1)
  }, 300_000)
})

describe.runIf(onPostgres)('PostgreSQL', () => {
  // Read on each engine, also where there is no server: what is skipped is still collected.
  const server = process.env.TEST_DATABASE_URL ?? 'postgresql://127.0.0.1/postgres'
  const name = `shop_crash_${crypto.randomUUID().replaceAll('-', '')}`
  const DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href
  let admin: Client
  let watcher: Client

  beforeEach(async () => {
    admin = new Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name}`)
    watcher = new Client({ connectionString: DATABASE_URL })
    await watcher.connect()
  })

  afterEach(async () => {
    await kill()
    await watcher.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })

  /** Whether the database says so; before the tables are there it says no. */
  const sees = (condition: string) => () =>
    watcher.query(`select 1 where ${condition}`).then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    )
  const locks = (rest: string) =>
    `exists (select from pg_locks where database = (select oid from pg_database where datname = '${name}') ${rest})`

  test('a shop that dies anywhere in its first start or in orders leaves nothing half', async () => {
    const settings = { DATA_DIR: folder, SEED: 'demo', DATABASE_URL }
    drawMostImages(folder)
    await killAt(settings, sees(locks(`and mode = 'AccessExclusiveLock' having count(*) > 20`)))
    await killAt(settings, sees('exists (select from users)'))
    await killAt(settings, sees(locks(`and relation = 'posts'::regclass and mode = 'RowExclusiveLock'`)))
    shop = await startShopProcess(settings)
    await shop.ready()
    await expectDemoOnce()
    await killDuringOrders(settings, 2)
    await expectDemoOnce()
  }, 300_000)
})
