import { beforeEach, expect, it } from 'vitest'
import {
  createAdmin,
  createCategory,
  createContactMessage,
  createPost,
  createProduct,
  createWaitlistEntry,
} from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'

const shop = openTestShop()
let admin: User
beforeEach(async () => {
  admin = await createAdmin(shop)
})

const hours = (count: number) => new Date(shop.clock.now().getTime() - count * 3_600_000)
const read = async (path: string) => {
  const answer = await shop.get(`/api${path}`, { as: admin })
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const today = async (query = '') => (await read(`/admin/today${query}`)).body
/** How many the list has that a count leads to. */
const listed = async (path: string) => Number((await read(path)).headers.get('x-total-count'))

it('of a shop in order is nothing', async () => {
  const { since, ...rest } = await today()
  expect(since).toBe(hours(7 * 24).toISOString())
  expect(Object.values(rest).flat().filter(Boolean)).toEqual([])
})

it('counts as the lists count that it leads to', async () => {
  const category = await createCategory(shop)
  const whole = { category, imageUrl: '/a.webp', description: 'Un savon.' }
  const awaited = await createProduct(shop, { ...whole, name: 'Gourde', inStock: false })
  const asked = await createProduct(shop, { ...whole, name: 'Savon' })
  const forgotten = await createProduct(shop, { ...whole, name: 'Cruche', inStock: false })
  // Hidden, as products are that nobody has finished.
  await createProduct(shop, { category, description: '', visible: false })
  await createProduct(shop, { imageUrl: '', ecoScore: '0', description: 'Un peigne.' })
  await createProduct(shop, { ...whole, ecoScore: '0.1', category: null })
  const old = { ...whole, visible: false, updatedAt: hours(24 * 15) }
  await createProduct(shop, old)
  await createProduct(shop, { ...old, publishAt: hours(-24) })
  await createProduct(shop, { ...old, updatedAt: hours(24 * 13) })
  await createProduct(shop, { ...old, visible: true })
  for (const age of [1, 8.9, 9.1, 23, 25, 80]) await createContactMessage(shop, { createdAt: hours(age) })
  await createContactMessage(shop, { createdAt: hours(30), repliedAt: hours(2) })
  const ids = [awaited, asked].map(({ id }) => String(id))
  await createWaitlistEntry(shop, { productIds: ids, createdAt: hours(2) })
  await createWaitlistEntry(shop, { productIds: ids.slice(1), createdAt: hours(100) })
  await createWaitlistEntry(shop, { productIds: ids, createdAt: hours(200), notified: true })
  for (const [published, days] of [
    [false, 15],
    [false, 13],
    [true, 15],
  ] as const)
    await createPost(shop, { published, updatedAt: hours(24 * days) })
  const since = hours(24).toISOString()
  const told = await today(`?since=${since}`)
  expect(told).toMatchObject({
    since,
    overdueMessages: 2,
    joined: 1,
    staleDrafts: 1,
    staleHidden: 1,
    awaitedOutOfStock: 1,
  })
  expect(told).toMatchObject({ withoutImage: 2, withoutText: 1, withoutScore: 1, withoutCategory: 2 })
  expect(told.messagesDueToday).toBeGreaterThan(0)
  expect(told.unansweredMessages).toBe(6)
  expect(told.toOrder).toEqual([
    { productId: awaited.id, name: 'Gourde', inStock: false, waiting: 1 },
    { productId: asked.id, name: 'Savon', inStock: true, waiting: 2 },
    { productId: forgotten.id, name: 'Cruche', inStock: false, waiting: 0 },
  ])
  expect(told.newlyAsked.map(({ name }: { name: string }) => name)).toEqual(['Gourde', 'Savon'])

  const {
    body: { data },
  } = await shop.graphql(
    `{ late: contactMessages(state: OVERDUE) { totalCount } open: contactMessages(state: UNANSWERED) { totalCount } due: contactMessages(state: DUE_TODAY) { totalCount }
       joined: waitlistEntries(since: "${since}") { totalCount }
       waitlistDemand(limit: 100, outOfStock: true) { productId count }
       ${['IMAGE', 'TEXT', 'SCORE', 'CATEGORY']
         .map((gap) => `${gap}: products(filter: { missing: ${gap}, visibility: ALL }) { totalCount }`)
         .join(' ')}
       posts(published: false, untouchedDays: 14) { totalCount }
       stale: products(filter: { visibility: STALE }) { totalCount }
       today(since: "${since}") { overdueMessages messagesDueToday unansweredMessages joined withoutImage withoutText withoutScore
         withoutCategory awaitedOutOfStock staleDrafts staleHidden } }`,
    {},
    { as: admin },
  )
  expect(data.today).toEqual({
    overdueMessages: data.late.totalCount,
    messagesDueToday: data.due.totalCount,
    unansweredMessages: data.open.totalCount,
    joined: data.joined.totalCount,
    withoutImage: data.IMAGE.totalCount,
    withoutText: data.TEXT.totalCount,
    withoutScore: data.SCORE.totalCount,
    withoutCategory: data.CATEGORY.totalCount,
    awaitedOutOfStock: data.waitlistDemand.length,
    staleDrafts: data.posts.totalCount,
    staleHidden: data.stale.totalCount,
  })
  expect(await listed('/admin/messages?state=DUE_TODAY')).toBe(told.messagesDueToday)
  expect(await listed(`/admin/waitlist?since=${since}`)).toBe(1)
  expect(await listed('/products?missing=IMAGE&visibility=ALL')).toBe(2)
  expect(await listed('/posts?published=false&untouchedDays=14')).toBe(1)
  expect(await listed('/products?visibility=STALE')).toBe(1)
})

it('finds what a search narrows, too, that lacks something', async () => {
  await createProduct(shop, { name: 'Gourde isotherme', imageUrl: null })
  await createProduct(shop, { name: 'Gourde pliante', imageUrl: '/a.webp' })
  expect(await listed('/products?search=gourde&missing=IMAGE')).toBe(1)
})

it('names the searches of the week as the analytics list them', async () => {
  const search = { eventType: 'search', pageUrl: '/produits', pageName: 'Products' }
  const terms = ['gourde', 'gourde', 'cadeau']
  const body = terms.map((searchTerm) => ({ ...search, metadata: { searchTerm, resultCount: 0 } }))
  await shop.post('/api/analytics', { body })
  await shop.settle()
  const { emptySearches } = (await read('/admin/analytics/summary?period=LAST_7_DAYS')).body
  expect((await today()).emptySearches).toEqual(emptySearches)
  expect(emptySearches[0]).toEqual({ term: 'gourde', count: 2 })
})

it.each(['hier', '2026-13-01T00:00:00Z', '1969-12-31T23:00:00Z', '+012026-01-01T00:00:00Z'])(
  'refuses « %s » as an instant, in French',
  async (since) => {
    const answer = await shop.get(`/api/admin/today?since=${encodeURIComponent(since)}`, { as: admin })
    expect([answer.status, answer.body.message]).toEqual([400, 'since : date ISO attendue.'])
  },
)

it('takes few statements, however much there is', async () => {
  const statements = await shop.statementsOf(() => today())
  expect(statements.filter((sql) => /waitlist|analytics_counts|contact_messages/.test(sql))).toHaveLength(4)
})
