import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import {
  createAccount,
  createCategory,
  createProduct,
  createProductImage,
} from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { createWebFolder } from '../../../test/web-folder.ts'
import { Product } from './product.entity.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const admin = openAdministration(shop)

/** Nobody may meet this word, nor anything that has it. */
const secret = 'Zorblaxine'
let id = 0
let shownId = 0
let cookie = ''

const setVisible = (visible: boolean) => admin.rest('PUT', `/products/${id}`, { visible })

beforeEach(async () => {
  cookie = await shop.cookieOf(await createAccount(shop))
  const category = await createCategory(shop, { slug: 'soin' })
  const facts = { category, productType: 'Savon', featured: true }
  shownId = (await createProduct(shop, { ...facts, name: 'Savon doux' })).id
  id = (await createProduct(shop, { ...facts, name: `${secret} solide`, visible: false })).id
  await createProductImage(shop, { product: id, imageUrl: '/public-objects/products/zorblaxine.webp' })
})

/** Everything that anybody can read, by the path that leads to it. */
const restPaths = () => [
  '/products',
  `/products?ids=${id},${shownId}`,
  '/products?featured=true',
  `/products?search=${secret}`,
  '/products?search=zorblaxin',
  '/products?search=solide',
  '/products/suggestions?search=zorb',
  `/products/suggestions?search=${secret}e`,
  `/products/${id}`,
  `/products/${id}/images`,
  '/products?visibility=ALL',
  '/products?visibility=HIDDEN',
]
const graphqlReads = () => [
  '{ products { totalCount correctedSearch items { name } facets { categories { count } inStock } } }',
  `{ products(filter: { search: "${secret}" }) { totalCount correctedSearch items { name } } }`,
  '{ products(filter: { search: "zorblaxin" }, inStockFirst: true) { totalCount correctedSearch items { name } } }',
  `{ products(filter: { ids: [${id}] }, sort: PRICE_ASC) { totalCount items { name } } }`,
  '{ products(filter: { visibility: ALL }) { items { name } } }',
  '{ products(filter: { visibility: HIDDEN }) { items { name } } }',
  '{ searchSuggestions(filter: { search: "zorblaxim" }) { products { totalCount correctedSearch items { name } } } }',
  '{ productTypes }',
  '{ products(filter: { typeWords: "zorblaxine" }) { items { name } } }',
  `{ product(id: ${id}) { name imageUrl images { imageUrl } } }`,
]

describe('a hidden product', () => {
  test.each([
    ['a visitor', () => ({})],
    ['a customer', () => ({ headers: { cookie } })],
  ])('reaches %s by no path', async (_who, who) => {
    await admin.rest('PUT', `/products/${id}`, { productType: secret })
    for (const path of restPaths()) {
      const { text } = await shop.call('GET', `/api${path}`, who())
      expect([path, text]).toEqual([path, expect.not.stringMatching(/zorblax/i)])
    }
    for (const query of graphqlReads()) {
      const { body } = await shop.graphql(query, undefined, who())
      expect([query, JSON.stringify(body)]).toEqual([query, expect.not.stringMatching(/zorblax/i)])
    }
    for (const path of [`/produit/${id}`, '/produits', '/sitemap.xml', '/', '/flux.xml']) {
      const { text } = await shop.call('GET', path, who())
      expect([path, text]).toEqual([path, expect.not.stringMatching(/zorblax/i)])
    }
    expect((await shop.call('GET', `/api/products/${id}`, who())).status).toBe(404)
    expect((await shop.call('GET', `/produit/${id}`, who())).status).toBe(404)
  })

  test('is in no count: of a list, its facets, a category, products of its type', async () => {
    const { body } = await shop.graphql(`{
      products { totalCount items { comparableType } facets { inStock ecoBands { count } categories { count } } }
      categories { productCount }
      searchSuggestions(filter: { search: "savo" }) { products { totalCount } }
    }`)
    expect(body.data).toMatchObject({
      products: {
        totalCount: 1,
        items: [{ comparableType: null }],
        facets: { inStock: 1, categories: [{ count: 1 }] },
      },
      categories: [{ productCount: 1 }],
      searchSuggestions: { products: { totalCount: 1 } },
    })
    expect((await shop.get('/api/products')).headers.get('x-total-count')).toBe('1')
  })

  test('leaves the words of a search to those that are shown', async () => {
    const search = (words: string) =>
      shop.graphql('query ($words: String!) { products(filter: { search: $words }) { items { name } } }', {
        words,
      })
    // Both words are of the hidden product, the first of another one too: alone, it decides what is found.
    const { body } = await search('savon solide')
    expect(body.data.products.items).toEqual([{ name: 'Savon doux' }])
  })

  test('is shown to administrators, by its id and where they ask for it', async () => {
    expect((await admin.rest('GET', `/products/${id}`)).body).toMatchObject({ id })
    expect((await admin.rest('GET', `/products/${id}/images`)).body).toHaveLength(1)
    const { product, ...lists } = await admin.data(`{
      product(id: ${id}) { name visible }
      shop: products { totalCount }
      all: products(filter: { visibility: ALL }) { totalCount facets { inStock } }
      hidden: products(filter: { visibility: HIDDEN }) { items { name } }
      found: products(filter: { visibility: ALL, search: "zorblaxin" }) { items { name } correctedSearch }
    }`)
    expect(product).toEqual({ name: `${secret} solide`, visible: false })
    expect(lists).toMatchObject({
      shop: { totalCount: 1 },
      all: { totalCount: 2, facets: { inStock: 2 } },
      hidden: { items: [{ name: `${secret} solide` }] },
      found: { items: [{ name: `${secret} solide` }] },
    })
  })

  test('appears the moment it is shown, and goes the moment it is hidden again', async () => {
    const status = async () => [
      (await shop.get(`/api/products/${id}`)).status,
      (await shop.get(`/api/products?search=${secret}`)).body.length,
      (await shop.get(`/produit/${id}`)).status,
    ]
    expect(await status()).toEqual([404, 0, 404])
    await setVisible(true)
    expect(await status()).toEqual([200, 1, 200])
    await setVisible(false)
    expect(await status()).toEqual([404, 0, 404])
  })

  test('leads a mistyped word to it once it is shown', async () => {
    const mistyped = '{ products(filter: { search: "zorblaxime" }) { correctedSearch items { name } } }'
    expect((await shop.graphql(mistyped)).body.data.products).toEqual({ correctedSearch: null, items: [] })
    await setVisible(true)
    expect((await shop.graphql(mistyped)).body.data.products).toEqual({
      correctedSearch: 'zorblaxine',
      items: [{ name: `${secret} solide` }],
    })
  })

  test('that was deleted leaves no trace: the page was never there', async () => {
    await admin.rest('DELETE', `/products/${id}`)
    await admin.rest('DELETE', `/products/${shownId}`)
    expect((await shop.get(`/produit/${id}`)).status).toBe(404)
    expect((await shop.get(`/produit/${shownId}`)).status).toBe(410)
  })
})

describe('what somebody had chosen before it was hidden', () => {
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, `/api${path}`, { headers: { cookie }, body })
  const graphql = async (query: string) => (await shop.graphql(query, {}, { headers: { cookie } })).body

  beforeEach(async () => {
    await setVisible(true)
    for (const productId of [id, shownId]) await call('POST', '/cart', { productId, quantity: 2 })
    for (const productId of [id, shownId])
      await graphql(`mutation { addFavourite(productId: ${productId}) { productId } }`)
  })

  test('stays out of the cart, its totals and the order, is counted, and comes back with it', async () => {
    await setVisible(false)
    const cart = '{ cart { withdrawnCount subtotal totalQuantity lines { product { name } } } }'
    expect((await graphql(cart)).data.cart).toEqual({
      ...{ withdrawnCount: 1, subtotal: '25.80', totalQuantity: 2 },
      lines: [{ product: { name: 'Savon doux' } }],
    })
    expect((await call('GET', '/cart')).body).toHaveLength(1)
    const order = await graphql('mutation { placeOrder { items { productName } } }')
    expect(order.data.placeOrder.items).toEqual([{ productName: 'Savon doux' }])
    expect((await graphql('mutation { placeOrder { id } }')).errors[0].extensions.code).toBe('CONFLICT')
    await setVisible(true)
    expect((await graphql(cart)).data.cart).toMatchObject({
      withdrawnCount: 0,
      lines: [{ product: { name: `${secret} solide` } }],
    })
  })

  test('is no product any more among the favourites, and cannot be chosen anew', async () => {
    await setVisible(false)
    const { favourites } = (await graphql('{ favourites { productId product { name } } }')).data
    expect(favourites).toEqual([
      { productId: String(shownId), product: { name: 'Savon doux' } },
      { productId: String(id), product: null },
    ])
    await graphql(`mutation { removeFavourite(productId: ${id}) { productId } }`)
    const refused = [
      await graphql(`mutation { addFavourite(productId: ${id}) { productId } }`),
      await graphql(`mutation { addToCart(productId: ${id}) { total } }`),
    ]
    expect(refused.map(({ errors }) => errors[0].extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const merged = await graphql(`mutation { mergeFavourites(productIds: [${id}]) { productId } }`)
    expect(merged.data.mergeFavourites).toEqual([{ productId: String(shownId) }])
    const waitlist = {
      firstName: 'Ana',
      lastName: 'Petit',
      email: 'ana@exemple.fr',
      productIds: [String(id)],
    }
    expect((await call('POST', '/waitlist', waitlist)).status).toBe(400)
  })

  test('keeps its name in the order, without a product; it can neither be bought again nor added', async () => {
    const { placeOrder } = (await graphql('mutation { placeOrder { id } }')).data
    await setVisible(false)
    const read = `{ order(id: ${placeOrder.id}) { items { productName product { name } } } }`
    expect((await graphql(read)).data.order.items).toContainEqual({
      ...{ productName: `${secret} solide`, product: null },
    })
    const again = await graphql(`mutation { buyAgain(orderId: ${placeOrder.id}) { left { productName } } }`)
    expect(again.data.buyAgain.left).toEqual([{ productName: `${secret} solide` }])
    const added = await graphql(
      `mutation { addOrderItem(orderId: ${placeOrder.id}, productId: ${id}, quantity: 1) { id } }`,
    )
    expect(added.errors[0].extensions.code).toBe('NOT_FOUND')
  })
})

describe('the switch', () => {
  test('is on where a call does not name it, and is kept, changed and restored with its history', async () => {
    const soap = { name: 'Savon', price: '4.50', ecoScore: '8.5' }
    const isVisible = async (found: number) => (await shop.em().findOneOrFail(Product, { id: found })).visible
    const made = (await admin.rest('POST', '/products', soap)).body
    expect(Object.keys(made)).not.toContain('visible')
    expect(await isVisible(made.id)).toBe(true)
    const { createProduct: other } = await admin.data(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id visible } }',
      { input: { ...soap, visible: false } },
    )
    expect(other.visible).toBe(false)
    await admin.rest('PUT', `/products/${made.id}`, { name: 'Savon dur', visible: false })
    await admin.data(
      `mutation { changeProducts(ids: [${made.id}, ${other.id}], changes: { visible: true }) { entryId } }`,
    )
    expect([await isVisible(made.id), await isVisible(Number(other.id))]).toEqual([true, true])
    const entries = (await admin.history()).filter(({ subjectType }) => subjectType === 'PRODUCT')
    expect(entries.map(({ after }) => after?.visible)).toEqual([true, false, false, true, true])
    await admin.data(`mutation { restoreProduct(entryId: ${entries[2]?.id}) { id } }`)
    expect(await isVisible(made.id)).toBe(false)
  })

  test('nonsense is refused, and changes nothing', async () => {
    const { status, body } = await admin.rest('PUT', `/products/${shownId}`, { visible: 'peut-être' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['visible']])
    expect((await shop.get('/api/products?visibility=TOUT')).status).toBe(400)
    expect((await shop.get('/api/products?visibility=ALL')).status).toBe(401)
  })
})
