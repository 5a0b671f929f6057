import { beforeEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createCartLine,
  createProduct,
  createUser,
  fillCart,
} from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { meanwhile } from '../../test/database/meanwhile.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { maxLines } from './cart-limits.rules.ts'
import { CartLine } from './cart-line.entity.ts'

const shop = openTestShop()
const twenty = Array.from({ length: 20 }, (_, i) => i + 1)

let ana: User
let cookie: string
beforeEach(async () => {
  ana = await createUser(shop)
  cookie = await shop.cookieOf(ana)
})

const send = async (method: string, path: string, body?: unknown) =>
  (await shop.call(method, `/api/cart${path}`, { headers: { cookie }, body })).status
const quantities = async () => (await shop.em().find(CartLine, {})).map(({ quantity }) => quantity)

describe.runIf(onPostgres)('many changes of one cart at once', () => {
  test.each([
    ['an empty cart', 0],
    ['a cart that has the product', 5],
  ])('twenty additions to %s make one line', async (_what, before) => {
    const { id } = await createProduct(shop)
    if (before > 0) await send('POST', '', { productId: id, quantity: before })
    const statuses = await Promise.all(twenty.map(() => send('POST', '', { productId: id, quantity: 1 })))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await quantities()).toEqual([20 + before])
  })

  test('twenty additions by both edges make one line too', async () => {
    await createProduct(shop)
    const answers = await Promise.all(
      twenty.map((i) =>
        i % 2
          ? shop.post('/api/cart', { as: ana, body: { productId: 1, quantity: 1 } })
          : shop.graphql('mutation { addToCart(productId: 1) { total } }', undefined, { as: ana }),
      ),
    )
    for (const { status, body } of answers) expect([status < 300, body.errors]).toEqual([true, undefined])
    expect(await quantities()).toEqual([20])
  })

  test('the cap holds: of twenty additions of 100, nine get in', async () => {
    const { id } = await createProduct(shop)
    const statuses = await Promise.all(twenty.map(() => send('POST', '', { productId: id, quantity: 100 })))
    expect(statuses.filter((status) => status === 201)).toHaveLength(9)
    expect(statuses.filter((status) => status === 409)).toHaveLength(11)
    expect(await quantities()).toEqual([900])
  })

  test('the cap of products holds: of ten different ones added at once to ninety-five, five get in', async () => {
    await fillCart(shop, ana, 95)
    const ids = (await Promise.all(twenty.slice(0, 10).map(() => createProduct(shop)))).map(({ id }) => id)
    const statuses = await Promise.all(ids.map((id) => send('POST', '', { productId: id, quantity: 1 })))
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(409)])
    expect(await quantities()).toHaveLength(maxLines)
  })

  test('twenty different quantities leave one of them', async () => {
    const { id } = await createCartLine(shop, { user: ana.id })
    const statuses = await Promise.all(twenty.map((quantity) => send('PUT', `/${id}`, { quantity })))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(twenty).toContain((await quantities())[0])
  })

  test('changing, removing and emptying at once end in 200 or 404, and no line', async () => {
    const lines = await Promise.all(twenty.slice(0, 6).map(() => createCartLine(shop, { user: ana.id })))
    const statuses = await Promise.all(
      lines.flatMap(({ id }) => [
        send('PUT', `/${id}`, { quantity: 3 }),
        send('DELETE', `/${id}`),
        send('DELETE', ''),
        send('PUT', `/${id}`, { quantity: 4 }),
      ]),
    )
    for (const status of statuses) expect([200, 404]).toContain(status)
    expect(await quantities()).toEqual([])
  })

  test('emptying that meets a transaction head on tries again', async () => {
    const lines = [await createCartLine(shop, { user: ana.id }), await createCartLine(shop, { user: ana.id })]
    const lock = (index: number) => `select 1 from cart where id = ${lines[index]?.id} for update`
    const status = await meanwhile(
      shop,
      // Whoever notices first is undone: that shall be the shop.
      (em) => em.execute("set local deadlock_timeout = '1min'").then(() => em.execute(lock(1))),
      () => send('DELETE', ''),
      (em) => em.execute(lock(0)),
    )
    expect(status).toBe(200)
    expect(await quantities()).toEqual([])
  })

  test('an addition that meets a transaction head on tries again', async () => {
    const { product } = await createCartLine(shop, { user: ana.id })
    const status = await meanwhile(
      shop,
      // Whoever notices first is undone: that shall be the shop.
      (em) =>
        em
          .execute("set local deadlock_timeout = '1min'")
          .then(() => em.execute('select 1 from cart for update')),
      () => send('POST', '', { productId: product.id, quantity: 2 }),
      // What the addition holds while it waits for the line.
      (em) => em.execute('select pg_advisory_xact_lock(401927033, hashtext(?))', [ana.id]),
    )
    expect(status).toBe(201)
    expect(await quantities()).toEqual([3])
  })

  test('a product deleted at this very moment is 404, not a fault', async () => {
    const { id } = await createProduct(shop)
    const status = await meanwhile(
      shop,
      (em) => em.nativeDelete(Product, { id }),
      () => send('POST', '', { productId: id, quantity: 1 }),
    )
    expect(status).toBe(404)
    expect(await quantities()).toEqual([])
  })

  test('a cart whose products are being deleted is read and added to without a fault, and none is miscounted', async () => {
    const admin = await shop.cookieOf(await createAdmin(shop))
    const kept = await createProduct(shop)
    const doomed: number[] = []
    for (let i = 0; i < 8; i++) doomed.push((await createCartLine(shop, { user: ana.id })).product.id)
    const headers = { cookie }
    let added = 0
    const add = async (productId: number, i: number) => {
      const done = await (i % 2
        ? shop.post('/api/cart', { headers, body: { productId, quantity: 1 } })
        : shop.graphql(
            `mutation { addToCart(productId: ${productId}) { lines { id lineTotal product { name category { name } images { id } } } } }`,
            undefined,
            { headers },
          ))
      const code = done.body.errors?.[0].extensions.code ?? done.body.code
      if (productId === kept.id && !code) added++
      // What was added says so; a product that is gone is not found.
      return code ? `${productId === kept.id ? 'kept' : 'doomed'} ${code}` : 'done'
    }
    const read = async (i: number) => {
      const { status, body } = await (i % 2
        ? shop.get('/api/cart', { headers })
        : shop.graphql('{ cart { total lines { quantity product { name } } } }', undefined, { headers }))
      return status === 200 && !body.errors ? 'done' : JSON.stringify(body)
    }
    const seen: string[] = []
    let deleting = true
    const readers = twenty.slice(0, 6).map(async (i) => {
      while (deleting) {
        seen.push(await read(i))
        seen.push(await add(i % 4 ? (doomed[seen.length % doomed.length] ?? 0) : kept.id, i))
      }
    })
    const deletions: number[] = []
    for (const id of doomed)
      deletions.push((await shop.delete(`/api/products/${id}`, { headers: { cookie: admin } })).status)
    deleting = false
    await Promise.all(readers)
    expect(deletions).toEqual(doomed.map(() => deletions[0]))
    expect(deletions[0]).toBeLessThan(300)
    for (const what of seen) expect(['done', 'doomed NOT_FOUND']).toContain(what)
    expect(await add(doomed[0] ?? 0, 1)).toBe('doomed NOT_FOUND')
    expect(await quantities()).toEqual([added])
  }, 60_000)
})
