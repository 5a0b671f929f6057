import { beforeEach, describe, expect, it } from 'vitest'
import { createAdmin, createProduct, createUser, createWaitlistEntry } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'

const shop = openTestShop()
let admin: User
beforeEach(async () => {
  admin = await createAdmin(shop)
})

const seen = (address: string) => ({ eventType: 'view', pageUrl: address, pageName: 'Product Detail' })
const added = (id: number | string) => ({
  ...{ eventType: 'add_to_cart', pageUrl: '/produits', pageName: 'Products' },
  elementId: `product-${id}`,
})

/** What visitors sent, written. */
async function send(events: unknown[], as?: User) {
  const answer = await shop.post('/api/analytics', { body: events, as })
  expect(answer.status, answer.text).toBe(202)
  await shop.settle()
}

const usage = async (query = '') => {
  const answer = await shop.get(`/api/admin/analytics/products${query}`, { as: admin })
  expect(answer.status, answer.text).toBe(200)
  return answer
}

describe('the use of products', () => {
  it('counts the pages seen, by whatever words their address has, the carts, and who waits', async () => {
    const [gourde, savon] = [
      await createProduct(shop, { name: 'Gourde' }),
      await createProduct(shop, { name: 'Savon' }),
    ]
    await createProduct(shop, { name: 'Jamais vue' })
    await send(
      [
        ...[
          `/produit/${gourde.id}`,
          `/produit/${gourde.id}-gourde-isotherme`,
          `/produit/${gourde.id}?tri=prix`,
        ],
        ...[`/produit/${gourde.id}/`],
      ].map(seen),
    )
    await send([seen(`/produit/${savon.id}`), added(gourde.id), added(savon.id), added(savon.id)])
    await createWaitlistEntry(shop, { productIds: [String(savon.id)] })
    await createWaitlistEntry(shop, { productIds: [String(savon.id)], notified: true })
    const answer = await usage()
    expect(answer.body).toEqual([
      { productId: gourde.id, name: 'Gourde', views: 4, added: 1, rate: 0.25, waiting: 0 },
      { productId: savon.id, name: 'Savon', views: 1, added: 2, rate: 2, waiting: 1 },
    ])
    expect(answer.headers.get('x-total-count')).toBe('2')
  })

  it('knows no product that does not exist, whatever a browser says', async () => {
    const { id } = await createProduct(shop)
    await send([
      ...[
        '/produit/999999',
        '/produit/0',
        `/produit/${id}x`,
        '/produit/99999999999',
        '/produit/',
        '/produits',
      ].map(seen),
      ...[`${id};drop`, 'x', '', '-1', '1e3'].map(added),
      { ...seen(`/produit/${id}`), eventType: 'click' },
    ])
    expect((await usage()).body).toEqual([])
  })

  it('is ordered as asked, a part at a time; what nobody saw has no rate, and comes last by it', async () => {
    const many = await createProduct(shop, { name: 'Vue' })
    const few = await createProduct(shop, { name: 'Achetée' })
    const none = await createProduct(shop, { name: 'Attendue' })
    await send([...Array.from({ length: 4 }, () => seen(`/produit/${many.id}`)), added(many.id)])
    await send([seen(`/produit/${few.id}`), added(few.id), added(few.id)])
    await createWaitlistEntry(shop, { productIds: [String(none.id)] })
    const names = async (query: string) => (await usage(query)).body.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['Vue', 'Achetée', 'Attendue'])
    expect(await names('?sort=ADDED')).toEqual(['Achetée', 'Vue', 'Attendue'])
    expect(await names('?sort=RATE')).toEqual(['Achetée', 'Vue', 'Attendue'])
    expect(await names('?sort=WAITING')).toEqual(['Attendue', 'Vue', 'Achetée'])
    expect(await names('?limit=1&offset=1')).toEqual(['Achetée'])
    const refused = await shop.get('/api/admin/analytics/products?sort=NAME', { as: admin })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Tri : VIEWS, ADDED, RATE, WAITING attendu.',
    ])
  })

  it('is of the period alone, and the same by GraphQL', async () => {
    const { id } = await createProduct(shop, { name: 'Gourde' })
    await send([seen(`/produit/${id}`)])
    const before = shop.clock.current
    try {
      shop.clock.current = new Date(before.getTime() + 8 * 24 * 3_600_000)
      expect((await usage('?period=LAST_7_DAYS')).body).toEqual([])
      await send([seen(`/produit/${id}`), seen(`/produit/${id}`)])
      expect((await usage('?period=LAST_7_DAYS')).body).toMatchObject([{ views: 2 }])
      const { body } = await shop.graphql(
        '{ productUsage(period: LAST_30_DAYS) { totalCount items { productId name views added rate waiting } } }',
        {},
        { as: admin },
      )
      expect(body.data.productUsage).toEqual({
        totalCount: 1,
        items: [{ productId: String(id), name: 'Gourde', views: 3, added: 0, rate: 0, waiting: 0 }],
      })
    } finally {
      shop.clock.current = before
    }
  })
})

describe('administrators at work', () => {
  const consent = ['', '?consent=accepted']

  it.each(consent)('are not counted (« %s »), and get no cookie of a visit', async (query) => {
    const { id } = await createProduct(shop)
    const answer = await shop.post(`/api/analytics${query}`, { body: seen(`/produit/${id}`), as: admin })
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      202,
      expect.not.stringContaining('visite='),
    ])
    await shop.settle()
    expect(await shop.em().execute('select 1 from analytics')).toEqual([])
    expect((await usage()).body).toEqual([])
  })

  it('are refused what everybody is refused; customers are counted', async () => {
    expect((await shop.post('/api/analytics', { body: { eventType: 'x' }, as: admin })).status).toBe(400)
    const { id } = await createProduct(shop)
    await send([seen(`/produit/${id}`)], await createUser(shop))
    expect((await usage()).body).toMatchObject([{ productId: id, views: 1 }])
  })
})
