import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createCartLine, createOrder, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import { orderStatuses } from './orders.rules.ts'

const shop = openTestShop()
let ana: User
let admin: User
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  ;[ana, admin] = [await createUser(shop), await createAdmin(shop)]
})

async function setStatus(id: unknown, status: string, as: User | undefined = admin) {
  const query =
    'mutation ($id: ID!, $status: String!) { setOrderStatus(id: $id, status: $status) { id status statusChanges { fromStatus toStatus } } }'
  const { body } = await shop.graphql(query, { id, status }, { as })
  return body.errors ? { code: body.errors[0].extensions.code } : body.data.setOrderStatus
}
const changes = () => shop.em().find(OrderStatusChange, {}, { orderBy: { id: 'asc' } })

const allowed = new Set([
  'pending → processing',
  'pending → cancelled',
  'processing → shipped',
  'processing → cancelled',
  'shipped → delivered',
])
const unknown = ['écrit ailleurs', 'constructor', '__proto__']
const table = [...orderStatuses, ...unknown].flatMap((from) => orderStatuses.map((to) => ({ from, to })))

describe('the life of an order', () => {
  test.each(table)('$from → $to', async ({ from, to }) => {
    const order = await createOrder(shop, { user: ana.id, status: from })
    const answer = await setStatus(order.id, to)
    if (allowed.has(`${from} → ${to}`)) {
      expect(answer).toEqual({ id: '1', status: to, statusChanges: [{ fromStatus: from, toStatus: to }] })
      expect(await changes()).toMatchObject([{ changedBy: { id: admin.id }, changedAt: shop.clock.now() }])
      const told = shop.logged.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'order moved on')
      expect(told).toMatchObject({ level: 30, userId: admin.id, from, to })
    } else {
      expect(answer).toEqual({ code: 'CONFLICT' })
      expect(await shop.em().findOneOrFail(Order, order.id)).toMatchObject({ status: from })
      expect(await changes()).toEqual([])
    }
  })

  test.each(['', 'PENDING', 'payée', 'pending ', '__proto__', 'x'.repeat(1_000)])(
    '« %s » is no status',
    async (status) => {
      await createOrder(shop, { user: ana.id })
      expect(await setStatus(1, status)).toEqual({ code: 'BAD_USER_INPUT' })
    },
  )

  test('is shown to its owner as a timeline, with times, and to REST and GraphQL alike', async () => {
    await createCartLine(shop, { user: ana.id })
    await shop.post('/api/orders', { as: ana, body: {} })
    for (const status of ['processing', 'shipped', 'delivered']) {
      shop.clock.current = new Date(shop.clock.now().getTime() + 3_600_000)
      await setStatus(1, status)
    }
    const timeline = [
      { fromStatus: null, toStatus: 'pending', changedAt: '2026-11-21T09:00:00.000Z' },
      { fromStatus: 'pending', toStatus: 'processing', changedAt: '2026-11-21T10:00:00.000Z' },
      { fromStatus: 'processing', toStatus: 'shipped', changedAt: '2026-11-21T11:00:00.000Z' },
      { fromStatus: 'shipped', toStatus: 'delivered', changedAt: '2026-11-21T12:00:00.000Z' },
    ]
    const { body: rest } = await shop.get('/api/orders/1', { as: ana })
    expect([rest.status, rest.statusChanges]).toEqual(['delivered', timeline])
    const query = '{ order(id: 1) { statusChanges { fromStatus toStatus changedAt } } }'
    expect((await shop.graphql(query, undefined, { as: ana })).body.data.order.statusChanges).toEqual(
      timeline,
    )
    const authors = (await changes()).map(({ changedBy }) => changedBy?.id)
    expect(authors).toEqual([ana.id, admin.id, admin.id, admin.id])
  })
})

describe('only administrators move an order on', () => {
  test('a customer is FORBIDDEN, also with one’s own order; nobody is UNAUTHENTICATED', async () => {
    const order = await createOrder(shop, { user: ana.id })
    for (const id of [order.id, 4_711, 'abc'])
      expect(await setStatus(id, 'processing', ana)).toEqual({ code: 'FORBIDDEN' })
    const anonymous = await shop.graphql('mutation { setOrderStatus(id: 1, status: "processing") { id } }')
    expect(anonymous.body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect(await shop.em().findOneOrFail(Order, order.id)).toMatchObject({ status: 'pending' })
    expect(await changes()).toEqual([])
  })

  test('an unknown order is NOT_FOUND to them', async () => {
    expect(await setStatus(4_711, 'processing')).toEqual({ code: 'NOT_FOUND' })
  })
})
