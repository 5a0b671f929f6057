import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createProduct, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'

const day = 24 * 3_600_000
const shop = openTestShop({ CART_LIFETIME_MS: String(30 * day) })
const start = new Date('2026-11-21T09:00:00Z')

let ana: User
beforeEach(async () => {
  shop.clock.current = start
  ana = await createUser(shop)
})

const at = (ms: number) => {
  shop.clock.current = new Date(start.getTime() + ms)
  return shop.clock.current.toISOString()
}
const cart = async () => (await shop.get('/api/cart', { as: ana })).body
const add = (productId: number, quantity = 1) =>
  shop.post('/api/cart', { as: ana, body: { productId, quantity } })

describe('a cart line', () => {
  test('lives thirty days from its last change', async () => {
    const { id } = await createProduct(shop)
    expect((await add(id)).body.expiresAt).toBe('2026-12-21T09:00:00.000Z')
    at(10 * day)
    expect((await add(id)).body.expiresAt).toBe('2026-12-31T09:00:00.000Z')
    at(20 * day)
    expect((await shop.put('/api/cart/1', { as: ana, body: { quantity: 5 } })).body.expiresAt).toBe(
      '2027-01-10T09:00:00.000Z',
    )
    at(50 * day - 1)
    expect(await cart()).toMatchObject([{ quantity: 5 }])
    at(50 * day)
    expect(await cart()).toEqual([])
  })

  test('is not prolonged by looking at it', async () => {
    await createCartLine(shop, { user: ana.id })
    const [before] = await cart()
    at(day / 2)
    expect((await cart())[0].expiresAt).toBe(before.expiresAt)
  })

  test('that expired is in neither edge’s cart, cannot be changed, and counts for nothing', async () => {
    await createCartLine(shop, { user: ana.id, expiresAt: start })
    expect(await cart()).toEqual([])
    const { body } = await shop.graphql('{ cart { totalQuantity total lines { id } } }', undefined, {
      as: ana,
    })
    expect(body.data.cart).toEqual({ totalQuantity: 0, total: '0.00', lines: [] })
    expect((await shop.put('/api/cart/1', { as: ana, body: { quantity: 5 } })).status).toBe(404)
  })

  test('that expired counts as gone when the product is added again, up to the cap', async () => {
    const { product } = await createCartLine(shop, { user: ana.id, quantity: 900, expiresAt: start })
    expect((await add(product.id, 999)).body).toMatchObject({ quantity: 999 })
    expect(await cart()).toHaveLength(1)
  })

  test('that expired is not ordered', async () => {
    await createCartLine(shop, { user: ana.id, expiresAt: start })
    const alive = await createCartLine(shop, { user: ana.id })
    const { status, body } = await shop.post('/api/orders', { as: ana, body: {} })
    expect(status).toBe(201)
    expect(body.items).toMatchObject([{ productId: alive.product.id }])
  })
})
