import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { StoredImage } from '../../media/stored-image.entity.ts'
import { Product } from '../products/product.entity.ts'
import { Category } from './category.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const kitchen = { name: 'Cuisine', slug: 'cuisine', description: 'Au repas.' }
const restore = `mutation ($entryId: ID!) { restoreCategory(entryId: $entryId) {
  id name slug description imageUrl version createdAt productCount } }`
const restored = async (entryId: number) => (await admin.data(restore, { entryId })).restoreCategory
const shelves = async () => {
  const products = await shop.em().find(Product, {}, { orderBy: { id: 'asc' } })
  return products.map(({ category }) => category?.id ?? null)
}

describe('restoring a category', () => {
  test('puts back the state in which a change left it, as a new change', async () => {
    await admin.rest('POST', '/categories', kitchen)
    await admin.rest('PUT', '/categories/1', { name: 'Table', slug: 'table', description: null })
    await admin.rest('PUT', '/categories/1', { name: 'Four' })
    expect(await restored(1)).toMatchObject({ id: '1', ...kitchen, version: 4 })
    expect(await restored(2)).toMatchObject({ name: 'Table', slug: 'table', description: null, version: 5 })
    const [, , , fourth] = await admin.history()
    expect(fourth).toMatchObject({
      action: 'RESTORED',
      subjectId: '1',
      before: { name: 'Four', slug: 'table', description: null },
      after: kitchen,
    })
  })

  test('puts back what the first change found: a seeded category is as it was', async () => {
    await createCategory(shop, kitchen)
    await admin.rest('PUT', '/categories/1', { name: 'Table', slug: 'table', description: null })
    await admin.rest('PUT', '/categories/1', { name: 'Four' })
    const { status, body } = await admin.rest('POST', '/categories/restore', { entryId: 1, state: 'BEFORE' })
    expect([status, body]).toMatchObject([200, { id: 1, ...kitchen, version: 4 }])
    expect((await admin.history())[2]).toMatchObject({ action: 'RESTORED', after: kitchen })
  })

  test('gives back an image that can still be shown, and does without one that is gone', async () => {
    const imageUrl = '/public-objects/products/cuisine.webp'
    const now = shop.clock.now()
    await shop.em().insert(StoredImage, { name: 'cuisine.webp', state: 'stored', expiresAt: now })
    await admin.rest('POST', '/categories', { ...kitchen, imageUrl })
    await admin.rest('PUT', '/categories/1', { imageUrl: null })
    expect(await restored(1)).toMatchObject({ imageUrl })
    await admin.rest('PUT', '/categories/1', { imageUrl: null })
    await shop.em().nativeDelete(StoredImage, {})
    expect(await restored(1)).toMatchObject({ ...kitchen, imageUrl: null })
  })

  test('into the state that it is in is no change', async () => {
    await admin.rest('POST', '/categories', kitchen)
    expect(await restored(1)).toMatchObject({ version: 1 })
    expect(await admin.history()).toHaveLength(1)
  })
})

describe('restoring a deleted category', () => {
  const deleted = async () => {
    const createdAt = new Date('2026-01-02T03:04:05.006Z')
    await createCategory(shop, { ...kitchen, createdAt })
    const other = await createCategory(shop)
    await createProduct(shop, { category: 1 })
    await createProduct(shop, { category: 1 })
    await createProduct(shop, { category: 1 })
    await createProduct(shop)
    await admin.rest('PUT', '/categories/1', { name: 'Table' })
    await admin.rest('DELETE', '/categories/1')
    return { other, createdAt }
  }

  test('brings back its id, date and those of its products that found no other', async () => {
    const { other, createdAt } = await deleted()
    await shop.em().nativeUpdate(Product, { id: 2 }, { category: other.id })
    await shop.em().nativeDelete(Product, { id: 3 })
    expect(await restored(2)).toEqual({
      ...{
        id: '1',
        ...kitchen,
        name: 'Table',
        imageUrl: null,
        createdAt: createdAt.toISOString(),
        productCount: 1,
      },
      // Three entries: what was read before the deletion, version 2 at most, is recognised as old.
      version: 3,
    })
    expect(await shelves()).toEqual([1, other.id, null])
    expect((await admin.history())[2]).toMatchObject({
      action: 'RESTORED',
      before: null,
      after: { name: 'Table' },
    })
    expect((await admin.rest('PUT', '/categories/1', { name: 'A', version: 2 })).status).toBe(409)
  })

  test('also from a change before the deletion', async () => {
    await deleted()
    expect(await restored(1)).toMatchObject({ id: '1', name: 'Table', productCount: 3 })
    expect(await shelves()).toEqual([1, 1, 1, null])
  })

  test('a second time is no change, and takes no product', async () => {
    await deleted()
    await restored(2)
    await shop.em().nativeUpdate(Product, { id: 1 }, { category: null })
    await restored(2)
    expect([await shelves(), (await admin.history()).length]).toEqual([[null, 1, 1, null], 3])
  })

  test('whose slug another has meanwhile is refused, without effect', async () => {
    await deleted()
    await admin.rest('POST', '/categories', { ...kitchen, name: 'Nouvelle' })
    const taken = 'Une autre catégorie a déjà ce slug.'
    expect(await admin.refusal(restore, { entryId: 2 })).toEqual({
      ...{ code: 'CONFLICT', message: taken, fields: { slug: taken } },
    })
    expect([await shelves(), (await admin.history()).length]).toEqual([[null, null, null, null], 3])
  })

  test('new categories do not take its id', async () => {
    await deleted()
    await restored(2)
    expect((await admin.rest('POST', '/categories', { name: 'A', slug: 'a' })).body.id).toBe(3)
  })

  test.runIf(onPostgres)('by two at once brings it back once, without an error of the database', async () => {
    await deleted()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.graphql(restore, { entryId: 2 })),
    )
    for (const { body } of answers)
      expect([undefined, 'CONFLICT']).toContain(body.errors?.[0].extensions.code)
    expect(await shop.em().count(Category, { slug: 'cuisine' })).toBe(1)
    expect((await admin.history()).length).toBe(3)
    expect(await shelves()).toEqual([1, 1, 1, null])
  })
})

test.each([
  ['999', 'NOT_FOUND'],
  ['abc', 'BAD_USER_INPUT'],
  ['0', 'BAD_USER_INPUT'],
])('an unknown change (%s) is %s', async (entryId, code) => {
  expect((await admin.refusal(restore, { entryId })).code).toBe(code)
})

test('a change of something else is not found', async () => {
  await admin.rest('POST', '/posts', { title: 'Le compost', content: 'Simple.' })
  expect(await admin.refusal(restore, { entryId: 1 })).toEqual({
    ...{ code: 'NOT_FOUND', message: 'Modification non trouvée' },
  })
})
