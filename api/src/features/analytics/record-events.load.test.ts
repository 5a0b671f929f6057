import { afterEach, describe, expect, it, test } from 'vitest'
import { createProduct, createUser } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { waitingForLocks } from '../../test/database/meanwhile.ts'
import { type Answer, openTestShop, TestShop } from '../../test/shop.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'

const settings = { TRUST_PROXY: '1', ANALYTICS_EVENTS_PER_TEN_SECONDS: '60', ANALYTICS_QUEUE_MAX: '100' }
const shop = openTestShop(settings)

const view = { eventType: 'view', pageUrl: '/', pageName: 'Home' }
let address = 0
/** Posts from an address of its own each time, so that the limit is not what refuses. */
const post = (events: number, from = `198.51.100.${++address}`, event: object = view, to = shop) =>
  to.post('/api/analytics', {
    body: Array.from({ length: events }, () => event),
    headers: { 'x-forwarded-for': from },
  })

async function count() {
  await shop.settle()
  return shop.em().count(AnalyticsEvent)
}

/** A shop with other limits on the same database, while `work` lasts. */
async function inShopWith(limits: Record<string, string>, work: (other: TestShop) => Promise<void>) {
  const other = new TestShop()
  await other.open({ ...settings, ...limits }, { ...shop.database, close: async () => {} })
  await work(other).finally(other.close)
}

test('beyond its limit an address is told when to come back; pages, and other addresses, go on', async () => {
  const answers: Answer[] = []
  // What waits is written in between: it is the ten seconds that refuse, not the queue.
  for (let i = 0; i < 15; i++) {
    answers.push(await post(5, '203.0.113.7'))
    await shop.settle()
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(202), ...Array(3).fill(429)])
  const retryAfter = Number(answers.at(-1)?.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThanOrEqual(1)
  expect(retryAfter).toBeLessThanOrEqual(10)
  expect(answers.at(-1)?.body.message).toBe('Trop de tentatives. Veuillez patienter avant de réessayer.')
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await shop.get('/api/products', { headers })).status).toBe(200)
  expect((await post(1)).status).toBe(202)
  expect(await count()).toBe(61)
})

test('events are counted, not posts, bad ones too, and a smaller post finds the place that is left', async () => {
  await inShopWith({ ANALYTICS_QUEUE_MAX: '1000' }, async (other) => {
    const from = '203.0.113.8'
    const statuses = []
    for (const events of [50, 20, 10, 1]) statuses.push((await post(events, from, view, other)).status)
    expect(statuses).toEqual([202, 429, 202, 429])
    const bad = [await post(60, '203.0.113.9', {}, other), await post(1, '203.0.113.9', view, other)]
    expect(bad.map(({ status }) => status)).toEqual([400, 429])
  })
})

test('whoever changes addresses within a home’s IPv6 network stays one', async () => {
  await inShopWith({ ANALYTICS_QUEUE_MAX: '1000' }, async (other) => {
    const statusFrom = async (from: string, events = 1) => (await post(events, from, view, other)).status
    for (let i = 0; i < 6; i++) expect(await statusFrom(`2001:db8:7:1::${i}`, 10)).toBe(202)
    for (const from of ['2001:db8:7:1::ffff', '2001:db8:7:1:a:b:c:d', '2001:db8:7:2::1', '2001:db8:7:ff::1'])
      expect([from, await statusFrom(from)]).toEqual([from, 429])
    expect(await statusFrom('2001:db8:7:100::1')).toBe(202)
  })
})

test.each([
  ['of events', { ANALYTICS_EVENTS_PER_DAY: '30' }],
  ['of bytes', { ANALYTICS_BYTES_PER_DAY: '60000' }],
])(
  'an address has a share %s for the day, and is told to come back when that is over',
  async (_what, limits) => {
    await inShopWith({ ...limits, ANALYTICS_QUEUE_MAX: '1000' }, async (other) => {
      const large = { ...view, elementText: 'x'.repeat(100), metadata: { referrer: `/${'y'.repeat(900)}` } }
      const send = (from: string) => post(10, from, large, other)
      const answers = []
      for (let i = 0; i < 6; i++) answers.push(await send('203.0.113.20'))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThanOrEqual(1)
      expect(answers.findIndex(({ status }) => status === 429)).toBeGreaterThanOrEqual(3)
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(86_000)
      expect((await send('203.0.113.21')).status).toBe(202)
      await other.settle()
      expect(await count()).toBe(10 * (answers.length - refused.length + 1))
    })
  },
)

test('more than may wait is refused at once, and told so; what fits is kept', async () => {
  await inShopWith({ ANALYTICS_QUEUE_MAX: '5' }, async (small) => {
    const refused = await post(6, '203.0.113.30', view, small)
    expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await post(1, '203.0.113.30', view, small)).status).toBe(202)
    await small.settle()
    expect(await count()).toBe(1)
    const told = small.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unavailable')
    expect(told).toMatchObject([{ level: 40, req: { path: '/api/analytics' } }])
  })
})

describe.skipIf(!onPostgres)('while somebody holds the table of the events', () => {
  const held: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const release of held.splice(0)) await release()
  })

  it('the shop answers as before, events wait, and are written once it is free', async () => {
    const em = shop.em()
    await em.begin()
    held.push(() => em.rollback())
    await em.execute('lock table analytics in access exclusive mode')
    const product = await createProduct(shop)
    const user = await createUser(shop)
    expect((await post(3)).status).toBe(202)
    // The writer has taken its connection and waits: from here on requests share the pool with it.
    await expect.poll(() => waitingForLocks(shop), { timeout: 5_000, interval: 20 }).toBe(1)
    for (const path of ['/', '/api/products', `/api/products/${product.id}`])
      expect((await shop.get(path)).status, path).toBeLessThan(500)
    const cart = await shop.post('/api/cart', { as: user, body: { productId: product.id, quantity: 2 } })
    expect(cart.status).toBeLessThan(300)
    expect((await post(4)).status).toBe(202)
    await held.pop()?.()
    expect(await count()).toBe(7)
  })

  it('one address fills its part of the queue alone: everybody else is still heard', async () => {
    const em = shop.em()
    await em.begin()
    held.push(() => em.rollback())
    await em.execute('lock table analytics in access exclusive mode')
    const flood = []
    for (let i = 0; i < 6; i++) flood.push(await post(5, '203.0.113.40'))
    expect(flood.map(({ status }) => status)).toEqual([202, 202, 429, 429, 429, 429])
    expect(flood.at(-1)?.headers.get('retry-after')).toBe('5')
    for (let visitor = 0; visitor < 9; visitor++) expect((await post(10)).status).toBe(202)
    // The queue itself is full now, of ten addresses.
    expect((await post(1)).status).toBe(503)
    await held.pop()?.()
    expect(await count()).toBe(100)
  })
})
