import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { demoCatalogue } from './seeders/demo/catalogue.ts'
import { drawMostImages } from './test/data/demo-images.ts'
import { onPostgres } from './test/database/cloned-database.ts'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'

const folders: string[] = []
const running: ShopProcess[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-shop-'))
  folders.push(folder)
  return folder
}

async function start(settings: Record<string, string>): Promise<ShopProcess> {
  const shop = await startShopProcess(settings)
  running.push(shop)
  return shop
}

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const account = { email: 'ana@exemple.fr', password: 'mot de passe', firstName: 'Ana', lastName: 'Petit' }
const send = (shop: ShopProcess, path: string, body: unknown) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A request whose last byte is still to come. */
async function halfRequest(shop: ShopProcess) {
  const body = JSON.stringify(account)
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  )
  const answer = text(socket)
  return { finish: () => socket.write(body.slice(-1)), answer }
}

describe.skipIf(onPostgres)('the embedded database', () => {
  test('survives a second shop, kill -9 and a stop in the middle of a request', async () => {
    const DATA_DIR = newFolder()
    const first = await start({ DATA_DIR })
    await first.ready()
    expect((await send(first, '/api/register', account)).status).toBe(201)

    // A second one ends at once with a sentence; the first goes on.
    const second = await start({ DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('est déjà utilisé par une autre boutique en marche')
    expect(second.output()).not.toMatch(/ at .*\.ts:/)
    expect((await send(first, '/api/login', account)).status).toBe(200)

    // Killed without a goodbye: the next start takes over at once, and what was acknowledged is there.
    first.child.kill('SIGKILL')
    await first.ended
    const third = await start({ DATA_DIR, SHUTDOWN_DRAIN_MS: '200' })
    await third.ready()
    expect((await send(third, '/api/login', account)).status).toBe(200)

    // Asked to stop in the middle of a request: that one is answered, no other is taken, the end is clean.
    const { finish, answer } = await halfRequest(third)
    await fetch(`${third.origin}/healthz`)
    third.child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${third.origin}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    finish()
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(await third.ended).toBe(0)
  }, 120_000)

  test('a stop lets a load balancer turn away: it serves on, says so, and loses no request; a second signal ends it', async () => {
    const shop = await start({ DATA_DIR: newFolder(), SHUTDOWN_DRAIN_MS: '600000' })
    await shop.ready()
    const isReady = async () => (await fetch(`${shop.origin}/readyz`)).status
    const agent = new Agent({ keepAlive: true })
    /** What a busy client of the balancer sees, on connections that live on while they may. */
    const ask = () =>
      new Promise<string>((done) => {
        get(`${shop.origin}/api/products`, { agent }, (answer) => {
          answer.resume().on('end', () => done(`${answer.statusCode} ${answer.headers.connection}`))
        }).on('error', ({ message }) => done(message))
      })
    const seen: string[] = []
    let asking = true
    const clients = Array.from({ length: 6 }, async () => {
      while (asking) seen.push(await ask())
    })
    await expect.poll(() => seen.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(20)
    shop.child.kill('SIGTERM')
    await expect.poll(isReady, { timeout: 20_000, interval: 5 }).toBe(503)
    const turned = seen.length
    // Those that were under way are answered, and as many again come in on new connections.
    await expect.poll(() => seen.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(turned + 20)
    asking = false
    await Promise.all(clients)
    expect(new Set(seen)).toEqual(new Set(['200 keep-alive', '200 close']))
    expect(seen.slice(-6)).toEqual(Array<string>(6).fill('200 close'))
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
    agent.destroy()
  }, 120_000)

  test('a port that is taken is said in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    const shop = await start({ DATA_DIR: newFolder(), PORT })
    expect(await shop.ended).toBe(1)
    other.close()
    expect(shop.output()).toContain(`Le port ${PORT} est déjà pris. Choisissez-en un autre avec PORT.`)
    expect(shop.output()).not.toContain('    at ')
  }, 30_000)

  test('an environment that is not usable is told whole', async () => {
    const shop = await start({ NODE_ENV: 'production', TRUST_PROXY: 'true', DATA_DIR: newFolder() })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toMatch(/TRUST_PROXY: [\s\S]*SESSION_SECRET: /)
    expect(shop.output()).not.toContain('    at ')
  }, 30_000)
})

describe.skipIf(!onPostgres)('PostgreSQL', () => {
  const server = process.env.TEST_DATABASE_URL ?? ''

  async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: url })
    await client.connect()
    return work(client).finally(() => client.end())
  }

  /** A database of this test's own, empty. */
  async function onEmptyDatabase(work: (DATABASE_URL: string) => Promise<void>) {
    const name = `shop_start_${crypto.randomUUID().replaceAll('-', '')}`
    await onServer(server, (client) => client.query(`create database ${name}`))
    await work(Object.assign(new URL(server), { pathname: `/${name}` }).href).finally(() =>
      onServer(server, (client) => client.query(`drop database ${name} with (force)`)),
    )
  }

  test(
    'a second signal ends a copy that waits for another one to prepare the database',
    () =>
      onEmptyDatabase((DATABASE_URL) =>
        onServer(DATABASE_URL, async (other) => {
          await other.query('select pg_advisory_lock(4019270325)')
          const copy = await start({ DATABASE_URL, DATA_DIR: newFolder() })
          const waiting = `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and locktype = 'advisory' and not granted`
          const waits = async () => (await other.query(waiting)).rowCount
          await expect.poll(waits, { timeout: 20_000, interval: 20 }).toBe(1)
          for (const signal of ['SIGTERM', 'SIGINT'] as const) copy.child.kill(signal)
          expect(await copy.ended).toBe(1)
        }),
      ),
    30_000,
  )

  test(
    'two copies that start at once on one empty database fill it once, and write what waits when they stop',
    () =>
      onEmptyDatabase(async (DATABASE_URL) => {
        const copies = [newFolder(), newFolder()].map((DATA_DIR) => {
          drawMostImages(DATA_DIR)
          return start({ DATABASE_URL, SEED: 'demo', DATA_DIR })
        })
        for (const copy of await Promise.all(copies)) {
          await copy.ready()
          const { headers } = await fetch(`${copy.origin}/api/products?limit=1`)
          expect(headers.get('x-total-count')).toBe(
            String(demoCatalogue.flatMap(({ products }) => products).length),
          )
        }
        const { rows } = await onServer(DATABASE_URL, (client) =>
          client.query('select count(*)::int as products, count(distinct name)::int as names from products'),
        )
        expect(rows[0].products).toBe(rows[0].names)
        const event = { pageUrl: '/', pageName: 'Home', eventType: 'view' }
        for (const copy of running) {
          expect((await send(copy, '/api/analytics', event)).status).toBe(202)
          copy.child.kill('SIGTERM')
          expect(await copy.ended).toBe(0)
        }
        const events = await onServer(DATABASE_URL, (client) =>
          client.query(
            `select tableoid::regclass::text ~ '^analytics_20\\d\\d_\\d\\d$' as "inItsMonth" from analytics`,
          ),
        )
        expect(events.rows).toEqual([{ inItsMonth: true }, { inItsMonth: true }])
      }),
    120_000,
  )

  test(
    'a copy whose clock is 32 days ahead goes by the database’s time, and says so',
    () =>
      onEmptyDatabase(async (DATABASE_URL) => {
        const ahead = 32 * 24 * 3_600_000
        const shift = `const D = Date; globalThis.Date = class extends D {
          constructor(...given) { if (given.length) super(...given); else super(D.now() + ${ahead}) }
          static now() { return D.now() + ${ahead} } }`
        const settings = { DATABASE_URL, SESSION_SECRET: 's'.repeat(32) }
        const right = await start({ ...settings, DATA_DIR: newFolder() })
        await right.ready()
        const wrong = await start({
          ...{ ...settings, DATA_DIR: newFolder() },
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
        })
        await wrong.ready()
        expect(wrong.output()).toMatch(/"machine":"20.*"database":"20.*L’horloge de cette machine/)
        expect(right.output()).not.toContain('L’horloge')

        const registered = await send(right, '/api/register', account)
        const headers = { cookie: registered.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
        const days = (sql: string) =>
          onServer(DATABASE_URL, async (client) => {
            const { rows } = await client.query(
              `select round((extract(epoch from ${sql}) / 86400)::numeric, 1)::float as days`,
            )
            return rows[0].days
          })
        await onServer(DATABASE_URL, (client) =>
          client.query(`insert into products (name, price, eco_score) values ('Savon', 12.90, 8)`),
        )
        const post = (path: string, body: unknown) =>
          fetch(wrong.origin + path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        // Sessions and carts of the one are alive for the other, and what it writes has the right age.
        expect((await fetch(`${wrong.origin}/api/auth/user`, { headers })).status).toBe(200)
        expect((await post('/api/cart', { productId: 1, quantity: 2 })).status).toBe(201)
        expect(await (await fetch(`${right.origin}/api/cart`, { headers })).json()).toMatchObject([
          { quantity: 2 },
        ])
        expect((await send(wrong, '/api/login', account)).status).toBe(200)
        expect((await send(wrong, '/api/login', { ...account, password: 'un autre mot' })).status).toBe(401)
        expect(await days('(select max(expires_at) from cart) - now()')).toBe(30)
        expect(await days('(select max(expire) from sessions) - now()')).toBe(7)
        expect(await days('to_timestamp((select max(expire) from rate_limits) / 1000) - now()')).toBe(0)
        expect((await post('/api/orders', {})).status).toBe(201)
        expect(await days('now() - (select max(created_at) from orders)')).toBe(0)
        expect((await fetch(`${wrong.origin}/readyz`)).status).toBe(200)
      }),
    120_000,
  )

  test('while the server is away the shop lives, is not ready, and waits', async () => {
    const shop = await start({
      DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/shop',
      DATA_DIR: newFolder(),
    })
    await expect.poll(() => shop.output(), { timeout: 20_000 }).toContain('ne répond pas encore')
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${shop.origin}/api/products`)).status).toBe(503)
    shop.child.kill('SIGTERM')
    await shop.ended
  }, 30_000)
})
