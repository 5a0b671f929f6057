import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createProduct, createUser, fillCart as fillWith } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { CartLine } from '../cart/cart-line.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Order } from './order.entity.ts'

const shop = openTestShop()
let ana: User
beforeEach(async () => {
  ana = await createUser(shop)
})

async function fillCart(...lines: { price: string; quantity: number; name?: string; ecoScore?: string }[]) {
  for (const { quantity, ...facts } of lines) {
    const { id } = await createProduct(shop, facts)
    await createCartLine(shop, { user: ana.id, product: id, quantity })
  }
}
const place = (body: unknown = {}) => shop.post('/api/orders', { as: ana, body })

describe.each(['REST', 'GraphQL'])('an order of the cart by %s', (edge) => {
  test('has its products with name, eco-score and price of the day; the cart is empty then', async () => {
    await fillCart(
      { name: 'Savon', price: '12.90', ecoScore: '8.7', quantity: 2 },
      { name: 'Gourde', price: '24.19', ecoScore: '6.0', quantity: 1 },
    )
    const query = `mutation { placeOrder(input: { shippingAddress: "1 rue des Lilas\\n69004 Lyon" }) {
      id status total shippingAddress
      items { productName productEcoScore quantity price } statusChanges { fromStatus toStatus } } }`
    const order =
      edge === 'REST'
        ? (await place({ shippingAddress: '1 rue des Lilas\n69004 Lyon' })).body
        : (await shop.graphql(query, undefined, { as: ana })).body.data.placeOrder
    expect(order).toMatchObject({
      status: 'pending',
      total: '55.98',
      shippingAddress: '1 rue des Lilas\n69004 Lyon',
      items: [
        { productName: 'Savon', productEcoScore: '8.7', quantity: 2, price: '12.90' },
        { productName: 'Gourde', productEcoScore: '6.0', quantity: 1, price: '24.19' },
      ],
      statusChanges: [{ fromStatus: null, toStatus: 'pending' }],
    })
    expect(String(order.id)).toBe('1')
    expect((await shop.get('/api/cart', { as: ana })).body).toEqual([])
    expect((await shop.get('/api/orders/1', { as: ana })).body).toMatchObject({ total: '55.98' })
  })
})

describe('what an order is made of', () => {
  test('total, status, items, owner and price in the payload are not trusted', async () => {
    const bob = await createUser(shop)
    await fillCart({ price: '10.00', quantity: 1 })
    const forged = { total: '0.01', status: 'delivered', userId: bob.id, id: 99, items: [{ price: '0.01' }] }
    const { status, body } = await place({ ...forged, createdAt: '2000-01-01T00:00:00Z' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: 1, userId: ana.id, total: '15.99', status: 'pending' })
    expect(body.createdAt).toBe(shop.clock.now().toISOString())
    expect((await shop.get('/api/orders', { as: bob })).body).toEqual([])
  })

  test.each([
    { total: {} },
    { total: [] },
    { total: null, status: 5 },
    { total: 'abc', status: 'x'.repeat(5_000) },
  ])('payload %# is not even read', async (payload) => {
    await fillCart({ price: '10.00', quantity: 1 })
    expect(await place(payload)).toMatchObject({ status: 201, body: { total: '15.99', status: 'pending' } })
  })

  test('the price is the one of the moment of ordering', async () => {
    await fillCart({ price: '10.00', quantity: 2 })
    await shop.em().nativeUpdate(Product, {}, { price: '30.00' })
    expect((await place()).body).toMatchObject({ total: '60.00', items: [{ price: '30.00' }] })
  })

  test('no body at all is an order too', async () => {
    await fillCart({ price: '10.00', quantity: 1 })
    expect((await shop.post('/api/orders', { as: ana })).status).toBe(201)
    await fillCart({ price: '10.00', quantity: 1 })
    const { body } = await shop.graphql('mutation { placeOrder { total } }', undefined, { as: ana })
    expect(body.data.placeOrder).toEqual({ total: '15.99' })
  })

  test('only one’s own cart is taken', async () => {
    const line = await createCartLine(shop)
    await fillCart({ price: '10.00', quantity: 1 })
    await place()
    expect(await shop.em().find(CartLine, {})).toMatchObject([{ id: line.id }])
  })
})

describe('what is refused leaves everything as it was', () => {
  /** Both edges refuse with this sentence, and nothing is changed. */
  async function conflicts(message: string) {
    const before = await fingerprints(shop)
    expect(await place({ total: '12.90', status: 'pending', shippingAddress: 'ici' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message },
    })
    const { body } = await shop.graphql('mutation { placeOrder { id } }', undefined, { as: ana })
    expect(body.errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }])
    expect(await fingerprints(shop)).toEqual(before)
  }
  const empty =
    'Votre panier est vide. Si vous venez de commander, la commande figure dans «\u00a0Mes commandes\u00a0».'

  test('an empty cart makes no order: 409; neither does the second click, once the first was answered', async () => {
    await conflicts(empty)
    await fillCart({ price: '10.00', quantity: 1 })
    expect((await place()).status).toBe(201)
    await conflicts(empty)
    expect((await shop.get('/api/orders', { as: ana })).body).toHaveLength(1)
  })

  test('a key that was refused for an empty cart is not used up', async () => {
    const withKey = () => shop.post('/api/orders', { as: ana, body: {}, headers: { 'idempotency-key': 'k' } })
    expect((await withKey()).status).toBe(409)
    await fillCart({ price: '10.00', quantity: 1 })
    expect((await withKey()).status).toBe(201)
  })

  test('a cart of a hundred products is ordered whole; one more of them is refused, in the cart and in an order', async () => {
    await fillWith(shop, ana, 100)
    const { id } = await createProduct(shop)
    const [line] = await shop.em().find(CartLine, {}, { limit: 1 })
    const add = (productId?: number) => shop.post('/api/cart', { as: ana, body: { productId } })
    expect(await add(id)).toMatchObject({
      status: 409,
      body: { message: 'Le panier contient au plus 100 produits différents.' },
    })
    // More of one that is there is no further product.
    expect(await add(line?.product.id)).toMatchObject({ status: 201, body: { quantity: 2 } })
    // From before the cap, or past it by whatever way.
    const late = await createCartLine(shop, { user: ana.id, product: id })
    await conflicts('Une commande contient au plus 100 produits.')
    await shop.em().nativeDelete(CartLine, { id: late.id })
    const { status, body } = await place()
    expect([status, body.items.length]).toEqual([201, 100])
  })

  test('a product out of stock in the cart is 409 and named', async () => {
    await fillCart({ price: '10.00', quantity: 1 }, { name: 'Gourde', price: '5.00', quantity: 1 })
    await shop.em().nativeUpdate(Product, { name: 'Gourde' }, { inStock: false })
    await conflicts('« Gourde » est en rupture de stock.')
  })

  test('an order dearer than its column holds is 409, not a fault', async () => {
    await fillCart({ price: '99999999.99', quantity: 2 })
    const before = await fingerprints(shop)
    expect(await place()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(await fingerprints(shop)).toEqual(before)
    await shop.em().nativeUpdate(CartLine, {}, { quantity: 1 })
    expect((await place()).body.total).toBe('99999999.99')
  })

  test.each([
    [{ shippingAddress: 'x'.repeat(1_001) }, 'Adresse de livraison : 1\u202f000 caractères au plus.'],
    [{ shippingAddress: 'a\u0000b' }, 'Le texte contient un caractère non autorisé.'],
    [{ shippingAddress: 12 }, 'Adresse de livraison : texte attendu.'],
    [{ shippingAddress: ['a'] }, 'Adresse de livraison : texte attendu.'],
  ])('%# is 400: %s', async (body, message) => {
    await fillCart({ price: '10.00', quantity: 1 })
    expect(await place(body)).toMatchObject({ status: 400, body: { message } })
    expect([await shop.em().count(Order), await shop.em().count(CartLine)]).toEqual([0, 1])
  })

  test('nobody signed in is 401 by both edges', async () => {
    const { status, text } = await shop.post('/api/orders', { body: {} })
    expect([status, text.includes('Unauthorized')]).toEqual([401, true])
    const { body } = await shop.graphql('mutation { placeOrder { id } }')
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect(await shop.em().count(Order)).toBe(0)
  })
})
