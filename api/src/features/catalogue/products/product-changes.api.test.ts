import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import {
  createCategory,
  createOrder,
  createProduct,
  createProductImage,
} from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { OrderItem } from '../../orders/order-item.entity.ts'
import { Product } from './product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const soap = { name: 'Savon', price: '4.50', ecoScore: '8.5' }
const stored = (id: number) => shop.em().findOneOrFail(Product, { id })

describe('POST /api/products', () => {
  test('201 with the product; what is left out has the documented defaults', async () => {
    const { status, body } = await admin.rest('POST', '/products', soap)
    expect(status).toBe(201)
    expect(body).toStrictEqual({
      ...{
        ...soap,
        id: 1,
        description: null,
        imageUrl: null,
        categoryId: null,
        rating: '0.0',
        reviewCount: 0,
      },
      ...{ inStock: true, featured: false, weeklySpecial: false, lifeBenefits: null, planetBenefits: null },
      ...{ moneySavings: null, whyChoose: null, version: 1 },
      ...{ createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' },
    })
    expect((await shop.get('/api/products/1')).body).toStrictEqual(body)
  })

  test('everything that can be said, numbers as numbers or texts', async () => {
    const category = await createCategory(shop)
    const facts = {
      ...{
        name: 'Gourde',
        description: 'En inox.\nUn litre.',
        price: 19.9,
        imageUrl: 'https://exemple.fr/a.jpg',
      },
      ...{ categoryId: String(category.id), ecoScore: 9, rating: 4.2, reviewCount: '12', inStock: false },
      ...{ featured: true, weeklySpecial: true, lifeBenefits: 'a', planetBenefits: 'b', moneySavings: 'c' },
      whyChoose: 'd',
    }
    const { status, body } = await admin.rest('POST', '/products', facts)
    expect([status, body]).toMatchObject([
      201,
      { ...facts, price: '19.90', ecoScore: '9.0', rating: '4.2', reviewCount: 12, categoryId: category.id },
    ])
  })

  test('outer spaces go, what is blank means « none »', async () => {
    const blank = { description: ' \n ', imageUrl: '', categoryId: '', whyChoose: null }
    const { body } = await admin.rest('POST', '/products', { ...soap, name: '  Savon ', ...blank })
    expect(body).toMatchObject({ name: 'Savon', description: null, imageUrl: null, categoryId: null })
  })

  test('foreign keys of the body are neither kept nor obeyed', async () => {
    const foreign = `"id": 77, "createdAt": "2001-01-01T00:00:00Z", "updatedAt": 0, "version": 9, "searchDocument": "x",
      "category": { "id": 5 }, "__proto__": { "isAdmin": true }, "constructor": { "prototype": {} }`
    const { status } = await shop.call('POST', '/api/products', {
      as: admin.person(),
      headers: { 'content-type': 'application/json' },
      body: `{ "name": "Savon", "price": "4.50", "ecoScore": "8.5", ${foreign} }`,
    })
    expect(status).toBe(201)
    expect(await stored(1)).toMatchObject({ id: 1, createdAt: shop.clock.now(), version: 1, category: null })
    expect({}).not.toHaveProperty('isAdmin')
    const [entry] = await admin.history()
    expect(Object.keys(entry?.after ?? {})).not.toContain('id')
  })
})

describe('PUT /api/products/{id}', () => {
  test('changes what it is given and nothing else', async () => {
    const category = await createCategory(shop)
    const before = await createProduct(shop, {
      category,
      description: 'Doux.',
      featured: true,
      rating: '4.5',
    })
    const { status, body } = await admin.rest('PUT', `/products/${before.id}`, { price: 5, inStock: false })
    expect(status).toBe(200)
    expect(body).toMatchObject({ price: '5.00', inStock: false, version: 2, description: 'Doux.' })
    expect(body).toMatchObject({ name: before.name, featured: true, rating: '4.5', categoryId: category.id })
    expect(body.createdAt).toBe(before.createdAt.toISOString())
    expect(body.updatedAt > before.updatedAt.toISOString()).toBe(true)
  })

  test('null clears a text, the image and the category', async () => {
    const category = await createCategory(shop)
    const { id } = await createProduct(shop, {
      category,
      description: 'Doux.',
      imageUrl: 'https://a.fr/b.jpg',
    })
    const nothing = { description: null, imageUrl: null, categoryId: null }
    expect((await admin.rest('PUT', `/products/${id}`, nothing)).body).toMatchObject(nothing)
  })

  test('false and 0 are kept as such', async () => {
    const { id } = await createProduct(shop, { inStock: true, rating: '4.0', reviewCount: 3 })
    const { body } = await admin.rest('PUT', `/products/${id}`, { inStock: false, rating: 0, reviewCount: 0 })
    expect(body).toMatchObject({ inStock: false, rating: '0.0', reviewCount: 0 })
  })

  test('id, dates and foreign keys of the body change nothing, and a save without change is none', async () => {
    const { id, createdAt, updatedAt } = await createProduct(shop, { price: '12.90' })
    const body = { id: 9, createdAt: '2001-01-01', updatedAt: '2001-01-01', price: '12.9', isPrimary: true }
    expect((await admin.rest('PUT', `/products/${id}`, body)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ id, createdAt, updatedAt, version: 1 })
    expect(await admin.history()).toEqual([])
  })

  test('an image that is sent back as it is passes, even when its file is gone; a new one must be there', async () => {
    const imageUrl = '/public-objects/products/partie.webp'
    const { id } = await createProduct(shop, { imageUrl })
    const { status, body } = await admin.rest('PUT', `/products/${id}`, { imageUrl, name: 'Savon' })
    expect([status, body.imageUrl]).toEqual([200, imageUrl])
    for (const [method, path] of [
      ['PUT', `/products/${id}`],
      ['POST', '/products'],
    ] as const) {
      const answer = await admin.rest(method, path, {
        ...soap,
        imageUrl: '/public-objects/products/autre.webp',
      })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['imageUrl']])
    }
  })

  test('the image of a product with images follows the primary one', async () => {
    const { product } = await createProductImage(shop, { isPrimary: true })
    await shop
      .em()
      .nativeUpdate(Product, { id: product.id }, { imageUrl: '/public-objects/products/savon-1.webp' })
    const { body } = await admin.rest('PUT', `/products/${product.id}`, {
      ...{ imageUrl: 'https://exemple.fr/autre.jpg', name: 'Savon' },
    })
    expect(body).toMatchObject({ imageUrl: '/public-objects/products/savon-1.webp', name: 'Savon' })
  })
})

describe('two administrators and one product', () => {
  const changed = 'Cette fiche a été modifiée entre-temps par une autre personne.'

  test('the second save from the same copy is told, and changes nothing', async () => {
    const { id } = await createProduct(shop, { name: 'Savon' })
    const first = await admin.rest('PUT', `/products/${id}`, { name: 'Savon doux', version: 1 })
    const second = await admin.rest('PUT', `/products/${id}`, { name: 'Savon dur', version: 1 })
    expect([first.status, first.body.version, second.status]).toEqual([200, 2, 409])
    expect(second.body).toStrictEqual({ message: changed, code: 'CONFLICT', fields: { version: changed } })
    expect(await stored(id)).toMatchObject({ name: 'Savon doux', version: 2 })
    expect(await admin.history()).toHaveLength(1)
    const third = await admin.rest('PUT', `/products/${id}`, { name: 'Savon dur', version: '2' })
    expect([third.status, third.body.version]).toEqual([200, 3])
  })

  test('a deletion from an old copy is told too', async () => {
    const { id } = await createProduct(shop)
    await admin.rest('PUT', `/products/${id}`, { featured: true })
    expect((await admin.rest('DELETE', `/products/${id}`, { version: 1 })).status).toBe(409)
    expect((await admin.rest('DELETE', `/products/${id}?version=1`)).status).toBe(409)
    expect((await admin.rest('DELETE', `/products/${id}`, { version: 2 })).status).toBe(200)
  })
})

describe('DELETE /api/products/{id}', () => {
  test('takes images and cart lines along; orders keep their history', async () => {
    const order = await createOrder(shop)
    const [item] = await shop.em().find(OrderItem, { order: order.id })
    const id = item?.product?.id ?? 0
    await createProductImage(shop, { product: id })
    await shop.post('/api/cart', { as: admin.person(), body: { productId: id, quantity: 2 } })
    const { status, body } = await admin.rest('DELETE', `/products/${id}`)
    expect([status, body]).toEqual([200, { success: true }])
    expect((await shop.get(`/api/products/${id}`)).status).toBe(404)
    expect((await shop.get('/api/cart', { as: admin.person() })).body).toEqual([])
    const [kept] = await shop.em().find(OrderItem, { order: order.id })
    expect(kept).toMatchObject({ product: null, productName: item?.productName, price: '12.90', quantity: 1 })
  })

  test('404 the second time, as for one that never was', async () => {
    const { id } = await createProduct(shop)
    await admin.rest('DELETE', `/products/${id}`)
    for (const path of [`/products/${id}`, '/products/999']) {
      expect((await admin.rest('DELETE', path)).body).toEqual({
        message: 'Produit non trouvé',
        code: 'NOT_FOUND',
      })
      expect((await admin.rest('PUT', path, soap)).status).toBe(404)
    }
  })
})

test('what an administrator changes is in lists, counts and facets at once', async () => {
  const { id } = await createProduct(shop, { name: 'Gourde', price: '25.00', ecoScore: '9.0' })
  const seen = async () => {
    const { body } = await shop.graphql(`{ products(filter: { maxPrice: "10" }) { totalCount items { name }
      facets { inStock priceBands { count } } } other: products(filter: { search: "bidon" }) { totalCount } }`)
    const { products, other } = body.data
    return [products.totalCount, products.items.length, products.facets.inStock, other.totalCount]
  }
  expect(await seen()).toEqual([0, 0, 0, 0])
  await admin.rest('PUT', `/products/${id}`, { price: '9.90', name: 'Bidon' })
  expect(await seen()).toEqual([1, 1, 1, 1])
  await admin.rest('PUT', `/products/${id}`, { inStock: false })
  expect(await seen()).toEqual([1, 1, 0, 1])
  await admin.rest('POST', '/products', soap)
  expect(await seen()).toEqual([2, 2, 1, 1])
  await admin.rest('DELETE', `/products/${id}`)
  expect(await seen()).toEqual([1, 1, 1, 0])
})

test('what looks like SQL is kept, found, changed and deleted as it is', async () => {
  const evil = `x'); drop table products;-- \\ % _ ? $1 ' OR 1=1--`
  const other = await createProduct(shop)
  const { body } = await admin.rest('POST', '/products', {
    ...soap,
    name: evil,
    description: evil,
    whyChoose: evil,
  })
  expect(body).toMatchObject({ name: evil, description: evil })
  const changed = await admin.rest('PUT', `/products/${body.id}`, { name: `${evil}2`, lifeBenefits: evil })
  expect(changed.body).toMatchObject({ name: `${evil}2`, description: evil, lifeBenefits: evil })
  expect((await admin.rest('DELETE', `/products/${body.id}`)).status).toBe(200)
  expect((await shop.em().find(Product, {})).map(({ id }) => id)).toEqual([other.id])
  expect((await admin.history())[1]).toMatchObject({ before: { name: evil }, after: { name: `${evil}2` } })
})
