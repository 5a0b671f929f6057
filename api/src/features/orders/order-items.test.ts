import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createOrder, createProduct, createUser } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'

const shop = openTestShop()
let ana: User
beforeEach(async () => {
  ana = await createUser(shop)
})

const add = (orderId: unknown, body: unknown, as = ana) =>
  shop.post(`/api/orders/${orderId}/items`, { as, body })
const orderNow = async (id: number) => (await shop.get(`/api/orders/${id}`, { as: ana })).body

describe('an item added to a pending order', () => {
  test('takes name, eco-score and price from the database, and the total is computed anew', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const gourd = await createProduct(shop, { name: 'Gourde', price: '24.20', ecoScore: '6.5' })
    const forged = { price: '0.01', productName: 'Gratuit', orderId: 99, id: 99 }
    const { status, body } = await add(order.id, { productId: gourd.id, quantity: 2, ...forged })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{ id: 2, orderId: order.id, productId: gourd.id, quantity: 2 },
      ...{ productName: 'Gourde', productEcoScore: '6.5', price: '24.20', scoreDisplay: 'SCORE' },
    })
    expect(await orderNow(order.id)).toMatchObject({ total: '61.30', items: [{ id: 1 }, { id: 2 }] })
  })

  test('goes on filling an order that a cart made, each time with the right total', async () => {
    await createCartLine(shop, { user: ana.id })
    const { body: order } = await shop.post('/api/orders', { as: ana, body: { total: '0.01' } })
    const { id } = await createProduct(shop, { price: '24.99' })
    for (const total of ['43.88', '62.88', '87.87']) {
      await add(order.id, { productId: id, quantity: 1 })
      expect((await orderNow(order.id)).total).toBe(total)
    }
  })

  test('costs the same however many there are, up to a hundred; the next one is 409', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const { id } = await createProduct(shop, { price: '0.10' })
    const body = { productId: id, quantity: 1 }
    const first = await shop.statementsOf(() => add(order.id, body))
    await shop.em().execute(
      `insert into order_items (order_id, product_id, product_name, product_eco_score, quantity, price)
       select ?, ?, 'Savon', 8, 1, 0.10 from generate_series(1, 97)`,
      [order.id, id],
    )
    const last = await shop.statementsOf(() => add(order.id, body))
    expect(last.length).toBe(first.length)
    expect(await orderNow(order.id)).toMatchObject({ total: '28.79', items: { length: 100 } })
    const before = await fingerprints(shop)
    const message = 'Une commande contient au plus 100 produits.'
    expect(await add(order.id, body)).toMatchObject({ status: 409, body: { code: 'CONFLICT', message } })
    const mutation = `mutation { addOrderItem(orderId: ${order.id}, productId: ${id}, quantity: 1) { id } }`
    const { errors } = (await shop.graphql(mutation, undefined, { as: ana })).body
    expect(errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }])
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('by GraphQL is the same', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const { id } = await createProduct(shop, { name: 'Gourde', price: '24.20' })
    const { body } = await shop.graphql(
      `mutation { addOrderItem(orderId: ${order.id}, productId: ${id}, quantity: 2) { productName price quantity } }`,
      undefined,
      { as: ana },
    )
    expect(body.data.addOrderItem).toEqual({ productName: 'Gourde', price: '24.20', quantity: 2 })
    expect((await orderNow(order.id)).total).toBe('61.30')
  })
})

describe('an item that is refused changes nothing', () => {
  async function refused(answer: () => Promise<{ status: number; body: { code?: string } }>, status: number) {
    const before = await fingerprints(shop)
    expect((await answer()).status).toBe(status)
    expect(await fingerprints(shop)).toEqual(before)
  }

  test.each([-5, 0, 1e9, 1_000, 1.5, '2', null, undefined, {}, []])('quantity %j: 400', async (quantity) => {
    const order = await createOrder(shop, { user: ana.id })
    await refused(() => add(order.id, { productId: 1, quantity }), 400)
  })

  test.each(['processing', 'shipped', 'delivered', 'cancelled', 'écrit ailleurs'])(
    'when the order is « %s »: 409',
    async (status) => {
      const order = await createOrder(shop, { user: ana.id, status })
      await refused(() => add(order.id, { productId: 1, quantity: 1 }), 409)
    },
  )

  test('an unknown product: 404; one out of stock: 409', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const gone = await createProduct(shop, { inStock: false })
    await refused(() => add(order.id, { productId: 4_711, quantity: 1 }), 404)
    await refused(() => add(order.id, { productId: gone.id, quantity: 1 }), 409)
  })

  test('an order grown dearer than its column holds: 409', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const { id } = await createProduct(shop, { price: '99999999.99' })
    await refused(() => add(order.id, { productId: id, quantity: 1 }), 409)
  })

  test('another’s order and none answer alike, whatever its status', async () => {
    const [pending, shipped] = [await createOrder(shop), await createOrder(shop, { status: 'shipped' })]
    const answers = []
    for (const id of [pending.id, shipped.id, 4_711])
      answers.push(
        await add(id, { productId: 1, quantity: 1 }),
        await add(id, { productId: 4_711, quantity: 1 }),
      )
    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text])
    expect(await shop.em().count(Order, { total: '18.89' })).toBe(2)
  })

  test('an id that is none: 400', async () => {
    for (const id of ['abc', '0', '1e3', '99999999999'])
      await refused(() => add(id, { productId: 1, quantity: 1 }), 400)
  })

  test('nobody signed in: 401', async () => {
    const order = await createOrder(shop)
    const body = { productId: 1, quantity: 1 }
    await refused(() => shop.post(`/api/orders/${order.id}/items`, { body }), 401)
  })
})
