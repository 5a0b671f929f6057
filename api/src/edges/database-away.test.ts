import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { model } from '../model.ts'
import { openDatabase } from '../platform/database/database.ts'
import {
  accountPassword,
  createAccount,
  createAdmin,
  createCartLine,
  createProduct,
} from '../test/data/factories.ts'
import { onPostgres } from '../test/database/cloned-database.ts'
import { createFakeRenderer } from '../test/fake-renderer.ts'
import { openShopBehindProxy, type ShopBehindProxy } from '../test/servers/shop-behind-proxy.ts'
import type { Line } from '../test/servers/tcp-proxy.ts'
import { type Answer, type Ask, signedSession, TestShop } from '../test/shop.ts'

const longestAnswerMs = 5_000
/** Shorter than the defaults: the answers of a busy machine are late as well. */
const timeouts = {
  DATABASE_STATEMENT_TIMEOUT_MS: '1500',
  DATABASE_REQUEST_TIMEOUT_MS: '3000',
  PAGE_PATIENCE_MS: '200',
}
const sentence = 'Service momentanément indisponible. Veuillez réessayer dans un instant.'

interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  signedIn?: boolean
  asAdmin?: boolean
  /** The tables in each of which an acknowledged call leaves one row. */
  writes?: string | string[]
  /** Answered without the database, with this status, and written once it is back. */
  queued?: 200 | 202
}

const lea = { firstName: 'Léa', lastName: 'Roux', email: 'lea@exemple.fr' }

const calls = (email: string, productId: number): Call[] => [
  { method: 'GET', path: '/api/products' },
  { method: 'GET', path: `/api/products/${productId}` },
  { method: 'GET', path: '/api/cart', signedIn: true },
  { method: 'POST', path: '/api/cart', signedIn: true, body: { productId, quantity: 1 }, writes: 'cart' },
  { method: 'GET', path: '/api/orders', signedIn: true },
  { method: 'POST', path: '/api/orders', signedIn: true, body: {}, writes: 'orders' },
  { method: 'POST', path: '/api/login', body: { email, password: accountPassword } },
  {
    method: 'POST',
    path: '/api/register',
    body: { email: 'zoe@exemple.fr', password: accountPassword, firstName: 'Zoé', lastName: 'Petit' },
    // The link that confirms the address.
    writes: ['users', 'account_links'],
  },
  { method: 'GET', path: '/api/auth/user', signedIn: true },
  {
    method: 'POST',
    path: '/api/password/forgot',
    body: { email },
    writes: 'account_links',
    queued: 200,
  },
  { method: 'GET', path: '/api/auth/sessions', signedIn: true },
  { method: 'DELETE', path: '/api/auth/sessions', signedIn: true },
  { method: 'GET', path: '/api/auth/sign-ins', signedIn: true },
  { method: 'GET', path: '/api/auth/passkeys', signedIn: true },
  // A challenge that nobody was handed opens nothing, and goes after minutes: not counted.
  { method: 'POST', path: '/api/auth/passkeys/options', signedIn: true },
  { method: 'POST', path: '/api/login/passkey/options' },
  { method: 'GET', path: '/api/account/data', signedIn: true },
  { method: 'GET', path: '/api/account/data/export', signedIn: true },
  { method: 'POST', path: '/api/account/deletion', signedIn: true, writes: 'account_deletions' },
  { method: 'POST', path: '/api/newsletter', body: { email: lea.email }, writes: 'newsletter' },
  {
    method: 'POST',
    path: '/api/contact',
    body: { ...lea, subject: 'Colis', message: 'Où est mon colis ?' },
    writes: 'contact_messages',
  },
  {
    method: 'POST',
    path: '/api/waitlist',
    body: { ...lea, productIds: [String(productId)] },
    writes: 'waitlist',
  },
  { method: 'POST', path: '/graphql', body: { query: '{ products { totalCount } }' } },
  {
    method: 'POST',
    path: '/graphql',
    signedIn: true,
    body: { query: '{ me { id } cart { lines { quantity } } }' },
  },
  {
    method: 'POST',
    path: '/api/analytics',
    body: { eventType: 'view', pageUrl: '/', pageName: 'Home' },
    writes: 'analytics',
    queued: 202,
  },
  { method: 'GET', path: '/api/admin/register', asAdmin: true },
  { method: 'GET', path: '/api/admin/register/rehearsal', asAdmin: true },
  { method: 'POST', path: '/api/admin/consents/check', asAdmin: true, writes: 'consent_checks' },
  { method: 'GET', path: '/api/admin/analytics', asAdmin: true },
  { method: 'GET', path: '/api/admin/analytics/summary', asAdmin: true },
  {
    method: 'POST',
    path: '/graphql',
    asAdmin: true,
    body: { query: '{ analyticsSummary { totalClicks } analyticsEvents { id } }' },
  },
]

const tablesOf = ({ writes = [] }: Call) => [writes].flat()

const nameOf = ({ method, path, signedIn, asAdmin }: Call) =>
  `${method} ${path}${signedIn ? ' (signed in)' : ''}${asAdmin ? ' (administrator)' : ''}`

interface Cookies {
  customer: string
  admin: string
}
const nobody: Cookies = { customer: '', admin: '' }

async function timed(shop: TestShop, call: Call, { customer, admin }: Cookies) {
  const { method, path, body, signedIn, asAdmin } = call
  const cookie = asAdmin ? admin : signedIn ? customer : ''
  const ask: Ask = { body, headers: cookie ? { cookie } : {} }
  const start = performance.now()
  const answer = await shop.call(method, path, ask)
  return { answer, ms: performance.now() - start }
}

const count = async ({ direct }: ShopBehindProxy, table: string) => {
  const [row] = await direct().execute<{ n: number }[]>(`select count(*)::int as n from "${table}"`)
  return row?.n ?? 0
}

/** « Come back in a moment », as people, REST clients and GraphQL clients read it. */
function expectRefusal({ status, headers, body }: Answer, what: string) {
  expect([status, headers.get('retry-after')], what).toEqual([503, '5'])
  if (what.includes('/graphql'))
    expect(body.errors, what).toMatchObject([
      { message: sentence, extensions: { code: 'SERVICE_UNAVAILABLE' } },
    ])
  else expect(body, what).toEqual({ message: sentence, code: 'SERVICE_UNAVAILABLE' })
}

let askedLists = 0

/** Another list each time: one that was asked for before comes from memory. */
const isWell = async (shop: TestShop) => (await shop.get(`/api/products?offset=${++askedLists}`)).status

describe.runIf(onPostgres)('while the line to the database is disturbed', () => {
  test('the defaults leave an answer time to come within five seconds', () => {
    const { DATABASE_REQUEST_TIMEOUT_MS, DATABASE_STATEMENT_TIMEOUT_MS } = readEnv({
      SESSION_SECRET: 's'.repeat(32),
    })
    expect(DATABASE_REQUEST_TIMEOUT_MS).toBeLessThan(longestAnswerMs)
    // PostgreSQL itself ends a statement first, then the driver, then the request.
    expect(DATABASE_STATEMENT_TIMEOUT_MS + 1_000).toBeLessThan(DATABASE_REQUEST_TIMEOUT_MS)
  })

  test.concurrent.for<Line>(['black hole', 'slow', 'reset', 'slow close'])(
    '%s: every call is refused in time or done, nothing halfway; then all is well at once',
    { timeout: 60_000 },
    async (disturbance, { expect }) => {
      const parts = await openShopBehindProxy(timeouts)
      const { shop, line } = parts
      try {
        const [ana, product] = [await createAccount(shop), await createProduct(shop)]
        await createCartLine(shop, { user: ana.id })
        const cookie = await shop.cookieOf(ana)
        const cookies = { customer: cookie, admin: await shop.cookieOf(await createAdmin(shop)) }
        const all = calls(ana.email, product.id)
        const tables = [...new Set(all.flatMap(tablesOf))]
        const before = new Map<string, number>()
        for (const table of tables) before.set(table, await count(parts, table))
        // The pool is full of connections that were good a moment ago.
        await Promise.all(Array.from({ length: 20 }, () => isWell(shop)))

        // Known from now on: it is answered before Apollo, and refused in Apollo's words all the same.
        await shop.graphql('{ products { totalCount } }')
        line.set(disturbance)
        const asked = all.map(async (call) => ({ call, ...(await timed(shop, call, cookies)) }))
        const ready = timed(shop, { method: 'GET', path: '/readyz' }, nobody)
        for (const path of ['/', '/assets/index-4f2a.js', '/healthz']) {
          const { answer, ms } = await timed(shop, { method: 'GET', path }, cookies)
          expect([answer.status, ms < 1_000], path).toEqual([200, true])
        }
        const done = new Map<string, number>()
        for (const { call, answer, ms } of await Promise.all(asked)) {
          const what = nameOf(call)
          expect(ms, what).toBeLessThan(longestAnswerMs)
          if (call.queued) expect(answer.status, what).toBe(call.queued)
          if (call.queued || (disturbance === 'slow' && answer.status < 300 && !answer.body?.errors))
            for (const table of tablesOf(call)) done.set(table, (done.get(table) ?? 0) + 1)
          else expectRefusal(answer, what)
        }
        const { answer, ms } = await ready
        expect(ms).toBeLessThan(longestAnswerMs)
        if (disturbance !== 'slow')
          expect([answer.status, answer.text]).toEqual([503, '{"status":"unavailable"}'])

        line.set('open')
        await expect.poll(() => isWell(shop), { timeout: 5_000, interval: 20 }).toBe(200)
        // Not one connection that is good, but all of them.
        const after = await Promise.all(Array.from({ length: 10 }, () => isWell(shop)))
        expect(new Set(after)).toEqual(new Set([200]))
        await shop.settle()
        for (const table of tables)
          expect(await count(parts, table), table).toBe((before.get(table) ?? 0) + (done.get(table) ?? 0))
        const me = await shop.get('/api/auth/user', { headers: { cookie } })
        expect([me.status, me.body.email]).toEqual([200, ana.email])
        expect((await shop.get('/readyz')).status).toBe(200)
        // Connections that were being opened in the black hole are given up two seconds later.
        await expect.poll(parts.held, { timeout: 4_000, interval: 20 }).toEqual([0, 0])
        expect(shop.errors.join('\n')).not.toContain('unexpected error')
      } finally {
        await parts.close()
      }
    },
  )
})

test.runIf(onPostgres)(
  'a query of the web client by its hash waits no longer, and says so as GraphQL does',
  async () => {
    const text = 'query List($offset: Int!) { products(offset: $offset) { totalCount } }'
    const sha256Hash = createHash('sha256').update(text).digest('hex')
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
    const { folder } = createFakeRenderer([text])
    const { shop, line, close } = await openShopBehindProxy({ ...timeouts, WEB_FOLDER: folder })
    const ask = (offset: number) => {
      const query = new URLSearchParams({ variables: JSON.stringify({ offset }), extensions })
      return shop.get(`/graphql?${query}`, { headers: { 'content-type': 'application/json' } })
    }
    try {
      expect((await ask(0)).body).toEqual({ data: { products: { totalCount: 0 } } })
      line.set('black hole')
      const start = performance.now()
      // That of another page: the first is still known.
      expectRefusal(await ask(1), 'GET /graphql')
      expect(performance.now() - start).toBeLessThan(longestAnswerMs)
      line.set('open')
      await expect.poll(async () => (await ask(1)).status, { timeout: 5_000, interval: 20 }).toBe(200)
    } finally {
      await close()
    }
  },
)

test('a session store on a Unix socket that is not there is « come back in a moment » too, not « you are signed out »', async () => {
  const env = readEnv({
    SESSION_SECRET: 's'.repeat(32),
    DATABASE_URL: 'postgresql://postgres@%2Fnowhere/shop',
  })
  const shop = new TestShop()
  await shop.open({}, { ...(await openDatabase(env, model)), statements: [] })
  const cookie = signedSession(shop.env, 'known-a-moment-ago')
  expectRefusal(await shop.get('/api/auth/user', { headers: { cookie } }), 'GET /api/auth/user')
  await shop.close()
})

test.runIf(onPostgres)(
  'a database that takes no connections for a while, or is moved away, is « come back in a moment » too',
  async () => {
    const shop = new TestShop()
    await shop.open({})
    const [row] = await shop.em().execute<{ name: string }[]>('select current_database() as name')
    const name = row?.name ?? ''
    const server = new Client({ connectionString: process.env.TEST_DATABASE_URL })
    await server.connect()
    const end = () =>
      server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    const cookie = await shop.cookieOf(await createAdmin(shop))
    const away = () => shop.get('/api/admin/today', { headers: { cookie } })
    try {
      await server.query(`alter database ${name} with allow_connections false`)
      await end()
      expectRefusal(await away(), 'closed')
      await server.query(`alter database ${name} rename to ${name}_away`)
      expectRefusal(await away(), 'moved away')
      await server.query(`alter database ${name}_away rename to ${name}`)
      await server.query(`alter database ${name} with allow_connections true`)
      await expect.poll(async () => (await away()).status, { timeout: 5_000, interval: 20 }).toBe(200)
    } finally {
      await shop.close()
      await server.end()
    }
  },
)
