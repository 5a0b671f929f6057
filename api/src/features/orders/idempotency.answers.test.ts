import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createCartLine, createProduct, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { OrderRequest } from './order-request.entity.ts'

const shop = openTestShop()
const key = 'commande-1'
const facts = { shippingAddress: '1 rue des Lilas\n69004 Lyon' }

let ana: User
let admin: User
beforeEach(async () => {
  ;[ana, admin] = [await createUser(shop), await createAdmin(shop)]
  await createCartLine(shop, { user: ana.id, quantity: 2 })
  await createCartLine(shop, { user: ana.id })
})

const rest = (body: object = facts) =>
  shop.post('/api/orders', { as: ana, body, headers: { 'idempotency-key': key } })

const everything = `id status total shippingAddress createdAt updatedAt
  items { id productName productEcoScore scoreDisplay quantity price } statusChanges { id fromStatus toStatus changedAt }`
const graphql = (selection = everything) =>
  shop.graphql(
    `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { ${selection} } }`,
    { input: { ...facts, idempotencyKey: key } },
    { as: ana },
  )

const step = (status: string) => shop.put('/api/admin/orders/1/status', { as: admin, body: { status } })

/** What may become of an order after it was answered. */
const later = {
  'its status was changed': () => step('processing'),
  'an item was added': async () => {
    const { id } = await createProduct(shop, { price: '5.00' })
    await shop.post('/api/orders/1/items', { as: ana, body: { productId: id, quantity: 3 } })
  },
  'its products were renamed, then deleted': async () => {
    await shop.em().nativeUpdate(Product, {}, { name: 'Autre' })
    await shop.em().nativeDelete(Product, {})
  },
  'all of this': async () => {
    for (const [name, work] of Object.entries(later)) if (name !== 'all of this') await work()
  },
}

describe.each(Object.entries(later))('a key sent again after %s', (_name, change) => {
  const changeItLater = async () => {
    shop.clock.current = new Date(shop.clock.now().getTime() + 3_600_000)
    await change()
  }

  test('gives the first answer of REST, byte for byte; GET gives the present', async () => {
    const first = await rest()
    await changeItLater()
    const again = await rest()
    expect([again.status, again.text]).toEqual([first.status, first.text])
    const now = await shop.get('/api/orders/1', { as: ana })
    expect(now.text).not.toBe(first.text)
  })

  test('gives the first answer of GraphQL, whatever is selected; the query gives the present', async () => {
    const first = await graphql()
    await changeItLater()
    expect((await graphql()).text).toBe(first.text)
    const { status, items, statusChanges } = first.body.data.placeOrder
    expect((await graphql('status items { id }')).body.data.placeOrder).toEqual({
      status,
      items: items.map(({ id }: { id: string }) => ({ id })),
    })
    expect((await graphql('statusChanges { toStatus }')).body.data.placeOrder.statusChanges).toEqual(
      statusChanges.map(({ toStatus }: { toStatus: string }) => ({ toStatus })),
    )
  })

  test('gives by one edge what the other answered first', async () => {
    const { body: first } = await rest()
    await changeItLater()
    const { placeOrder } = (await graphql()).body.data
    const { id, userId, items, statusChanges, ...told } = first
    expect([Number(placeOrder.id), userId]).toEqual([id, ana.id])
    expect(placeOrder).toMatchObject(told)
    expect(placeOrder.items.map((item: { id: string }) => ({ ...item, id: Number(item.id) }))).toMatchObject(
      items.map(({ orderId: _, productId: __, ...item }: Record<string, unknown>) => item),
    )
    expect(placeOrder.statusChanges).toMatchObject(statusChanges)
    expect((await rest()).body).toEqual(first)
  })
})

describe('the first answer', () => {
  test('is the order as it then is: GET says the same', async () => {
    const first = await rest()
    expect((await shop.get('/api/orders/1', { as: ana })).text).toBe(first.text)
    expect(first.body.items).toHaveLength(2)
  })

  test('holds nobody’s secret', async () => {
    await rest()
    const { answer } = await shop.em().findOneOrFail(OrderRequest, { key })
    expect(JSON.stringify(answer)).not.toMatch(/password|email/)
  })

  test('is followed by what the same request does to it', async () => {
    const { id } = await createProduct(shop)
    const { body } = await shop.graphql(
      `mutation { placeOrder(input: { idempotencyKey: "${key}" }) { items { id } }
         addOrderItem(orderId: 1, productId: ${id}, quantity: 1) { id } again: placeOrder(input: { idempotencyKey: "${key}" }) { items { id } } }`,
      undefined,
      { as: ana },
    )
    expect(body.data.placeOrder.items).toHaveLength(2)
    expect(body.data.again).toEqual(body.data.placeOrder)
    expect((await shop.get('/api/orders/1', { as: ana })).body.items).toHaveLength(3)
  })
})
