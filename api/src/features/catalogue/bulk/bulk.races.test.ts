import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
const ids = Array.from({ length: 20 }, (_, i) => i + 1)

const rest = async (path: string, body: unknown) =>
  (await admin.rest('POST', `/admin/products/${path}`, body)).status
const prices = async () => new Set((await shop.em().find(Product, {})).map(({ price }) => price))

describe.runIf(onPostgres)('administrators who change the same prices at once', () => {
  beforeEach(async () => {
    for (const _id of ids) await createProduct(shop, { price: '10.00' })
  })
  const products = ids.map((id) => ({ id, version: 1 }))

  test('from one preview: one change is made, the others are told', async () => {
    const statuses = await Promise.all(
      ids.map((i) => rest('prices', { products: i % 2 ? products : products.toReversed(), percent: '10' })),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await prices()).toEqual(new Set(['11.00']))
    // One entry of all, and one of each.
    expect(await admin.history()).toHaveLength(1 + ids.length)
  })

  test('without a version: each change is made upon the other, and none is lost', async () => {
    const each = ids.map((id) => ({ id }))
    const statuses = await Promise.all(ids.map(() => rest('prices', { products: each, amount: '1' })))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await prices()).toEqual(new Set(['30.00']))
  })

  test('while a product is edited: it is kept, or the change is', async () => {
    const [prices, edit] = await Promise.all([
      rest('prices', { products, percent: '10' }),
      admin.rest('PUT', '/products/7', { price: '12.00', version: 1 }),
    ])
    expect([prices, edit.status].toSorted()).toEqual([200, 409])
    const { price } = await shop.em().findOneOrFail(Product, { id: 7 })
    expect(price).toBe(prices === 200 ? '11.00' : '12.00')
  })

  test('a change that is undone twenty times at once is undone once', async () => {
    await rest('prices', { products, percent: '10' })
    const statuses = await Promise.all(ids.map(() => rest('undo', { entryId: 1 })))
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await prices()).toEqual(new Set(['10.00']))
    expect((await admin.history()).filter(({ subjectType }) => subjectType === 'PRODUCTS')).toHaveLength(2)
  })

  test('one that is undone while a product is edited: both are told what became of them', async () => {
    await rest('prices', { products, percent: '10' })
    const [undone, edit] = await Promise.all([
      rest('undo', { entryId: 1 }),
      admin.rest('PUT', '/products/7', { name: 'Savon noir', version: 2 }),
    ])
    expect([undone, edit.status].toSorted()).toEqual([200, 409])
  })

  test('who delete the same products: one deletion is made, and undone once', async () => {
    const statuses = await Promise.all(
      ids.map((i) => rest('delete', { ids: i % 2 ? ids : ids.toReversed() })),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(404)])
    expect(await admin.history()).toHaveLength(1 + ids.length)
    const undone = await Promise.all(ids.map(() => rest('undo', { entryId: 1 })))
    expect(undone.toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await shop.em().count(Product)).toBe(ids.length)
  })

  test('a deletion that is undone while one product is restored: both are told what became of them', async () => {
    await rest('delete', { ids })
    const [undone, restored] = await Promise.all([
      rest('undo', { entryId: 1 }),
      admin.rest('POST', '/products/restore', { entryId: 8 }),
    ])
    expect(restored.status).toBe(200)
    expect([200, 409]).toContain(undone)
    expect(await shop.em().count(Product)).toBe(undone === 200 ? ids.length : 1)
  })
})
