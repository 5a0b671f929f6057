import { expect, test } from 'vitest'
import { createCartLine, createOrder, createProduct, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()

const whole =
  '{ me { email } orders { items { id shippingAddress items { productName } } } cart { lines { id product { name } } } }'

test('three hundred interleaved requests of two customers never mix', async () => {
  const people = await Promise.all(
    ['Ana', 'Bob'].map(async (name) => {
      const user = await createUser(shop, { email: `${name.toLowerCase()}@exemple.fr`, firstName: name })
      const order = await createOrder(shop, { user: user.id, shippingAddress: `chez ${name}` })
      const product = await createProduct(shop, { name: `Savon de ${name}` })
      const line = await createCartLine(shop, { user: user.id, product: product.id })
      return { name, user, order, line, headers: { cookie: await shop.cookieOf(user) } }
    }),
  )
  const checks = Array.from({ length: 300 }, async (_, i) => {
    const me = people[i % 2] ?? people[0]
    const other = people[(i + 1) % 2] ?? people[0]
    if (!me || !other) throw new Error('two people')
    const { headers } = me
    const [answer, mine] = (await [
      async () => [await shop.get('/api/cart', { headers }), `Savon de ${me.name}`] as const,
      async () => [await shop.get('/api/orders', { headers }), `chez ${me.name}`] as const,
      async () => [await shop.get('/api/auth/user', { headers }), me.user.email] as const,
      async () => [await shop.graphql(whole, undefined, { headers }), `chez ${me.name}`] as const,
      async () => [await shop.get(`/api/orders/${other.order.id}`, { headers }), 'NOT_FOUND'] as const,
      async () =>
        [
          await shop.put(`/api/cart/${me.line.id}`, { headers, body: { quantity: 1 + (i % 9) } }),
          me.name,
        ] as const,
    ][Math.floor(i / 2) % 6]?.()) ?? [undefined, '']
    expect(answer?.text).toContain(mine)
    expect(answer?.text).not.toMatch(new RegExp(`${other.name}|${other.user.email}|${other.user.id}`))
  })
  expect(await Promise.all(checks)).toHaveLength(300)
})
