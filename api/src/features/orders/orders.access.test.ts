import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createCartLine, createOrder, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { OrderRequest } from './order-request.entity.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'

const shop = openTestShop()
let ana: User
let bob: User
beforeEach(async () => {
  ;[ana, bob] = [await createUser(shop), await createUser(shop)]
})

describe('orders are one’s own', () => {
  test('the list has the documented facts, newest first', async () => {
    const [first, , third] = [
      await createOrder(shop, { user: ana.id, shippingAddress: '1 rue des Lilas' }),
      await createOrder(shop, { user: bob.id }),
      await createOrder(shop, { user: ana.id, status: 'écrit ailleurs' }),
    ]
    const { body } = await shop.get('/api/orders', { as: ana })
    expect(body).toMatchObject([
      { id: third.id, status: 'écrit ailleurs', total: '18.89', shippingAddress: null },
      {
        id: first.id,
        status: 'pending',
        createdAt: first.createdAt.toISOString(),
        shippingAddress: '1 rue des Lilas',
      },
    ])
    const graphql = await shop.graphql('{ orders { totalCount items { id status total } } }', undefined, {
      as: ana,
    })
    const { items, totalCount } = graphql.body.data.orders
    expect(items.map(({ id }: { id: string }) => Number(id))).toEqual([third.id, first.id])
    expect(totalCount).toBe(2)
  })

  test.each(['userId', 'user', 'all', 'status'])('?%s= does not widen the list', async (name) => {
    await createOrder(shop, { user: ana.id })
    for (const value of [ana.id, '1', 'true'])
      expect((await shop.get(`/api/orders?${name}=${value}`, { as: bob })).body).toEqual([])
  })

  test('not even an administrator sees another’s here', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const admin = await createAdmin(shop)
    expect((await shop.get('/api/orders', { as: admin })).body).toEqual([])
    expect((await shop.get(`/api/orders/${order.id}`, { as: admin })).status).toBe(404)
  })

  test('another’s order and none answer alike to the byte', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const [others, none] = [
      await shop.get(`/api/orders/${order.id}`, { as: bob }),
      await shop.get('/api/orders/4711', { as: bob }),
    ]
    expect([others.status, others.text]).toEqual([404, none.text])
    const ask = (id: number) => shop.graphql(`{ order(id: ${id}) { id total } }`, undefined, { as: bob })
    expect((await ask(order.id)).text).toBe((await ask(4_711)).text)
    expect((await ask(order.id)).body.errors[0].extensions.code).toBe('NOT_FOUND')
  })

  test.each(['abc', '0', '-1', '1e3', '2147483648', "1' or '1'='1"])('an id « %s » is 400', async (id) => {
    expect((await shop.get(`/api/orders/${encodeURIComponent(id)}`, { as: ana })).status).toBe(400)
    const { body } = await shop.graphql('query ($id: ID!) { order(id: $id) { id } }', { id }, { as: ana })
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('nobody signed in is 401, whether the order exists or not', async () => {
    const order = await createOrder(shop)
    for (const path of ['', `/${order.id}`, '/4711', '/abc']) {
      const { status, text } = await shop.get(`/api/orders${path}`)
      expect([status, text.includes('Unauthorized')]).toEqual([401, true])
    }
  })

  test('items and timelines of many orders take no statement each', async () => {
    for (let i = 0; i < 6; i++) await createOrder(shop, { user: ana.id })
    const cookie = await shop.cookieOf(ana)
    const query = '{ orders { items { id items { productName } statusChanges { toStatus } } } }'
    const statements = await shop.statementsOf(() => shop.graphql(query, undefined, { headers: { cookie } }))
    expect(statements.length).toBeLessThanOrEqual(7)
  })
})

describe('the history of orders survives', () => {
  test('a product’s deletion: name, eco-score, price and total stay', async () => {
    await createCartLine(shop, { user: ana.id, quantity: 2 })
    const { body: placed } = await shop.post('/api/orders', { as: ana, body: {} })
    await shop.em().nativeDelete(Product, {})
    const { body: later } = await shop.get('/api/orders/1', { as: ana })
    expect(later).toEqual({ ...placed, items: [{ ...placed.items[0], productId: null }] })
    const { body } = await shop.graphql('{ order(id: 1) { items { productName price } } }', undefined, {
      as: ana,
    })
    expect(body.data.order.items).toMatchObject([{ price: '12.90' }])
  })

  test('an account’s deletion: the order, its items and timeline stay, the key and the cart go', async () => {
    await createCartLine(shop, { user: ana.id })
    await shop.post('/api/orders', { as: ana, body: {}, headers: { 'idempotency-key': 'k' } })
    await createCartLine(shop, { user: ana.id })
    const others = await createOrder(shop, { user: bob.id })
    await shop.em().nativeDelete(User, { id: ana.id })
    expect(await shop.em().find(Order, {}, { orderBy: { id: 'asc' } })).toMatchObject([
      { id: 1, user: null },
      { id: others.id },
    ])
    expect(await shop.em().count(OrderItem, { order: 1 })).toBe(1)
    expect(await shop.em().find(OrderStatusChange, { order: 1 })).toMatchObject([
      { changedBy: null, toStatus: 'pending' },
    ])
    expect(await shop.em().count(OrderRequest)).toBe(0)
    const [row] = await shop.em().execute<{ lines: number }[]>('select count(*)::int as lines from cart')
    expect(row?.lines).toBe(0)
  })
})
