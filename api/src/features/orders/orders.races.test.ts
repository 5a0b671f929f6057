import type { EntityManager } from '@mikro-orm/postgresql'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createCartLine,
  createOrder,
  createProduct,
  createUser,
} from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { meanwhile, openCopy, waitingForLocks } from '../../test/database/meanwhile.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { CartLine } from '../cart/cart-line.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { OrderRequest } from './order-request.entity.ts'

const shop = openTestShop()
const emptyCart =
  'Votre panier est vide. Si vous venez de commander, la commande figure dans «\u00a0Mes commandes\u00a0».'
const ten = Array.from({ length: 10 }, (_, i) => i)

let ana: User
let cookie: string
beforeEach(async () => {
  ana = await createUser(shop)
  cookie = await shop.cookieOf(ana)
})

const place = (body: object = {}, headers: Record<string, string> = {}) =>
  shop.post('/api/orders', { body, headers: { cookie, ...headers } })
const sum = (rows: { quantity: number }[]) => rows.reduce((total, { quantity }) => total + quantity, 0)
const ordered = async () => sum(await shop.em().find(OrderItem, {}))
const left = async () => sum(await shop.em().find(CartLine, {}))
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

describe.runIf(onPostgres)('ordering at once', () => {
  test('ten times with one key is one order, and ten equal answers', async () => {
    await createCartLine(shop, { user: ana.id, quantity: 3 })
    const answers = await Promise.all(ten.map(() => place({}, { 'idempotency-key': 'k' })))
    expect(statusesOf(answers)).toEqual(ten.map(() => 201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect([await shop.em().count(Order), await ordered(), await left()]).toEqual([1, 3, 0])
  })

  test('a double click without key is one order; the others are told so', async () => {
    await createCartLine(shop, { user: ana.id, quantity: 3 })
    const answers = await Promise.all(ten.map(() => place()))
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(emptyCart)
    expect([await shop.em().count(Order), await ordered()]).toEqual([1, 3])
  })

  test.each([
    { keys: 'each with a key of its own', every: 1 },
    { keys: 'half of them without key', every: 2 },
  ])('ten orders of one cart, $keys: one takes it, the others are told so', async ({ every }) => {
    await createCartLine(shop, { user: ana.id, quantity: 3 })
    const answers = await Promise.all(
      ten.map((i) => place({}, i % every === 0 ? { 'idempotency-key': `k${i}` } : {})),
    )
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)])
    for (const { status, body } of answers) if (status === 409) expect(body.message).toBe(emptyCart)
    expect([await shop.em().count(Order), await ordered(), await left()]).toEqual([1, 3, 0])
    expect(await shop.em().count(OrderRequest)).toBeLessThanOrEqual(1)
  })

  test('two copies of the shop at the very same time, each click with a key of its own: one order a round', async () => {
    const copy = await openCopy(shop)
    try {
      for (let round = 1; round <= 8; round++) {
        await createCartLine(shop, { user: ana.id })
        const answers = await Promise.all(
          ten.map((i) =>
            (i % 2 ? shop : copy).post('/api/orders', {
              headers: { cookie, 'idempotency-key': `${round}-${i}` },
            }),
          ),
        )
        expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)])
        expect([await shop.em().count(Order), await ordered(), await left()]).toEqual([round, round, 0])
      }
      expect(copy.errors).toEqual([])
    } finally {
      await copy.close()
    }
  }, 60_000)

  test('an order that came while another, older by its own time, still waited is told so too', async () => {
    const { product } = await createCartLine(shop, { user: ana.id, quantity: 3 })
    let second: ReturnType<typeof place> | undefined
    const first = await meanwhile(
      shop,
      // Holds the product: the first order has its time by then, and waits to write its items.
      (em) => em.execute('select 1 from products where id = ? for update', [product.id]),
      () => place({}, { 'idempotency-key': 'a' }),
      async () => {
        second = place({}, { 'idempotency-key': 'b' })
        await expect.poll(() => waitingForLocks(shop)).toBe(2)
      },
    )
    expect([first.status, (await second)?.status]).toEqual([201, 409])
    expect([await shop.em().count(Order), await ordered()]).toEqual([1, 3])
  })

  test('what another tab adds meanwhile is ordered or left, never both and never lost', async () => {
    const products = await Promise.all(ten.map(() => createProduct(shop)))
    for (let round = 0; round < 20; round++) {
      const before = (await ordered()) + (await left())
      const answers = await Promise.all(
        products.flatMap(({ id }, i) => [
          shop.post('/api/cart', { headers: { cookie }, body: { productId: id, quantity: 1 } }),
          ...(i % 3 === 0 ? [place()] : []),
        ]),
      )
      // An addition that was made says so, even when an order took it at once; a click too many is told.
      for (const { status, body } of answers)
        if (status !== 201) expect([status, body.message]).toEqual([409, emptyCart])
      expect((await ordered()) + (await left())).toBe(before + 10)
    }
  }, 60_000)

  test('a line added between the reading and the emptying of the cart stays', async () => {
    const [line, other] = [await createCartLine(shop, { user: ana.id }), await createProduct(shop)]
    const { status, body } = await meanwhile(
      shop,
      // Holds the line: the order waits for it, and has read by then which lines there are.
      (em) => em.execute('select 1 from cart where id = ? for update', [line.id]),
      () => place(),
      () => shop.post('/api/cart', { headers: { cookie }, body: { productId: other.id, quantity: 2 } }),
    )
    expect([status, body.items.length]).toEqual([201, 1])
    expect(await shop.em().find(CartLine, {})).toMatchObject([{ product: { id: other.id }, quantity: 2 }])
  })

  test('a product that goes out of stock meanwhile is in no order after that', async () => {
    for (let round = 0; round < 5; round++) {
      const { product } = await createCartLine(shop, { user: ana.id })
      const [answer] = await Promise.all([
        place(),
        shop.em().nativeUpdate(Product, { id: product.id }, { inStock: false }),
      ])
      expect([201, 409]).toContain(answer.status)
      expect(await left()).toBe(answer.status === 201 ? 0 : 1)
      await shop.em().nativeDelete(CartLine, {})
    }
  })

  test('a product deleted at this very moment: the order goes on without it, an item of it is 404', async () => {
    const order = await createOrder(shop, { user: ana.id })
    const remove = (id: number) => (em: EntityManager) => em.nativeDelete(Product, { id })
    const { product } = await createCartLine(shop, { user: ana.id })
    const alone = await meanwhile(
      shop,
      // As an administrator does: locked, then deleted. Undone at once if the order held what this waits for.
      async (em) => {
        await em.execute("set local deadlock_timeout = '1ms'")
        await em.execute('select 1 from products where id = ? for update', [product.id])
      },
      () => place(),
      remove(product.id),
    )
    expect([alone.status, alone.body.message]).toEqual([409, emptyCart])
    const [one, other] = [
      await createCartLine(shop, { user: ana.id }),
      await createCartLine(shop, { user: ana.id }),
    ]
    const placed = await meanwhile(shop, remove(one.product.id), () => place())
    expect([placed.status, placed.body.items]).toMatchObject([201, [{ productId: other.product.id }]])
    const gone = await createProduct(shop)
    const path = `/api/orders/${order.id}/items`
    const body = { productId: gone.id, quantity: 1 }
    const added = await meanwhile(shop, remove(gone.id), () => shop.post(path, { headers: { cookie }, body }))
    expect(added.status).toBe(404)
  })

  test('products deleted one by one while carts of them are ordered: each order is whole, and none is a fault', async () => {
    const admin = await shop.cookieOf(await createAdmin(shop))
    const people = await Promise.all(ten.slice(0, 5).map(() => createUser(shop)))
    const cookies = await Promise.all(people.map((person) => shop.cookieOf(person)))
    for (let round = 0; round < 4; round++) {
      const doomed = await Promise.all(ten.slice(0, 4).map(() => createProduct(shop)))
      for (const { id: user } of people)
        for (const { id: product } of doomed) await createCartLine(shop, { user, product })
      const deletions = (async () => {
        for (const { id } of doomed)
          expect(
            (await shop.delete(`/api/products/${id}`, { headers: { cookie: admin } })).status,
          ).toBeLessThan(300)
      })()
      const answers = await Promise.all(
        cookies.map((own) => shop.post('/api/orders', { headers: { cookie: own }, body: {} })),
      )
      await deletions
      for (const { status, body } of answers)
        if (status === 201) expect(body.items.length).toBeGreaterThan(0)
        else expect([status, body.message]).toEqual([409, emptyCart])
    }
    expect(await left()).toBe(0)
    const totals = await shop.em().execute(
      `select orders.id from orders join order_items on order_id = orders.id group by orders.id
       having total <> sum(quantity * price) + case when sum(quantity * price) < 50 then 5.99 else 0 end`,
    )
    expect(totals).toEqual([])
  }, 60_000)

  test('items added ten at a time are all there, and in the total', async () => {
    await createCartLine(shop, { user: ana.id })
    const { body: order } = await place()
    const { id } = await createProduct(shop, { price: '0.10' })
    const body = { productId: id, quantity: 1 }
    const answers = await Promise.all(
      ten.map(() => shop.post(`/api/orders/${order.id}/items`, { headers: { cookie }, body })),
    )
    expect(statusesOf(answers)).toEqual(ten.map(() => 201))
    expect((await shop.get(`/api/orders/${order.id}`, { headers: { cookie } })).body.total).toBe('19.89')
  })

  test('the cap holds: of ten items added at once to ninety-five, five get in', async () => {
    const { id } = await createOrder(shop, { user: ana.id })
    const product = await createProduct(shop)
    await shop.em().execute(
      `insert into order_items (order_id, product_name, product_eco_score, quantity, price)
       select ?, 'Savon', 8, 1, 1 from generate_series(1, 94)`,
      [id],
    )
    const body = { productId: product.id, quantity: 1 }
    const answers = await Promise.all(
      ten.map(() => shop.post(`/api/orders/${id}/items`, { headers: { cookie }, body })),
    )
    expect(statusesOf(answers)).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(409)])
    expect(await shop.em().count(OrderItem, { order: id })).toBe(100)
  })

  test('two administrators who move one order: one does, the other is told; no item slips in', async () => {
    const [admin, order] = [await createAdmin(shop), await createOrder(shop, { user: ana.id })]
    const set = (status: string) =>
      shop.graphql(
        `mutation { setOrderStatus(id: ${order.id}, status: "${status}") { status } }`,
        undefined,
        { as: admin },
      )
    const answers = await Promise.all(ten.map((i) => set(i % 2 ? 'processing' : 'cancelled')))
    const done = answers.filter(({ body }) => !body.errors)
    expect(done.length).toBeGreaterThanOrEqual(1)
    for (const { body } of answers) if (body.errors) expect(body.errors[0].extensions.code).toBe('CONFLICT')
    const [row] = await shop
      .em()
      .execute<{ steps: number }[]>('select count(*)::int as steps from order_status_changes')
    expect(row?.steps).toBe(done.length)
  })
})
