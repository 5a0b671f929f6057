import { afterEach, describe, expect, it, test } from 'vitest'
import { onPostgres } from '../../test/cloned-database.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { waitingForLocks } from '../../test/meanwhile.ts'
import { openTestShop } from '../../test/shop.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'

const [posts, places] = [12, 30]
const shop = openTestShop({
  ANALYTICS_POSTS_PER_TEN_SECONDS: String(posts),
  ANALYTICS_QUEUE_MAX: String(places),
  TRUST_PROXY: '1',
})

const view = { eventType: 'view', pageUrl: '/', pageName: 'Home' }
let address = 0
/** Posts from an address of its own each time, so that the limit is not what refuses. */
const post = (events: number, from = `198.51.100.${++address}`) =>
  shop.post('/api/analytics', {
    body: Array.from({ length: events }, () => view),
    headers: { 'x-forwarded-for': from },
  })

async function count() {
  await shop.settle()
  return shop.em().count(AnalyticsEvent)
}

test('D4: beyond its limit an address is told when to come back; pages, and other addresses, go on', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(1, '203.0.113.7')))
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(posts)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(40 - posts)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused[0]?.body.message).toBe('Trop de tentatives. Veuillez patienter avant de réessayer.')
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await shop.get('/api/products', { headers })).status).toBe(200)
  expect((await post(1)).status).toBe(202)
  expect(await count()).toBe(posts + 1)
})

test('R12: more than may wait is refused at once, and told so; what fits is kept', async () => {
  const refused = await post(places + 1)
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await post(places)).status).toBe(202)
  expect(await count()).toBe(places)
  expect((await post(1)).status).toBe(202)
  expect(shop.errors.splice(0).map((line) => JSON.parse(line).res.status)).toEqual([503])
})

describe.skipIf(!onPostgres)('R12: while somebody holds the table of the events', () => {
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
})
