import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createOrder, createProduct, createUser } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'

const shop = openTestShop()
let ana: User
beforeEach(async () => {
  ana = await createUser(shop)
})

const mutation = `mutation ($orderId: ID!) { buyAgain(orderId: $orderId) {
  cart { lines { quantity lineTotal product { name } } subtotal }
  left { productName lineTotal product { id } }
} }`
const buyAgain = async (orderId: number, as = ana) =>
  (await shop.graphql(mutation, { orderId: String(orderId) }, { as })).body

/** An order of these products, each with its number. */
async function orderOf(...wanted: [product: Product, quantity: number][]) {
  for (const [product, quantity] of wanted)
    await createCartLine(shop, { user: ana.id, product: product.id, quantity })
  return (await shop.post('/api/orders', { as: ana, body: {} })).body.id as number
}

describe('buying an order again', () => {
  test('adds to what is in the cart, at today’s prices', async () => {
    const soap = await createProduct(shop, { name: 'Savon', price: '4.50' })
    const id = await orderOf([soap, 2])
    await shop.em().nativeUpdate(Product, { id: soap.id }, { price: '5.00' })
    await createCartLine(shop, { user: ana.id, product: soap.id, quantity: 1 })
    expect(await buyAgain(id)).toEqual({
      data: {
        buyAgain: {
          cart: {
            lines: [{ quantity: 3, lineTotal: '15.00', product: { name: 'Savon' } }],
            subtotal: '15.00',
          },
          left: [],
        },
      },
    })
  })

  test('leaves out and names what is out of stock, gone, or more than a cart holds', async () => {
    const [soap, brush, honey, cup] = await Promise.all(
      ['Savon', 'Brosse', 'Miel', 'Tasse'].map((name) => createProduct(shop, { name, price: '4.50' })),
    )
    if (!soap || !brush || !honey || !cup) throw new Error('no products')
    const id = await orderOf([soap, 2], [brush, 1], [honey, 3], [cup, 900])
    await shop.em().nativeUpdate(Product, { id: brush.id }, { inStock: false })
    await shop.em().nativeDelete(Product, { id: honey.id })
    await createCartLine(shop, { user: ana.id, product: cup.id, quantity: 100 })
    const { data } = await buyAgain(id)
    expect(data.buyAgain.cart.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([100, 2])
    expect(data.buyAgain.left).toEqual([
      { productName: 'Brosse', lineTotal: '4.50', product: { id: String(brush.id) } },
      { productName: 'Miel', lineTotal: '13.50', product: null },
      { productName: 'Tasse', lineTotal: '4050.00', product: { id: String(cup.id) } },
    ])
  })

  test('twice at once adds twice', async () => {
    const order = await orderOf([await createProduct(shop), 2], [await createProduct(shop), 1])
    const answers = await Promise.all([buyAgain(order), buyAgain(order)])
    for (const { data, errors } of answers) expect([errors, data.buyAgain.left]).toEqual([undefined, []])
    const { body } = await shop.graphql('{ cart { lines { quantity } } }', undefined, { as: ana })
    expect(body.data.cart.lines).toEqual([{ quantity: 4 }, { quantity: 2 }])
  })

  test('is for one’s own orders: another’s is not found, and nothing changes', async () => {
    const order = await createOrder(shop, { user: (await createUser(shop)).id })
    const before = await fingerprints(shop)
    expect((await buyAgain(order.id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    expect(await fingerprints(shop)).toEqual(before)
  })
})
