import { beforeEach, describe, expect, test } from 'vitest'
import { publishDue } from '../../../planned-publications.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { createWebFolder } from '../../../test/web-folder.ts'
import { Product } from './product.entity.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const admin = openAdministration(shop)

const start = new Date('2026-11-21T09:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const iso = (minutes: number) => at(minutes).toISOString()
const stored = (id = 1) => shop.em().findOneOrFail(Product, { id })
const plan = (publishAt: unknown, more: object = {}) =>
  admin.rest('PUT', '/products/1', { publishAt, ...more })
/** What happens at that minute. */
const publishAfter = (minutes: number) => {
  shop.clock.current = at(minutes)
  return publishDue(shop.database.orm, shop.clock, shop.env)
}

beforeEach(async () => {
  shop.clock.current = start
  await createProduct(shop, { name: 'Tamis', visible: false })
})

describe('a planned publication', () => {
  test('is set by either edge, told to administrators, kept in the history', async () => {
    expect((await plan(iso(60))).status).toBe(200)
    const update = `mutation ($input: ProductChanges!) { updateProduct(id: 1, input: $input) { visible publishAt } }`
    const { updateProduct } = await admin.data(update, { input: { publishAt: iso(120) } })
    expect(updateProduct).toEqual({ visible: false, publishAt: iso(120) })
    const create = `mutation ($input: ProductInput!) { createProduct(input: $input) { publishAt } }`
    const facts = { name: 'Râpe', price: '8.00', ecoScore: '7' }
    const { createProduct: made } = await admin.data(create, {
      input: { ...facts, visible: false, publishAt: '2026-12-01T09:00:00+01:00' },
    })
    expect(made).toEqual({ publishAt: '2026-12-01T08:00:00.000Z' })
    expect((await admin.history()).map(({ after }) => after?.publishAt)).toEqual([
      iso(60),
      iso(120),
      '2026-12-01T08:00:00.000Z',
    ])
  })

  test('hides until then exactly as without one', async () => {
    const read = async () => {
      const { status, text } = await shop.get('/api/products/1')
      return [status, text, (await shop.get('/api/products')).text, (await shop.get('/produit/1')).status]
    }
    const before = await read()
    expect(before[0]).toBe(404)
    await plan(iso(60))
    expect(await read()).toEqual(before)
    expect(await publishAfter(59)).toEqual({ products: [], posts: [] })
    expect(await read()).toEqual(before)
  })

  test('shows it at that time, in lists, pages and sitemap, in the name of whoever planned it', async () => {
    await plan(iso(60))
    await admin.rest('PUT', '/products/1', { name: 'Tamis fin' })
    const seen = async () => [
      (await shop.get('/api/products/1')).status,
      (await shop.get('/api/products?search=tamis')).body.length,
      (await shop.get('/produit/1')).status,
      (await shop.get('/sitemap.xml')).text.includes('/produit/1'),
    ]
    expect(await seen()).toEqual([404, 0, 404, false])
    expect(await publishAfter(60)).toEqual({ products: [1], posts: [] })
    await expect.poll(seen).toEqual([200, 1, 200, true])
    const entry = (await admin.history()).at(-1)
    expect(entry).toMatchObject({ action: 'PUBLISHED', subjectType: 'PRODUCT', subjectId: '1' })
    expect(entry).toMatchObject({ actorId: admin.person().id, actorEmail: admin.person().email })
    expect(entry?.before).toMatchObject({ visible: false, publishAt: iso(60) })
    expect(entry?.after).toMatchObject({ visible: true, publishAt: null, name: 'Tamis fin' })
    expect(await publishAfter(120)).toEqual({ products: [], posts: [] })
  })

  test('whose time passed while no copy ran is made up for', async () => {
    await plan(iso(60))
    expect((await publishAfter(60 * 24 * 9)).products).toEqual([1])
  })

  test('moves the version: a form that was open meanwhile is told', async () => {
    const { version } = await stored()
    await plan(iso(60), { version })
    await publishAfter(60)
    const { status, body } = await admin.rest('PUT', '/products/1', {
      name: 'Tamis fin',
      version: version + 1,
    })
    expect([status, Object.keys(body.fields)]).toEqual([409, ['version']])
  })

  test('can be cancelled, and is over once it is shown by hand, alone or with others', async () => {
    await plan(iso(60))
    await plan(null)
    expect((await stored()).publishAt).toBeNull()
    await plan(iso(60))
    await admin.rest('PUT', '/products/1', { visible: true })
    expect(await stored()).toMatchObject({ visible: true, publishAt: null })
    await plan(iso(60), { visible: false })
    await admin.data('mutation { changeProducts(ids: [1], changes: { visible: true }) { products { id } } }')
    await admin.rest('PUT', '/products/1', { visible: false })
    expect(await stored()).toMatchObject({ visible: false, publishAt: null })
    expect((await publishAfter(60)).products).toEqual([])
  })

  test('stays while other things are changed, and when it is sent back, late as well', async () => {
    await plan(iso(60))
    await admin.rest('PUT', '/products/1', { name: 'Tamis fin', visible: false })
    await admin.data('mutation { changeProducts(ids: [1], changes: { featured: true }) { products { id } } }')
    expect((await plan(iso(60))).status).toBe(200)
    shop.clock.current = at(61)
    expect((await plan(iso(60))).status).toBe(200)
    expect((await stored()).publishAt).toEqual(at(60))
  })

  test.each([
    ['a time that is over', iso(-1), 'Choisissez un moment à venir.'],
    ['this very moment', iso(0), 'Choisissez un moment à venir.'],
    ['a time in three years', '2029-11-22T09:00:00Z', 'Choisissez un moment dans les deux ans.'],
  ])('at %s is refused, and changes nothing', async (_what, publishAt, problem) => {
    const { status, body } = await plan(publishAt, { name: 'Autre' })
    expect([status, body.fields]).toEqual([400, { publishAt: `Publication programmée\u00a0: ${problem}` }])
    expect(await stored()).toMatchObject({ name: 'Tamis', publishAt: null, version: 1 })
  })

  test.each(['demain', '2026-13-01T00:00:00Z', 12, {}])('is refused as %j', async (publishAt) => {
    const { status, body } = await plan(publishAt)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['publishAt']])
  })

  test('of what is shown is refused', async () => {
    const facts = { name: 'Râpe', price: '8.00', ecoScore: '7' }
    const made = await admin.rest('POST', '/products', { ...facts, publishAt: iso(60) })
    expect([made.status, Object.keys(made.body.fields)]).toEqual([400, ['publishAt']])
    await admin.rest('PUT', '/products/1', { visible: true })
    expect((await plan(iso(60))).status).toBe(400)
    expect((await plan(iso(60), { visible: true })).status).toBe(400)
  })

  test('is no part of a copy; comes back with an earlier state while it is still to come', async () => {
    await plan(iso(60))
    const { duplicateProduct } = await admin.data('mutation { duplicateProduct(id: 1) { publishAt } }')
    expect(duplicateProduct.publishAt).toBeNull()
    await plan(null)
    const [planned] = await admin.history()
    const restore = () => admin.data(`mutation { restoreProduct(entryId: ${planned?.id}) { publishAt } }`)
    expect((await restore()).restoreProduct.publishAt).toBe(iso(60))
    await admin.rest('DELETE', '/products/1')
    expect((await restore()).restoreProduct.publishAt).toBe(iso(60))
    await plan(null)
    shop.clock.current = at(61)
    expect((await restore()).restoreProduct.publishAt).toBeNull()
  })
})

describe('what is planned', () => {
  test('is a filter for administrators alone, also of a search', async () => {
    await createProduct(shop, { name: 'Tamis large', visible: false })
    await plan(iso(60))
    const names = async (query: string) =>
      (await admin.rest('GET', `/products?${query}`)).body.map(({ name }: { name: string }) => name)
    expect(await names('visibility=PLANNED')).toEqual(['Tamis'])
    expect(await names('visibility=PLANNED&search=tamis')).toEqual(['Tamis'])
    expect((await shop.get('/api/products?visibility=PLANNED')).status).toBe(401)
  })

  test('of the next seven days is told with the day', async () => {
    await plan(iso(60 * 24 * 6))
    await admin.rest('POST', '/posts', { title: 'Semer', content: 'Tôt.', publishAt: iso(60 * 24 * 5) })
    await admin.rest('POST', '/posts', { title: 'Plus tard', content: 'Tard.', publishAt: iso(60 * 24 * 8) })
    const planned = [
      { kind: 'POST', name: 'Semer', publishAt: iso(60 * 24 * 5) },
      { kind: 'PRODUCT', name: 'Tamis', publishAt: iso(60 * 24 * 6) },
    ]
    expect((await admin.rest('GET', '/admin/today')).body.planned).toEqual(
      planned.map((each) => ({ ...each, id: 1, heldBy: null })),
    )
    const { today } = await admin.data('{ today { planned { kind name publishAt } } }')
    expect(today.planned).toEqual(planned)
  })
})
