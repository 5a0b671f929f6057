import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createOrder, createProduct } from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'
import { OrderItem } from '../../orders/order-item.entity.ts'
import { Category } from '../categories/category.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const address = (name: string) => `https://exemple.fr/${name}.jpg`
const add = (name: string) =>
  admin.rest('POST', '/products/1/images', { imageUrl: address(name), altText: `Vue ${name}` })
const restore = async (entryId: number) =>
  (
    await admin.data(
      `mutation ($entryId: ID!) { restoreProduct(entryId: $entryId) { id name price imageUrl version createdAt
         category { id } images { imageUrl altText isPrimary displayOrder } } }`,
      { entryId },
    )
  ).restoreProduct

describe('a living product', () => {
  test('gets the facts of an earlier change back, as a new change', async () => {
    await createProduct(shop, { name: 'Savon', price: '4.50' })
    await admin.rest('PUT', '/products/1', { name: 'Savon doux' })
    await admin.rest('PUT', '/products/1', { name: 'Savon dur', price: '9.90' })
    await add('a')
    expect(await restore(1)).toMatchObject({ name: 'Savon doux', price: '4.50', version: 5 })
    // The image came later and was no part of that change.
    expect(await restore(1)).toMatchObject({
      imageUrl: address('a'),
      images: [{ isPrimary: true }],
      version: 5,
    })
    const entries = await admin.history()
    expect(entries).toHaveLength(4)
    expect(entries[3]).toMatchObject({
      ...{ action: 'RESTORED', subjectId: '1', actorEmail: admin.person().email },
      ...{ before: { name: 'Savon dur', price: '9.90' }, after: { name: 'Savon doux', price: '4.50' } },
    })
  })

  test('gets its images back from a change of the images, its other facts stay', async () => {
    await createProduct(shop, { name: 'Savon' })
    for (const name of ['a', 'b']) await add(name)
    await admin.rest('PUT', '/products/1/images/2/primary')
    await admin.rest('DELETE', '/products/1/images/1')
    await admin.rest('PUT', '/products/1', { name: 'Savon doux' })
    expect(await restore(2)).toMatchObject({
      ...{ name: 'Savon doux', imageUrl: address('a') },
      images: [
        { imageUrl: address('a'), altText: 'Vue a', isPrimary: true, displayOrder: 0 },
        { imageUrl: address('b'), altText: 'Vue b', isPrimary: false, displayOrder: 1 },
      ],
    })
    expect((await admin.history())[5]).toMatchObject({ action: 'RESTORED', after: { images: [{}, {}] } })
  })
})

describe('a deleted product', () => {
  test('comes back under its id with its images; orders keep their history', async () => {
    await createOrder(shop)
    const category = await createCategory(shop)
    await admin.rest('PUT', '/products/1', { categoryId: category.id, name: 'Savon' })
    for (const name of ['a', 'b']) await add(name)
    await admin.rest('PUT', '/products/1/images/2/primary')
    const { body: before } = await shop.get('/api/products/1')
    await admin.rest('DELETE', '/products/1')
    const { id, version, images } = await restore(5)
    expect([id, images.length]).toEqual(['1', 2])
    const { body: after } = await shop.get('/api/products/1')
    const { updatedAt: _updatedAt, version: _version, ...facts } = before
    expect(after).toMatchObject({ ...facts, imageUrl: address('b'), categoryId: category.id })
    // No copy from before the deletion may pass for the present one.
    expect(version).toBeGreaterThan(before.version)
    expect((await admin.rest('PUT', '/products/1', { price: 1, version: before.version })).status).toBe(409)
    expect((await shop.em().find(OrderItem, {}))[0]).toMatchObject({ product: null, price: '12.90' })
    expect((await admin.history())[5]).toMatchObject({
      action: 'RESTORED',
      before: null,
      after: { name: 'Savon' },
    })
    // The next one takes a number of its own.
    const next = await admin.rest('POST', '/products', { name: 'Éponge', price: 1, ecoScore: 5 })
    expect(next.body.id).toBe(2)
  })

  test('comes back from an earlier change too, even from one of its images alone', async () => {
    await createProduct(shop, { name: 'Savon', price: '4.50' })
    await admin.rest('PUT', '/products/1', { name: 'Savon doux' })
    await add('a')
    await add('b')
    await admin.rest('PUT', '/products/1', { price: '9.90' })
    await admin.rest('DELETE', '/products/1')
    expect(await restore(2)).toMatchObject({
      name: 'Savon doux',
      price: '9.90',
      images: [{ isPrimary: true }],
    })
    await admin.rest('DELETE', '/products/1')
    expect(await restore(1)).toMatchObject({ name: 'Savon doux', price: '4.50', images: [{}] })
  })

  test('without the category that is gone; with the image that it had without images', async () => {
    const category = await createCategory(shop)
    const imageUrl = address('a')
    await createProduct(shop, { category, imageUrl })
    await admin.rest('DELETE', '/products/1')
    await shop.em().nativeDelete(Category, { id: category.id })
    expect(await restore(1)).toMatchObject({ category: null, imageUrl, images: [] })
  })

  test('above every version that it ever had, also from an earlier deletion', async () => {
    await createProduct(shop)
    await admin.rest('DELETE', '/products/1')
    await restore(1)
    for (const price of [1, 2, 3]) await admin.rest('PUT', '/products/1', { price })
    const { body: before } = await shop.get('/api/products/1')
    await admin.rest('DELETE', '/products/1')
    expect((await restore(1)).version).toBeGreaterThan(before.version)
  })

  test('once: a second time changes nothing', async () => {
    await createProduct(shop)
    await add('a')
    await admin.rest('DELETE', '/products/1')
    const ids = async () =>
      (await shop.get('/api/products/1/images')).body.map(({ id }: { id: number }) => id)
    const [first, images] = [await restore(2), await ids()]
    expect([await restore(2), await ids()]).toEqual([first, images])
    expect(await admin.history()).toHaveLength(3)
  })
})

describe('the state that a change found', () => {
  const restoreBefore = (entryId: number) =>
    admin.rest('POST', '/products/restore', { entryId, state: 'before' })

  test('is whole, whichever part of the product the first change was about: a seeded product comes back as it was', async () => {
    const { id: category } = await createCategory(shop)
    await createProduct(shop, { name: 'Savon', price: '4.50', description: 'Surgras.', category })
    await add('a')
    await admin.rest('PUT', '/products/1', { name: 'Savon dur', price: '9.90', categoryId: null })
    await admin.rest('PUT', '/products/1', { price: '12.00', description: null })
    const { status, body } = await restoreBefore(1)
    expect([status, body]).toMatchObject([
      200,
      {
        name: 'Savon',
        price: '4.50',
        description: 'Surgras.',
        categoryId: category,
        imageUrl: null,
        version: 5,
      },
    ])
    expect((await shop.get('/api/products/1/images')).body).toEqual([])
    expect((await admin.history()).at(-1)).toMatchObject({
      ...{ action: 'RESTORED', actorEmail: admin.person().email },
      ...{ before: { price: '12.00', images: [{}] }, after: { price: '4.50', images: [] } },
    })
  })

  test('leaves alone what has not changed since: images from before, and the name', async () => {
    await createProduct(shop, { name: 'Savon', price: '4.50' })
    await add('a')
    await admin.rest('PUT', '/products/1', { price: '9.90' })
    await admin.rest('PUT', '/products/1', { name: 'Savon dur' })
    expect((await restoreBefore(2)).body).toMatchObject({
      name: 'Savon',
      price: '4.50',
      imageUrl: address('a'),
    })
    await admin.rest('PUT', '/products/1', { name: 'Savon neuf' })
    await add('b')
    expect((await restoreBefore(6)).body).toMatchObject({ name: 'Savon neuf', price: '4.50' })
    expect((await shop.get('/api/products/1/images')).body).toHaveLength(1)
  })

  test('of a deleted product brings it back so', async () => {
    await createProduct(shop, { name: 'Savon', price: '4.50' })
    await admin.rest('PUT', '/products/1', { price: '9.90' })
    await add('a')
    await admin.rest('DELETE', '/products/1')
    const { body } = await restoreBefore(1)
    expect(body).toMatchObject({ id: 1, name: 'Savon', price: '4.50', imageUrl: null })
  })

  test('is none where the product was made, or came back: refused by both edges, without effect', async () => {
    await admin.rest('POST', '/products', { name: 'Savon', price: 1, ecoScore: 5 })
    await admin.rest('DELETE', '/products/1')
    await restore(2)
    const before = await fingerprints(shop)
    const query =
      'mutation ($entryId: ID!, $state: HistoryState!) { restoreProduct(entryId: $entryId, state: $state) { id } }'
    for (const entryId of [1, 3]) {
      const { status, body } = await restoreBefore(entryId)
      expect([status, body.message]).toEqual([404, 'Avant cette modification, la fiche n’existait pas.'])
      expect(await admin.refusal(query, { entryId, state: 'BEFORE' })).toEqual(body)
    }
    expect(
      (await admin.rest('POST', '/products/restore', { entryId: 1, state: 'avant' })).body.fields,
    ).toEqual({
      state: 'État : AFTER, BEFORE attendu.',
    })
    expect(await fingerprints(shop)).toEqual(before)
  })
})

test('a change of the images alone says whose they are, and never brings the name back', async () => {
  await createProduct(shop, { name: 'Savon' })
  await add('a')
  expect(await admin.history()).toMatchObject([
    { before: { name: 'Savon', images: [] }, after: { name: 'Savon', images: [{ altText: 'Vue a' }] } },
  ])
  await admin.rest('PUT', '/products/1', { name: 'Savon doux' })
  expect(await restore(1)).toMatchObject({ name: 'Savon doux' })
})

test('an unknown change, one of something else and none are refused, without effect', async () => {
  await createProduct(shop)
  await admin.rest('POST', '/categories', { name: 'Cuisine', slug: 'cuisine' })
  await admin.rest('PUT', '/products/1', { name: 'Savon' })
  const before = await fingerprints(shop)
  const query = 'mutation ($entryId: ID!) { restoreProduct(entryId: $entryId) { id } }'
  expect((await admin.refusal(query, { entryId: 1 })).code).toBe('NOT_FOUND')
  expect((await admin.refusal(query, { entryId: 999 })).message).toBe('Modification non trouvée')
  expect((await admin.refusal(query, { entryId: 'x' })).code).toBe('BAD_USER_INPUT')
  expect(await fingerprints(shop)).toEqual(before)
})
