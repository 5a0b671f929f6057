import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createOrder, createUser } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'

const shop = openTestShop()
let ana: User
let bob: User
let admin: User
beforeEach(async () => {
  ana = await createUser(shop, { email: 'ana_100%@exemple.fr', firstName: 'Ana', lastName: 'Petit' })
  bob = await createUser(shop, { email: 'bob@autre.fr', firstName: null, lastName: null })
  admin = await createAdmin(shop)
  await createOrder(shop, { user: ana.id, shippingAddress: '1 rue des Lilas' })
  await createOrder(shop, { user: bob.id, status: 'shipped' })
  await createOrder(shop, { user: ana.id, status: 'écrit ailleurs' })
})

const orderFields = 'id status total shippingAddress createdAt updatedAt allowedStatuses'
const fields = `order { ${orderFields} } customer { id email firstName lastName } formerCustomer`
const ask = (query: string, as: User | undefined = admin, variables?: Record<string, unknown>) =>
  shop.graphql(query, variables, { as })

/** An order as GraphQL tells it. */
interface AdministeredOrder {
  order: { id: string }
  customer: { id: string } | null
  formerCustomer: string | null
}

/** Numbers of the orders found by both edges, which must agree to the last fact. */
async function find(filter: { status?: string; search?: string; limit?: number; offset?: number } = {}) {
  const { search, ...others } = filter
  const query = new URLSearchParams(
    Object.entries({ ...others, ...(search === undefined ? {} : { q: search }) }).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  const rest = await shop.get(`/api/admin/orders?${query}`, { as: admin })
  const { body } = await ask(
    `query ($status: String, $search: String, $limit: Int, $offset: Int) {
       adminOrders(status: $status, search: $search, limit: $limit, offset: $offset) { totalCount items { ${fields} } } }`,
    admin,
    { limit: 100, offset: 0, ...filter },
  )
  if (body.errors) {
    const [{ message, extensions }] = body.errors
    expect({ message, ...extensions }).toEqual(rest.body)
    return { status: rest.status, code: extensions.code, message }
  }
  const { items, totalCount } = body.data.adminOrders
  expect(String(totalCount)).toBe(rest.headers.get('x-total-count'))
  expect(
    items.map(({ order, customer, formerCustomer }: AdministeredOrder) => ({
      ...{ ...order, id: Number(order.id) },
      ...{ customer, formerCustomer, userId: customer?.id ?? null },
    })),
  ).toEqual(rest.body)
  return { ids: rest.body.map(({ id }: { id: number }) => id), totalCount }
}

describe('everybody’s orders', () => {
  test('are listed newest first, with their customers and what may become of them', async () => {
    expect(await find()).toEqual({ ids: [3, 2, 1], totalCount: 3 })
    const { body } = await shop.get('/api/admin/orders', { as: admin })
    expect(body).toMatchObject([
      { id: 3, status: 'écrit ailleurs', allowedStatuses: [] },
      {
        id: 2,
        customer: { id: bob.id, email: 'bob@autre.fr', firstName: null, lastName: null },
        allowedStatuses: ['delivered'],
      },
      {
        id: 1,
        userId: ana.id,
        shippingAddress: '1 rue des Lilas',
        customer: { id: ana.id, email: 'ana_100%@exemple.fr', firstName: 'Ana', lastName: 'Petit' },
        allowedStatuses: ['processing', 'cancelled'],
      },
    ])
  })

  test('come in parts', async () => {
    expect(await find({ limit: 1, offset: 1 })).toEqual({ ids: [2], totalCount: 3 })
    expect(await find({ limit: 2, offset: 3 })).toEqual({ ids: [], totalCount: 3 })
  })

  test('are found by status', async () => {
    expect(await find({ status: 'shipped' })).toEqual({ ids: [2], totalCount: 1 })
    expect(await find({ status: 'cancelled' })).toEqual({ ids: [], totalCount: 0 })
  })

  test.each<[string, number[]]>([
    ['1', [1]],
    ['n° 3', [3]],
    ['n°\u00a02', [2]],
    ['#2', [2]],
    [' 2 ', [2]],
    ['4711', []],
    ['999999999', []],
    ['99999999999999999999', []],
    ['autre', [2]],
    ['BOB@Autre.fr', [2]],
    ['ana_100%@', [3, 1]],
    ['%', [3, 1]],
    ['_', [3, 1]],
    ['o_b', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['', [3, 2, 1]],
  ])('are found by number or a part of the e-mail, literally: « %s »', async (search, ids) => {
    expect(await find({ search })).toEqual({ ids, totalCount: ids.length })
  })

  test('are found by status and e-mail together', async () => {
    expect(await find({ status: 'pending', search: 'ana' })).toEqual({ ids: [1], totalCount: 1 })
    expect(await find({ status: 'pending', search: 'bob' })).toEqual({ ids: [], totalCount: 0 })
  })

  test.each([
    [{ limit: 0 }, 'limit : entre 1 et 100.'],
    [{ limit: 101 }, 'limit : entre 1 et 100.'],
    [{ offset: -1 }, 'offset : entre 0 et 2\u202f147\u202f483\u202f647.'],
    [{ status: 'payée' }, 'Statut inconnu.'],
    [{ status: '__proto__' }, 'Statut inconnu.'],
    [{ search: 'x'.repeat(255) }, 'Recherche : 254 caractères au plus.'],
    [{ search: 'a\u0000b' }, 'Le texte contient un caractère non autorisé.'],
  ])('%# is refused by both edges alike', async (filter, message) => {
    expect(await find(filter)).toEqual({ status: 400, code: 'BAD_USER_INPUT', message })
  })

  test('outlive the account: no customer then, but the name that the books keep, by which they are found', async () => {
    await shop.em().nativeUpdate(Order, { id: 1 }, { customerName: '100% Ana Petit' })
    await shop.em().nativeDelete(User, { id: ana.id })
    expect(await find()).toEqual({ ids: [3, 2, 1], totalCount: 3 })
    expect((await shop.get('/api/admin/orders/1', { as: admin })).body).toMatchObject({
      userId: null,
      customer: null,
      formerCustomer: '100% Ana Petit',
    })
    expect(await find({ search: '100% ana' })).toEqual({ ids: [1], totalCount: 1 })
    const { text } = await shop.get('/api/admin/orders/export.csv?q=ana%20petit', { as: admin })
    expect(text.split('\r\n').slice(1)).toEqual([expect.stringContaining(';;100% Ana Petit;;1 rue'), ''])
  })

  test('cost the same few statements, however many they are', async () => {
    const headers = { cookie: await shop.cookieOf(admin) }
    const query = `{ adminOrders { items { ${fields} } } }`
    const ask = () => shop.graphql(query, undefined, { headers })
    // The first one renews the session, which is written.
    await ask()
    const few = await shop.statementsOf(ask)
    for (let i = 0; i < 6; i++) await createOrder(shop)
    expect(await shop.statementsOf(ask)).toHaveLength(few.length)
  })
})

describe('anybody’s order', () => {
  test('is told with items, timeline and customer, by REST and GraphQL alike', async () => {
    await shop.put('/api/admin/orders/1/status', { as: admin, body: { status: 'processing' } })
    const { body: rest } = await shop.get('/api/admin/orders/1', { as: admin })
    expect(rest).toMatchObject({
      id: 1,
      status: 'processing',
      items: [{ quantity: 1, price: '12.90' }],
      statusChanges: [{ fromStatus: 'pending', toStatus: 'processing' }],
      customer: { email: ana.email },
      allowedStatuses: ['shipped', 'cancelled'],
    })
    const { body } = await ask(`{ adminOrder(id: 1) { order { ${orderFields}
      items { id productName productEcoScore scoreDisplay quantity price } statusChanges { fromStatus toStatus changedAt } }
      customer { id email firstName lastName } } }`)
    const { order, customer } = body.data.adminOrder
    const { userId, items, customer: _, formerCustomer, ...facts } = rest
    expect(formerCustomer).toBeNull()
    expect(userId).toBe(customer.id)
    expect({ ...order, id: Number(order.id) }).toMatchObject(facts)
    expect(order.items.map((item: { id: string }) => ({ ...item, id: Number(item.id) }))).toEqual(
      items.map(({ orderId: _, productId: __, ...item }: Record<string, unknown>) => item),
    )
    expect(customer).toEqual(rest.customer)
  })

  test.each(['4711', 'abc', '0', '1e3', '2147483648'])(
    '« %s » is refused by both edges alike',
    async (id) => {
      const rest = await shop.get(`/api/admin/orders/${id}`, { as: admin })
      const { body } = await ask('query ($id: ID!) { adminOrder(id: $id) { order { id } } }', admin, { id })
      const [{ message, extensions }] = body.errors
      expect({ message, ...extensions }).toEqual(rest.body)
      expect(rest.status).toBe(id === '4711' ? 404 : 400)
    },
  )
})

describe('PUT /api/admin/orders/{id}/status', () => {
  const put = (id: unknown, body: unknown, as: User | undefined = admin) =>
    shop.put(`/api/admin/orders/${id}/status`, { as, body })

  test('moves the order on and answers it as it is then', async () => {
    const { status, body } = await put(1, { status: 'processing', total: '0.01', id: 2 })
    expect([status, body.id, body.status, body.total]).toEqual([200, 1, 'processing', '18.89'])
    expect(body.statusChanges).toMatchObject([{ fromStatus: 'pending', toStatus: 'processing' }])
    expect(body.allowedStatuses).toEqual(['shipped', 'cancelled'])
    expect((await shop.get('/api/admin/orders/1', { as: admin })).body).toEqual(body)
  })

  test('refuses what may not be, and changes nothing', async () => {
    const before = await fingerprints(shop)
    expect(await put(1, { status: 'delivered' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Une commande « En attente » ne peut pas passer à « Livrée ».' },
    })
    expect((await put(3, { status: 'processing' })).status).toBe(409)
    expect((await put(4_711, { status: 'processing' })).status).toBe(404)
    for (const body of [{}, { status: 'payée' }, { status: null }, { status: ['processing'] }, [], undefined])
      expect((await put(1, body)).status).toBe(400)
    expect((await put('abc', { status: 'processing' })).status).toBe(400)
    expect(await fingerprints(shop)).toEqual(before)
  })
})

describe('nobody but administrators', () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/admin/orders?q=ana'],
    ['GET', '/api/admin/orders/1'],
    ['GET', '/api/admin/orders/4711'],
    ['PUT', '/api/admin/orders/1/status', { status: 'processing' }],
  ]
  test.each(calls)('may %s %s', async (method, path, body) => {
    const before = await fingerprints(shop)
    const visitor = await shop.call(method, path, { body })
    expect([visitor.status, visitor.text.includes('Unauthorized')]).toEqual([401, true])
    // Not even the customer of the order.
    const customer = await shop.call(method, path, { as: ana, body })
    expect([customer.status, customer.body.code]).toEqual([403, 'FORBIDDEN'])
    expect(await fingerprints(shop)).toEqual(before)
  })

  test.each([
    'adminOrders { totalCount items { customer { email } } }',
    'adminOrder(id: 1) { customer { email } }',
  ])('may ask for %s', async (query) => {
    for (const [as, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [ana, 'FORBIDDEN'],
    ] as const) {
      const { body, text } = await shop.graphql(`{ ${query} }`, undefined, { as })
      expect(body.errors[0].extensions.code).toBe(code)
      expect(text).not.toContain('@')
    }
  })

  test('finds a way to a customer in the schema', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
    const waysTo = (name: string) =>
      Object.values(schema.getTypeMap())
        .filter(isObjectType)
        .flatMap((type) =>
          Object.values(type.getFields())
            .filter((field) => getNamedType(field.type).name === name)
            .map((field) => `${type.name}.${field.name}`),
        )
    expect(waysTo('OrderCustomer')).toEqual(['AdminOrder.customer'])
    expect(waysTo('AdminOrder').toSorted()).toEqual(['AdminOrderPage.items', 'Query.adminOrder'])
    expect(waysTo('AdminOrderPage')).toEqual(['Query.adminOrders'])
  })
})
