import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { fromCents, toCents } from '../../platform/money.rules.ts'
import { createCartLine, createProduct, createUser } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { CartLine } from './cart-line.entity.ts'

const shop = openTestShop()
const fields =
  '{ totalQuantity subtotal shipping total missingForFreeShipping lines { id quantity lineTotal product { name } } }'

let ana: User
beforeEach(async () => {
  ana = await createUser(shop)
})

async function ask(operation: string, as = ana) {
  const { body } = await shop.graphql(operation, undefined, { as })
  const [error] = body.errors ?? []
  return error ? { code: error.extensions.code, message: error.message } : Object.values(body.data)[0]
}

describe('the cart is one thing, and every mutation returns it whole', () => {
  test('empty, it costs nothing', async () => {
    const empty = {
      totalQuantity: 0,
      subtotal: '0.00',
      shipping: '0.00',
      total: '0.00',
      missingForFreeShipping: '0.00',
      lines: [],
    }
    expect(await ask(`{ cart ${fields} }`)).toEqual(empty)
    expect(await ask(`mutation { clearCart ${fields} }`)).toEqual(empty)
  })

  test('after adding, changing, removing and emptying', async () => {
    await createProduct(shop, { name: 'Savon', price: '12.90' })
    await createProduct(shop, { name: 'Gourde', price: '24.20' })
    expect(await ask(`mutation { addToCart(productId: 1, quantity: 2) ${fields} }`)).toEqual({
      ...{
        totalQuantity: 2,
        subtotal: '25.80',
        shipping: '5.99',
        total: '31.79',
        missingForFreeShipping: '24.20',
      },
      lines: [{ id: '1', quantity: 2, lineTotal: '25.80', product: { name: 'Savon' } }],
    })
    expect(await ask(`mutation { addToCart(productId: "2") ${fields} }`)).toMatchObject({
      ...{
        totalQuantity: 3,
        subtotal: '50.00',
        shipping: '0.00',
        total: '50.00',
        missingForFreeShipping: '0.00',
      },
      lines: [{ id: '1' }, { id: '2', quantity: 1, lineTotal: '24.20' }],
    })
    expect(await ask(`mutation { changeCartLine(id: 1, quantity: 1) ${fields} }`)).toMatchObject({
      ...{ totalQuantity: 2, total: '43.09', lines: [{ quantity: 1 }, { quantity: 1 }] },
    })
    expect(await ask(`mutation { removeCartLine(id: 2) ${fields} }`)).toMatchObject({ total: '18.89' })
    expect(await ask(`mutation { clearCart ${fields} }`)).toMatchObject({ total: '0.00', lines: [] })
  })

  test('also when one request holds several of them', async () => {
    await createProduct(shop, { price: '10.00' })
    const { body } = await shop.graphql(
      `mutation { a: addToCart(productId: 1) { total } b: addToCart(productId: 1) { total } c: changeCartLine(id: 1, quantity: 9) { total lines { quantity } } }`,
      undefined,
      { as: ana },
    )
    expect(body.data).toEqual({
      a: { total: '15.99' },
      b: { total: '25.99' },
      c: { total: '90.00', lines: [{ quantity: 9 }] },
    })
  })
})

test('a change costs few statements, whichever edge asks: the first is for the session and whose it is', async () => {
  const line = await createCartLine(shop, { user: ana.id })
  const headers = { cookie: await shop.cookieOf(ana) }
  const add = { productId: line.product.id, quantity: 1 }
  const count = async (work: () => Promise<unknown>) => (await shop.statementsOf(work)).length
  const query = (call: string) => () => shop.graphql(`mutation { ${call} { total } }`, undefined, { headers })
  // Renews the session, once for some time.
  await shop.get('/api/cart', { headers })
  expect(await count(query(`addToCart(productId: ${add.productId})`))).toBe(2)
  expect(await count(() => shop.post('/api/cart', { headers, body: add }))).toBe(2)
  expect(await count(() => shop.get('/api/cart', { headers }))).toBe(2)
  // In a transaction: begin, the change, the lines with their products, commit.
  expect(await count(query('changeCartLine(id: 1, quantity: 4)'))).toBe(5)
  expect(await count(query('removeCartLine(id: 1)'))).toBe(5)
  expect(await count(query('clearCart'))).toBe(4)
})

describe('refusals are those of REST', () => {
  test.each([
    ['addToCart(productId: 4711)', 'NOT_FOUND', 'Produit non trouvé'],
    ['addToCart(productId: 2)', 'CONFLICT', 'Ce produit est en rupture de stock.'],
    [
      'addToCart(productId: 1, quantity: 999)',
      'CONFLICT',
      'Le panier contient au plus 999 exemplaires d’un même produit.',
    ],
    ['addToCart(productId: "x")', 'BAD_USER_INPUT', 'Produit : nombre entier attendu.'],
    ['changeCartLine(id: 4711, quantity: 1)', 'NOT_FOUND', 'Ligne du panier introuvable'],
    ['changeCartLine(id: 2, quantity: 5)', 'NOT_FOUND', 'Ligne du panier introuvable'],
    ['removeCartLine(id: 2)', 'NOT_FOUND', 'Ligne du panier introuvable'],
    ['removeCartLine(id: "x")', 'BAD_USER_INPUT', 'Ligne : nombre entier attendu.'],
  ])('%s', async (call, code, message) => {
    const mine = await createCartLine(shop, { user: ana.id })
    await createProduct(shop, { inStock: false })
    await createCartLine(shop, { product: mine.product.id, quantity: 3 })
    const before = await fingerprints(shop)
    expect(await ask(`mutation { ${call} { total } }`)).toEqual({ code, message })
    expect(await fingerprints(shop)).toEqual(before)
  })

  test.each(['0', '-1', '1000', '1000000000'])('quantity %s is BAD_USER_INPUT', async (quantity) => {
    await createCartLine(shop, { user: ana.id })
    for (const call of ['addToCart(productId: 1,', 'changeCartLine(id: 1,'])
      expect(await ask(`mutation { ${call} quantity: ${quantity}) { total } }`)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Quantité : entre 1 et 999.',
      })
    expect(await shop.em().find(CartLine, {})).toMatchObject([{ quantity: 1 }])
  })

  test.each(['1.5', '"2"', '"abc"', 'null', '{}', '[1, 2]', '3000000000'])(
    'quantity %s is no Int: 400',
    async (quantity) => {
      await createCartLine(shop, { user: ana.id })
      for (const call of ['addToCart(productId: 1,', 'changeCartLine(id: 1,']) {
        const query = `mutation { ${call} quantity: ${quantity}) { total } }`
        expect((await shop.graphql(query, undefined, { as: ana })).status).toBe(400)
      }
      expect(await shop.em().find(CartLine, {})).toMatchObject([{ quantity: 1 }])
    },
  )

  test.each([
    'cart',
    'addToCart(productId: 1)',
    'changeCartLine(id: 1, quantity: 1)',
    'removeCartLine(id: 1)',
    'clearCart',
  ])('%s without sign-in is UNAUTHENTICATED', async (call) => {
    const { body } = await shop.graphql(`${call === 'cart' ? '' : 'mutation '}{ ${call} { total } }`)
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('random carts through the API', () => {
  test('cost the same to the cent by REST, by GraphQL and as an order', async () => {
    const cart = fc.array(
      fc.record({ cents: fc.integer({ min: 0, max: 999_999 }), quantity: fc.integer({ min: 1, max: 999 }) }),
      { maxLength: 5 },
    )
    for (const lines of fc.sample(cart, { numRuns: 12, seed: 20261121 })) {
      const person = await createUser(shop)
      for (const { cents, quantity } of lines) {
        const { id } = await createProduct(shop, { price: fromCents(cents) })
        await shop.post('/api/cart', { as: person, body: { productId: id, quantity } })
      }
      const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
      const total = fromCents(subtotal + (lines.length === 0 || subtotal >= 5_000 ? 0 : 599))
      const { body: rest } = await shop.get('/api/cart', { as: person })
      const priced = rest.map(
        (line: { quantity: number; product: { price: string } }) =>
          toCents(line.product.price) * line.quantity,
      )
      expect(priced.reduce((a: number, b: number) => a + b, 0)).toBe(subtotal)
      expect(await ask('{ cart { subtotal total } }', person)).toEqual({
        subtotal: fromCents(subtotal),
        total,
      })
      const placed = await shop.post('/api/orders', { as: person, body: {} })
      expect([placed.status, placed.body.total]).toEqual(lines.length === 0 ? [409, undefined] : [201, total])
    }
  })
})
