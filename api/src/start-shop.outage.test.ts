import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { onPostgres } from './test/database/cloned-database.ts'
import {
  openPostgresServer,
  type PostgresServer,
  whyNoPostgresServer,
} from './test/servers/postgres-server.ts'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'

const hindrance = onPostgres ? whyNoPostgresServer() : undefined
if (hindrance) process.stderr.write(`The crash of a database under load is skipped: ${hindrance}\n`)

let folder = ''
let server: PostgresServer | undefined
let shop: ShopProcess | undefined

afterAll(async () => {
  shop?.child.kill('SIGKILL')
  await shop?.ended
  await server?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const people = Array.from({ length: 6 }, (_, i) => `personne-${i}@exemple.fr`)

/** Runs one statement on the server itself. @returns how many rows there were. */
async function onServer(statement: string): Promise<number | null> {
  const client = new Client({ connectionString: server?.url })
  await client.connect()
  return client
    .query(statement)
    .then(({ rowCount }) => rowCount)
    .finally(() => client.end())
}

/** Sends JSON, with the cookie if there is one. */
const post = (origin: string, path: string, body: unknown, cookie = '') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })

async function register(origin: string, email: string): Promise<string> {
  const account = { email, password: 'mot de passe', firstName: 'Ana', lastName: 'Petit' }
  const answer = await post(origin, '/api/register', account)
  expect(answer.status).toBe(201)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** What one customer was told who puts one more into the cart again and again. */
class Shopper {
  acknowledged = 0
  refused = 0
  readonly oddities: string[] = []
  longestMs = 0

  constructor(readonly cookie: string) {}

  async shop(origin: string, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const began = performance.now()
      const answer = await post(origin, '/api/cart', { productId: 1, quantity: 1 }, this.cookie)
      const text = await answer.text()
      this.longestMs = Math.max(this.longestMs, performance.now() - began)
      if (answer.status === 201) this.acknowledged++
      else if (answer.status === 503 && JSON.parse(text).code === 'SERVICE_UNAVAILABLE') this.refused++
      else this.oddities.push(`${answer.status} ${text}`)
      await pause(10)
    }
  }
}

describe.skipIf(!onPostgres || hindrance)('a database that crashes under load', () => {
  test('is answered with 503 alone, and used again as soon as it is back; no addition is lost or doubled', async () => {
    folder = mkdtempSync(join(tmpdir(), 'outage-'))
    server = await openPostgresServer()
    // A small pool: most of it is in a transaction when the crash comes.
    shop = await startShopProcess({ DATABASE_URL: server.url, DATA_DIR: folder, DATABASE_POOL_MAX: '3' })
    // Once while the shop is being prepared: it waits, and begins again.
    const isPreparing = () => onServer(`select from pg_locks where locktype = 'advisory' and granted`)
    await expect.poll(isPreparing, { timeout: 20_000, interval: 5 }).toBe(1)
    await server.stopAtOnce()
    await expect.poll(shop.output, { timeout: 20_000 }).toContain('ne répond pas encore')
    await server.start()
    await shop.ready()
    const { origin } = shop
    const opened = shop.output().length
    await onServer(`insert into products (name, price, eco_score) values ('Savon', 12.90, 8)`)
    const shoppers: Shopper[] = []
    for (const email of people) shoppers.push(new Shopper(await register(origin, email)))

    let goesOn = true
    const load = shoppers.map((shopper) => shopper.shop(origin, () => goesOn))
    const least = (what: 'acknowledged' | 'refused') => Math.min(...shoppers.map((shopper) => shopper[what]))
    await expect.poll(() => least('acknowledged'), { timeout: 20_000, interval: 20 }).toBeGreaterThan(20)
    await server.stopAtOnce()
    await expect.poll(() => least('refused'), { timeout: 10_000, interval: 20 }).toBeGreaterThan(5)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/readyz`)).status).toBe(503)
    await server.start()
    const before = shoppers.map(({ acknowledged }) => acknowledged)
    const served = () => shoppers.every(({ acknowledged }, i) => acknowledged > (before[i] ?? 0) + 3)
    await expect.poll(served, { timeout: 5_000, interval: 20 }).toBe(true)
    goesOn = false
    await Promise.all(load)

    for (const { cookie, acknowledged, refused, oddities, longestMs } of shoppers) {
      expect(oddities).toEqual([])
      expect(longestMs).toBeLessThan(5_000)
      const cart = await (await fetch(`${origin}/api/cart`, { headers: { cookie } })).json()
      expect(cart.map(({ productId }: { productId: number }) => productId)).toEqual([1])
      expect(cart[0].quantity).toBeGreaterThanOrEqual(acknowledged)
      expect(cart[0].quantity).toBeLessThanOrEqual(acknowledged + refused)
    }
    // The same process all along, whose log has stayed one JSON line an event.
    expect(shop.child.exitCode).toBeNull()
    for (const line of shop.output().slice(opened).trim().split('\n'))
      expect(() => JSON.parse(line), line).not.toThrow()
    expect(shop.output()).not.toContain('unexpected error')
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
  }, 180_000)
})
