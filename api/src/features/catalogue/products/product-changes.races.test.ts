import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCartLine, createCategory, createProduct, createUser } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { meanwhile } from '../../../test/database/meanwhile.ts'
import { openTestShop } from '../../../test/shop.ts'
import { CartLine } from '../../cart/cart-line.entity.ts'
import { OrderItem } from '../../orders/order-item.entity.ts'
import { Category } from '../categories/category.entity.ts'
import { Product } from './product.entity.ts'
import { ProductImage } from './product-image.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
const twenty = Array.from({ length: 20 }, (_, i) => i + 1)

const send = async (method: string, path: string, body?: unknown) =>
  (await admin.rest(method, `/products${path}`, body)).status
const sendCategory = async (method: string, body: object) =>
  (await admin.rest(method, '/categories/1', body)).status
const all = (work: Promise<number>[]) => Promise.all(work).then((statuses) => new Set(statuses))

describe.runIf(onPostgres)('many changes of one product at once', () => {
  beforeEach(() => createProduct(shop, { name: 'Savon' }))
  const stored = () => shop.em().findOneOrFail(Product, { id: 1 })

  test('twenty changes of different facts without version: none is lost', async () => {
    const facts = ['description', 'lifeBenefits', 'planetBenefits', 'moneySavings', 'whyChoose'] as const
    const statuses = await all(twenty.map((i) => send('PUT', '/1', { [facts[i % 5] ?? '']: `Texte ${i}` })))
    expect(statuses).toEqual(new Set([200]))
    const product = await stored()
    for (const fact of facts) expect(product[fact]).toMatch(/^Texte \d+$/)
    expect(product).toMatchObject({ name: 'Savon', version: 21 })
    const entries = await admin.history()
    expect(entries).toHaveLength(20)
    // Each begins where the one before it ended: no change happened unseen.
    for (const [index, entry] of entries.entries())
      if (index > 0) expect(entry.before).toEqual(entries[index - 1]?.after)
  })

  test('of twenty saves from one copy, one is kept and 19 are told', async () => {
    const statuses = await Promise.all(
      twenty.map((i) => send('PUT', '/1', { name: `Savon ${i}`, version: 1 })),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect((await stored()).version).toBe(2)
    expect(await admin.history()).toHaveLength(1)
  })

  test('changed, deleted and deleted again: 200 or 404, one deletion', async () => {
    const work = twenty.map((i) => (i % 5 ? send('PUT', '/1', { price: i }) : send('DELETE', '/1')))
    for (const status of await all(work)) expect([200, 404]).toContain(status)
    expect(await shop.em().count(Product)).toBe(0)
    expect((await admin.history()).filter(({ action }) => action === 'DELETED')).toHaveLength(1)
  })

  test('twenty restores of a deleted one make one', async () => {
    await send('DELETE', '/1')
    const restored = await Promise.all(
      twenty.map(() => admin.graphql('mutation { restoreProduct(entryId: 1) { id } }')),
    )
    for (const { body } of restored) expect(body).toEqual({ data: { restoreProduct: { id: '1' } } })
    expect(await shop.em().count(Product)).toBe(1)
    expect(await admin.history()).toHaveLength(2)
  })
})

describe.runIf(onPostgres)('the images of one product', () => {
  beforeEach(() => createProduct(shop))
  const add = (i: number) => send('POST', '/1/images', { imageUrl: `https://exemple.fr/${i}.jpg` })

  async function expectOnePrimary(images: number) {
    const found = await shop.em().find(ProductImage, { product: 1 })
    const primary = found.filter(({ isPrimary }) => isPrimary)
    expect([found.length, primary.length]).toEqual([images, images ? 1 : 0])
    const { imageUrl } = await shop.em().findOneOrFail(Product, { id: 1 })
    expect(imageUrl).toBe(primary[0]?.imageUrl ?? null)
  }

  test('twenty first ones make one primary, each with a place of its own; a 21st is refused', async () => {
    expect(await all(twenty.map(add))).toEqual(new Set([201]))
    await expectOnePrimary(20)
    const places = (await shop.em().find(ProductImage, {})).map(({ displayOrder }) => displayOrder)
    expect(new Set(places).size).toBe(20)
    expect(await add(21)).toBe(409)
  })

  test('of thirty, twenty get in', async () => {
    const statuses = await Promise.all([...twenty, ...twenty.slice(10)].map(add))
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    await expectOnePrimary(20)
  })

  test('twenty choices of the primary one leave one', async () => {
    for (const i of twenty.slice(0, 5)) await add(i)
    expect(await all(twenty.map((i) => send('PUT', `/1/images/${(i % 5) + 1}/primary`)))).toEqual(
      new Set([200]),
    )
    await expectOnePrimary(5)
  })

  test('deleting the primary one, choosing, adding and ordering at once', async () => {
    for (const i of twenty.slice(0, 6)) await add(i)
    const statuses = await all([
      send('DELETE', '/1/images/1'),
      ...[2, 3, 4].flatMap((id) => [
        send('PUT', `/1/images/${id}/primary`),
        send('DELETE', `/1/images/${id}`),
      ]),
      ...[send('PUT', '/1/images/1/primary'), add(7), add(8), send('PUT', '/1', { inStock: false })],
      send('PUT', '/1/images/order', { imageIds: [6, 5, 4, 3, 2, 1] }),
    ])
    for (const status of statuses) expect([200, 201, 400, 404]).toContain(status)
    await expectOnePrimary(4)
    for (const { id } of await shop.em().find(ProductImage, {})) await send('DELETE', `/1/images/${id}`)
    await expectOnePrimary(0)
  })
})

describe.runIf(onPostgres)('writers that meet', () => {
  test('bulk changes in opposite order, a category that is renamed and deleted: nobody is undone', async () => {
    const shelf = await createCategory(shop)
    for (let i = 0; i < 11; i++) await createProduct(shop, { category: shelf })
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    const bulk =
      'mutation ($ids: [ID!]!, $changes: BulkProductChanges!) { changeProducts(ids: $ids, changes: $changes) { entryId } }'
    const change = async (ids: number[], changes: object) => {
      const { body } = await admin.graphql(bulk, { ids, changes })
      return body.errors ? 400 : 200
    }
    const statuses: number[] = []
    const statements = await shop.statementsOf(async () => {
      const work = [1, 2, 3].flatMap((i) => [
        change(ids, { featured: i % 2 === 0 }),
        change(ids.toReversed(), { weeklySpecial: i % 2 === 0 }),
        change(ids, { categoryId: shelf.id }),
        send('POST', `/${i}/images`, { imageUrl: 'https://exemple.fr/a.jpg' }),
        send('DELETE', `/${i + 8}`),
      ])
      work.push(...['PUT', 'DELETE'].map((method) => sendCategory(method, { name: 'Cuisine' })))
      statuses.push(...(await Promise.all(work)))
    })
    // What somebody else deleted first is an answer (400, 404); nothing else is, and nobody had to try again.
    for (const status of statuses) expect([200, 201, 400, 404]).toContain(status)
    const refused = statuses.filter((status) => status >= 400).length
    expect(statements.filter((sql) => sql.includes('rollback'))).toHaveLength(refused)
    expect(await shop.em().count(Product, { category: null })).toBe(8)
  })

  test('a product is deleted while ten orders and ten carts take it: history stays whole', async () => {
    await createProduct(shop, { price: '10.00' })
    const people = await Promise.all(twenty.map(() => createUser(shop)))
    const [buyers, adders] = [people.slice(0, 10), people.slice(10)]
    for (const user of buyers) await createCartLine(shop, { user, product: 1 })
    const statuses = await all([
      ...buyers.map(async (as) => (await shop.post('/api/orders', { as, body: {} })).status),
      send('DELETE', '/1'),
      ...adders.map(
        async (as) => (await shop.post('/api/cart', { as, body: { productId: 1, quantity: 1 } })).status,
      ),
    ])
    for (const status of statuses) expect([200, 201, 404, 409]).toContain(status)
    expect([await shop.em().count(Product), await shop.em().count(CartLine)]).toEqual([0, 0])
    for (const item of await shop.em().find(OrderItem, {}))
      expect(item).toMatchObject({ product: null, price: '10.00', quantity: 1 })
  })

  test('a category that is being deleted is waited for, and then none', async () => {
    const { id } = await createCategory(shop)
    await createProduct(shop)
    const status = await meanwhile(
      shop,
      (em) => em.nativeDelete(Category, { id }),
      () => send('PUT', '/1', { categoryId: id }),
    )
    expect(status).toBe(400)
  })
})
