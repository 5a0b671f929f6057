import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct, createProductImage } from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'
import { ProductImage } from '../products/product-image.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const address = (name: string) => `https://exemple.fr/${name}.jpg`
const stored = () => shop.em().findOneOrFail(Product, { id: 1 })
const add = (name: string, facts: object = {}) =>
  admin.rest('POST', '/products/1/images', { imageUrl: address(name), ...facts })

/** Ids in the order of the gallery, the primary one with a star. */
async function gallery(product = 1) {
  const images = await shop
    .em()
    .find(ProductImage, { product }, { orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }] })
  return images.map(({ id, isPrimary }) => `${id}${isPrimary ? '*' : ''}`).join(' ')
}

beforeEach(() => createProduct(shop))

describe('POST /api/products/{id}/images', () => {
  test('201 with the image: the first is primary, the product shows it', async () => {
    const { status, body } = await add('a', { altText: ' De face ' })
    expect(status).toBe(201)
    expect(body).toStrictEqual({
      ...{
        id: 1,
        productId: 1,
        imageUrl: address('a'),
        displayOrder: 0,
        altText: 'De face',
        isPrimary: true,
      },
      createdAt: '2026-11-21T09:00:00.000Z',
    })
    expect((await shop.get('/api/products/1/images')).body).toEqual([body])
    expect(await stored()).toMatchObject({ imageUrl: address('a'), version: 2 })
  })

  test('further ones come last unless told where, and change nothing of the product', async () => {
    for (const name of ['a', 'b']) await add(name)
    const { body } = await add('c', { displayOrder: 0, altText: null })
    expect(body).toMatchObject({ displayOrder: 0, isPrimary: false, altText: null })
    await add('d', { productId: 9, isPrimary: true, id: 77, createdAt: '2001-01-01' })
    expect(await gallery()).toBe('1* 3 2 4')
    expect(await stored()).toMatchObject({ imageUrl: address('a'), version: 2 })
  })

  test('one of our own must be stored', async () => {
    const { status, body } = await admin.rest('POST', '/products/1/images', {
      imageUrl: '/public-objects/products/inconnue.webp',
    })
    expect([status, Object.keys(body.fields), await gallery()]).toEqual([400, ['imageUrl'], ''])
  })

  test('at most 20 of them', async () => {
    for (let i = 0; i < 20; i++) expect((await add(`${i}`)).status).toBe(201)
    const { status, body } = await add('trop')
    expect([status, body.message]).toEqual([409, 'Un produit a au plus 20 images.'])
    expect((await gallery()).split(' ')).toHaveLength(20)
  })
})

describe('DELETE and PUT …/primary', () => {
  test('the mark moves, and the image of the product with it', async () => {
    for (const name of ['a', 'b', 'c']) await add(name)
    const { status, body } = await admin.rest('PUT', '/products/1/images/3/primary')
    expect([status, body]).toMatchObject([200, { id: 3, isPrimary: true }])
    expect([await gallery(), (await stored()).imageUrl]).toEqual(['1 2 3*', address('c')])
    expect((await admin.rest('PUT', '/products/1/images/3/primary')).status).toBe(200)
    expect((await stored()).version).toBe(3)
  })

  test('deleting the primary one promotes the first of the rest, deleting another none', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await add(name)
    await admin.rest('PUT', '/products/1/images/order', { imageIds: [4, 3, 2, 1] })
    expect((await admin.rest('DELETE', '/products/1/images/1')).body).toEqual({ success: true })
    expect([await gallery(), (await stored()).imageUrl]).toEqual(['4* 3 2', address('d')])
    await admin.rest('DELETE', '/products/1/images/3')
    expect(await gallery()).toBe('4* 2')
    // Beside those that are left, « at the place of their number » is the end.
    await add('e', { displayOrder: 2 })
    expect(await gallery()).toBe('4* 2 5')
    await admin.rest('DELETE', '/products/1/images/5')
    for (const id of [4, 2]) await admin.rest('DELETE', `/products/1/images/${id}`)
    expect([await gallery(), (await stored()).imageUrl]).toEqual(['', null])
  })
})

describe('order and description', () => {
  test('the full list of ids gives the places', async () => {
    for (const name of ['a', 'b', 'c']) await add(name, { displayOrder: 7 })
    const { body } = await admin.rest('PUT', '/products/1/images/order', { imageIds: ['3', '1', '2'] })
    const places = body.map(({ id, displayOrder }: ProductImage) => `${id}:${displayOrder}`)
    expect(places).toEqual(['3:0', '1:1', '2:2'])
    expect(await gallery()).toBe('3 1* 2')
  })

  test.each([
    ['too few', [1]],
    ['too many', [1, 2, 3]],
    ['one twice', [1, 1]],
    ['one of another product', [1, 3]],
    ['none', []],
    ['no list', '1,2'],
    ['no ids', ['x', 'y']],
  ])('any other list is refused: %s', async (_what, imageIds) => {
    for (const name of ['a', 'b']) await add(name)
    await createProductImage(shop)
    const before = await fingerprints(shop)
    const { status, body } = await admin.rest('PUT', '/products/1/images/order', { imageIds })
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('an image is described anew, and the words can be taken away', async () => {
    await add('a', { altText: 'De face' })
    const describe = (altText?: string | null) => admin.rest('PUT', '/products/1/images/1', { altText })
    expect((await describe('De dos')).body).toMatchObject({ altText: 'De dos', isPrimary: true })
    expect((await describe()).body.altText).toBe('De dos')
    expect((await describe('')).body.altText).toBeNull()
  })
})

test('another product’s image, unknown ones and unknown products are 404 and untouched', async () => {
  await add('a')
  const other = await createProductImage(shop, { isPrimary: true })
  const before = await fingerprints(shop)
  for (const path of [
    `1/images/${other.id}`,
    '1/images/999',
    `999/images/${other.id}`,
    `${other.product.id}/images/1`,
  ]) {
    expect((await admin.rest('DELETE', `/products/${path}`)).status).toBe(404)
    expect((await admin.rest('PUT', `/products/${path}/primary`)).status).toBe(404)
    expect((await admin.rest('PUT', `/products/${path}`, { altText: 'x' })).status).toBe(404)
  }
  expect((await admin.rest('POST', '/products/999/images', { imageUrl: address('a') })).status).toBe(404)
  expect((await admin.rest('PUT', '/products/999/images/order', { imageIds: [1] })).status).toBe(404)
  expect((await admin.rest('PUT', '/products/1/images/abc/primary')).status).toBe(400)
  expect(await fingerprints(shop)).toEqual(before)
})

describe('both edges refuse the same with the same sentence', () => {
  const graphql = `mutation ($input: ProductImageInput!) { addProductImage(productId: 1, input: $input) { id } }`
  const blank = "Veuillez saisir une URL d'image"
  const unusable = 'Image : adresse https:// complète ou image de la boutique attendue.'
  const unstorable = 'Le texte contient un caractère non autorisé.'

  test.each([
    ['imageUrl', '', blank],
    ['imageUrl', '  ', blank],
    ['imageUrl', 'http://exemple.fr/a.jpg', unusable],
    ['imageUrl', 'javascript:alert(1)', unusable],
    ['imageUrl', '/public-objects/products/../../etc/passwd.webp', unusable],
    ['imageUrl', 'https://exemple.fr/a\u0000.jpg', unstorable],
    ['altText', 'x'.repeat(301), 'Texte alternatif : 300 caractères au plus.'],
    ['altText', 'a\nb', unstorable],
    ['altText', 'a\ud800', unstorable],
    ['displayOrder', -1, 'Ordre d’affichage : entre 0 et 2\u202f147\u202f483\u202f647.'],
  ])('%s (%#)', async (field, value, message) => {
    const before = await fingerprints(shop)
    const input = { imageUrl: address('a'), [field]: value }
    const said = { message, code: 'BAD_USER_INPUT', fields: { [field]: message } }
    const rest = await admin.rest('POST', '/products/1/images', input)
    expect([rest.status, rest.body]).toEqual([400, said])
    expect(await admin.refusal(graphql, { input })).toEqual(said)
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('without address', async () => {
    const { status, body } = await admin.rest('POST', '/products/1/images', {})
    expect([status, body.fields]).toEqual([400, { imageUrl: blank }])
  })
})

test('GraphQL: each answers the product as it is after all that the request changed before', async () => {
  const images = '{ imageUrl images { id altText isPrimary displayOrder } version }'
  const { a, b, c, d, e } = await admin.data(`mutation {
    a: addProductImage(productId: 1, input: { imageUrl: "${address('a')}" }) ${images}
    b: addProductImage(productId: 1, input: { imageUrl: "${address('b')}", altText: "De dos" }) ${images}
    c: setPrimaryImage(productId: 1, imageId: 2) ${images}
    d: reorderProductImages(productId: 1, imageIds: [2, 1]) ${images}
    e: describeProductImage(productId: 1, imageId: 2, altText: null) ${images} }`)
  expect([a.images.length, b.images.length]).toEqual([1, 2])
  expect(c).toMatchObject({ imageUrl: address('b'), version: 3, images: [{ id: '2' }, { id: '1' }] })
  expect(d.images).toMatchObject([
    { id: '2', displayOrder: 0 },
    { id: '1', displayOrder: 1 },
  ])
  expect(e.images[0]).toMatchObject({ id: '2', altText: null, isPrimary: true })
  const { deleteProductImage } = await admin.data(
    `mutation { deleteProductImage(productId: 1, imageId: 2) ${images} }`,
  )
  expect(deleteProductImage).toMatchObject({ imageUrl: address('a'), images: [{ id: '1', isPrimary: true }] })
})

test('each change of the images is in the history of the product: all of them, before and after', async () => {
  await admin.rest('PUT', '/products/1', { name: 'Savon' })
  await add('a', { altText: 'De face' })
  await add('b')
  await admin.rest('PUT', '/products/1/images/2/primary')
  await admin.rest('PUT', '/products/1/images/2/primary')
  await admin.rest('DELETE', '/products/1/images/999')
  const a = { imageUrl: address('a'), altText: 'De face', displayOrder: 0, isPrimary: true }
  const b = { imageUrl: address('b'), altText: null, displayOrder: 1, isPrimary: false }
  const swapped = [
    { ...a, isPrimary: false },
    { ...b, isPrimary: true },
  ]
  const [none, one, both, other] = [
    { name: 'Savon', imageUrl: null, images: [] },
    { name: 'Savon', imageUrl: a.imageUrl, images: [a] },
    { name: 'Savon', imageUrl: a.imageUrl, images: [a, b] },
    { name: 'Savon', imageUrl: b.imageUrl, images: swapped },
  ]
  const [, ...changes] = await admin.history()
  expect(changes.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['UPDATED', none, one],
    ['UPDATED', one, both],
    ['UPDATED', both, other],
  ])
})
