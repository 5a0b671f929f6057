import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createProduct, createUser } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { CartLine } from './cart-line.entity.ts'

const shop = openTestShop()
let ana: User
let bob: User
beforeEach(async () => {
  ;[ana, bob] = [await createUser(shop), await createUser(shop)]
})

const add = (productId: unknown, quantity?: unknown, as = ana) =>
  shop.post('/api/cart', { as, body: { productId, quantity } })
const cartOf = async (as: User) => (await shop.get('/api/cart', { as })).body

describe('the lines of GET /api/cart', () => {
  test('have id, product and quantity, and the product’s facts', async () => {
    const product = await createProduct(shop, { name: 'Savon', price: '4.20' })
    const { status, body } = await add(product.id, 2)
    expect(status).toBe(201)
    expect(await cartOf(ana)).toEqual([body])
    expect(body).toMatchObject({
      id: 1,
      productId: product.id,
      quantity: 2,
      product: { id: product.id, name: 'Savon', price: '4.20', ecoScore: '8.0', inStock: true },
    })
  })

  test('come oldest first, each of one’s own', async () => {
    const [one, two] = [await createProduct(shop), await createProduct(shop)]
    await add(two.id)
    await add(one.id)
    await add(one.id, 5, bob)
    await add(two.id)
    expect(
      (await cartOf(ana)).map(({ productId, quantity }: CartLine & { productId: number }) => [
        productId,
        quantity,
      ]),
    ).toEqual([
      [two.id, 2],
      [one.id, 1],
    ])
  })

  test.each(['?userId=', '?all=1&user=', '?viewer='])(
    '%s changes nothing of whose they are',
    async (query) => {
      await createCartLine(shop, { user: ana.id })
      expect((await shop.get(`/api/cart${query}${ana.id}`, { as: bob })).body).toEqual([])
    },
  )

  test('are nobody’s without a sign-in', async () => {
    const { status, text } = await shop.get('/api/cart')
    expect([status, text.includes('Unauthorized')]).toEqual([401, true])
  })

  test('take at most five statements, however many there are', async () => {
    const few = await createCartLine(shop, { user: ana.id })
    for (let i = 0; i < 8; i++) await createCartLine(shop, { user: bob.id })
    expect(few.quantity).toBe(1)
    const countOf = async (as: User) => {
      const cookie = await shop.cookieOf(as)
      const rest = await shop.statementsOf(() => shop.get('/api/cart', { headers: { cookie } }))
      const query = '{ cart { total lines { quantity lineTotal product { name category { name } } } } }'
      const graphql = await shop.statementsOf(() => shop.graphql(query, undefined, { headers: { cookie } }))
      return [rest.length, graphql.length]
    }
    const [rest = 99, graphql = 99] = await countOf(bob)
    expect(rest).toBeLessThanOrEqual(5)
    expect(graphql).toBeLessThanOrEqual(6)
    expect(await countOf(ana)).toEqual([rest, graphql])
  })
})

describe('POST /api/cart', () => {
  test('adds one when no quantity is given, and more to the same line', async () => {
    const { id } = await createProduct(shop)
    expect((await add(id)).body.quantity).toBe(1)
    expect((await add(String(id), 4)).body).toMatchObject({ id: 1, quantity: 5 })
    expect(await cartOf(ana)).toHaveLength(1)
  })

  test('an unknown product is 404, one out of stock 409, without a line', async () => {
    const gone = await createProduct(shop, { inStock: false })
    expect(await add(4_711)).toMatchObject({ status: 404, body: { message: 'Produit non trouvé' } })
    expect(await add(gone.id)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Ce produit est en rupture de stock.' },
    })
    expect(await cartOf(ana)).toEqual([])
  })

  test('a product that went out of stock is not added to either, and stays at what it was', async () => {
    const product = await createProduct(shop)
    await add(product.id, 2)
    await shop.em().nativeUpdate(Product, { id: product.id }, { inStock: false })
    expect((await add(product.id)).status).toBe(409)
    expect(await cartOf(ana)).toMatchObject([{ quantity: 2, product: { inStock: false } }])
  })

  test('999 of one product is the most, in one go or several', async () => {
    const { id } = await createProduct(shop)
    expect((await add(id, 998)).status).toBe(201)
    expect(await add(id, 2)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect((await add(id, 1)).body.quantity).toBe(999)
    expect((await add(id, 1)).body.message).toContain('999')
    expect(await cartOf(ana)).toMatchObject([{ quantity: 999 }])
  })

  test('what is the server’s is not the caller’s', async () => {
    const { id } = await createProduct(shop, { price: '4.20' })
    const foreign = { id: 77, userId: bob.id, user: bob.id, price: '0.01', expiresAt: '2999-01-01T00:00:00Z' }
    const { body } = await shop.post('/api/cart', {
      as: ana,
      body: { productId: id, quantity: 1, ...foreign },
    })
    expect(body).toMatchObject({ id: 1, product: { price: '4.20' } })
    expect(body.expiresAt < '2027').toBe(true)
    expect([await cartOf(bob), (await cartOf(ana)).length]).toEqual([[], 1])
  })

  test.each([
    '1e3',
    '../1',
    '1.5',
    '-1',
    '0',
    '2147483648',
    '9223372036854775808',
    'a',
    '',
    null,
    {},
    [],
    [1],
    true,
  ])('a product « %j » is 400', async (productId) => {
    expect(await add(productId)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } })
  })

  test.each([
    [undefined, 'Produit : nombre entier attendu.'],
    [{}, 'Produit : nombre entier attendu.'],
    [[], 'Données invalides.'],
    [[{ productId: 1 }], 'Données invalides.'],
  ])('a body %j is 400 in French', async (body, message) => {
    const { status, body: answer } = await shop.post('/api/cart', { as: ana, body })
    expect([status, answer.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect([message, 'Données invalides.']).toContain(answer.message)
  })
})

describe('a quantity that is none is refused', () => {
  test.each([0, -1, 1.5, '2', 'abc', 1e9, 1_000, null, {}, [], true, Number.MAX_SAFE_INTEGER])(
    '%j is 400 and writes nothing',
    async (quantity) => {
      const line = await createCartLine(shop, { user: ana.id, quantity: 3 })
      const other = await createProduct(shop)
      const before = await fingerprints(shop)
      for (const answer of [
        await add(other.id, quantity),
        await add(line.product.id, quantity),
        await shop.put(`/api/cart/${line.id}`, { as: ana, body: { quantity } }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT'])
        expect(answer.body.message).toMatch(/^Quantité/)
      }
      expect(await fingerprints(shop)).toEqual(before)
    },
  )
})

describe('PUT and DELETE', () => {
  test('set and remove a line, empty the cart, an empty one too', async () => {
    const [one, two] = [
      await createCartLine(shop, { user: ana.id }),
      await createCartLine(shop, { user: ana.id }),
    ]
    const changed = await shop.put(`/api/cart/${one.id}`, { as: ana, body: { quantity: 7, id: two.id } })
    expect([changed.status, changed.body.id, changed.body.quantity]).toEqual([200, one.id, 7])
    expect((await shop.delete(`/api/cart/${one.id}`, { as: ana })).status).toBe(200)
    expect(await cartOf(ana)).toMatchObject([{ id: two.id, quantity: 1 }])
    for (let i = 0; i < 2; i++) expect((await shop.delete('/api/cart', { as: ana })).status).toBe(200)
    expect(await cartOf(ana)).toEqual([])
  })

  test('of another’s line are 404 like those of none, and leave it alone', async () => {
    const line = await createCartLine(shop, { user: ana.id, quantity: 2 })
    for (const id of [line.id, 4_711])
      for (const answer of [
        await shop.put(`/api/cart/${id}`, { as: bob, body: { quantity: 9 } }),
        await shop.delete(`/api/cart/${id}`, { as: bob }),
      ])
        expect([answer.status, answer.body]).toEqual([
          404,
          { code: 'NOT_FOUND', message: 'Ligne du panier introuvable' },
        ])
    await shop.delete('/api/cart', { as: bob })
    expect(await cartOf(ana)).toMatchObject([{ id: line.id, quantity: 2 }])
  })

  test.each(['abc', '0', '1e3', '99999999999', '%00', "1'--"])('a line « %s » is 400', async (id) => {
    for (const answer of [
      await shop.put(`/api/cart/${id}`, { as: ana, body: { quantity: 1 } }),
      await shop.delete(`/api/cart/${id}`, { as: ana }),
    ])
      expect(answer.status).toBe(400)
  })
})

test('a deleted product leaves no ghost line', async () => {
  const [kept, gone] = [
    await createCartLine(shop, { user: ana.id }),
    await createCartLine(shop, { user: ana.id }),
  ]
  await shop.em().nativeDelete(Product, { id: gone.product.id })
  expect(await cartOf(ana)).toMatchObject([{ id: kept.id }])
  const { body } = await shop.graphql('{ cart { totalQuantity lines { id } } }', undefined, { as: ana })
  expect(body.data.cart).toEqual({ totalQuantity: 1, lines: [{ id: String(kept.id) }] })
  expect(await shop.em().count(CartLine)).toBe(1)
})
