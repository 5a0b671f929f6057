import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createProduct, createUser } from '../../test/data/factories.ts'
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

const key = 'commande-1'
const place = (body: object = {}, idempotencyKey = key, as = ana) =>
  shop.post('/api/orders', { as, body, headers: { 'idempotency-key': idempotencyKey } })
const orders = () => shop.em().count(Order)

describe('the same Idempotency-Key', () => {
  test('with the same body answers the same order, and touches no new cart', async () => {
    await createCartLine(shop, { user: ana.id })
    const first = await place({ shippingAddress: '1 rue des Lilas' })
    await createCartLine(shop, { user: ana.id })
    const again = await place({ shippingAddress: '1 rue des Lilas' })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect([await orders(), await shop.em().count(CartLine)]).toEqual([1, 1])
  })

  test.each([
    [{ shippingAddress: 'ici' }, { shippingAddress: 'là' }],
    [{ shippingAddress: 'ici' }, {}],
    [{ total: '1.00' }, { total: '2.00' }],
    [{ status: 'pending' }, { status: 'delivered' }],
  ])('with %j, then %j is 422, and nothing is ordered', async (body, other) => {
    await createCartLine(shop, { user: ana.id })
    await place(body)
    await createCartLine(shop, { user: ana.id })
    expect(await place(other)).toMatchObject({ status: 422, body: { code: 'UNPROCESSABLE' } })
    expect([await orders(), await shop.em().count(CartLine)]).toEqual([1, 1])
    expect((await place(body)).status).toBe(201)
  })

  test('with the keys of the body in another order is the same', async () => {
    await createCartLine(shop, { user: ana.id })
    const first = await place({ total: '1.00', shippingAddress: 'ici' })
    expect((await place({ shippingAddress: 'ici', total: '1.00' })).body).toEqual(first.body)
  })

  test('of another person is another key', async () => {
    const bob = await createUser(shop)
    for (const user of [ana, bob]) await createCartLine(shop, { user: user.id })
    const [mine, theirs] = [await place(), await place({ shippingAddress: 'ailleurs' }, key, bob)]
    expect([theirs.status, theirs.body.userId]).toEqual([201, bob.id])
    expect(theirs.body.id).not.toBe(mine.body.id)
  })

  test('as argument of GraphQL is the same as the header of REST', async () => {
    await createCartLine(shop, { user: ana.id })
    const query =
      'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { id total items { quantity } } }'
    const ask = (input: object) =>
      shop.graphql(query, { input: { idempotencyKey: key, ...input } }, { as: ana })
    const first = await ask({ shippingAddress: 'ici' })
    expect((await ask({ shippingAddress: 'ici' })).body).toEqual(first.body)
    expect(String((await place({ shippingAddress: 'ici' })).body.id)).toBe(first.body.data.placeOrder.id)
    expect((await ask({ shippingAddress: 'là' })).body.errors[0].extensions.code).toBe('UNPROCESSABLE')
    expect(await orders()).toBe(1)
  })

  test('of an order that was refused may be used again once it can be', async () => {
    const { product } = await createCartLine(shop, { user: ana.id })
    await shop.em().nativeUpdate(Product, { id: product.id }, { inStock: false })
    expect((await place()).status).toBe(409)
    await shop.em().nativeUpdate(Product, { id: product.id }, { inStock: true })
    expect(await place()).toMatchObject({ status: 201, body: { items: [{ quantity: 1 }] } })
  })

  test('two keys are two orders', async () => {
    const ids = []
    for (const each of ['a', 'b']) {
      await createCartLine(shop, { user: ana.id })
      ids.push((await place({}, each)).body.id)
    }
    expect(ids).toEqual([1, 2])
  })

  test.each(['', 'x'.repeat(256), 'deux mots', 'é', 'a,b c'])('« %s » is no key: 400', async (wrong) => {
    await createProduct(shop)
    const latin = Buffer.from(wrong, 'utf8').toString('latin1')
    expect((await place({}, latin)).status).toBe(400)
    expect(await orders()).toBe(0)
  })

  test.each(['x'.repeat(255), '8e03978e-40d5-43e8-bc93-6894a57f9324', `"quoted';--`])(
    '« %s » is one',
    async (right) => {
      await createCartLine(shop, { user: ana.id })
      expect((await place({}, right)).status).toBe(201)
    },
  )
})
