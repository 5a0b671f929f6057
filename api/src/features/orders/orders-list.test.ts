import { beforeEach, describe, expect, test } from 'vitest'
import { createOrder, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'

const shop = openTestShop()
let ana: User
beforeEach(async () => {
  ana = await createUser(shop)
  await createOrder(shop)
})

/** Ids of a part by either edge, how many there are in all, and the refusal. */
async function part(edge: string, window: Record<string, unknown>) {
  if (edge === 'REST') {
    const query = new URLSearchParams(Object.entries(window).map(([name, value]) => [name, String(value)]))
    const { status, headers, body } = await shop.get(`/api/orders?${query}`, { as: ana })
    if (status !== 200) return { status, code: body.code, message: body.message }
    return { ids: body.map(({ id }: Order) => id), total: Number(headers.get('x-total-count')) }
  }
  const args = Object.entries(window).map(([name, value]) => `${name}: ${value}`)
  const { body } = await shop.graphql(
    `{ orders${args.length ? `(${args.join(', ')})` : ''} { totalCount items { id } } }`,
    undefined,
    { as: ana },
  )
  if (body.errors) {
    const [{ message, extensions }] = body.errors
    return { status: 400, code: extensions.code, message }
  }
  const { items, totalCount } = body.data.orders
  return { ids: items.map(({ id }: { id: string }) => Number(id)), total: totalCount }
}

describe.each(['REST', 'GraphQL'])('one’s own orders by %s', (edge) => {
  test('come in parts, newest first, with their whole number', async () => {
    for (let i = 0; i < 5; i++) await createOrder(shop, { user: ana.id })
    expect(await part(edge, {})).toEqual({ ids: [6, 5, 4, 3, 2], total: 5 })
    expect(await part(edge, { limit: 2 })).toEqual({ ids: [6, 5], total: 5 })
    expect(await part(edge, { limit: 2, offset: 2 })).toEqual({ ids: [4, 3], total: 5 })
    expect(await part(edge, { offset: 4 })).toEqual({ ids: [2], total: 5 })
    expect(await part(edge, { offset: 5 })).toEqual({ ids: [], total: 5 })
  })

  test('are a hundred when nothing is said', async () => {
    const rows = Array.from({ length: 101 }, () => ({ user: ana.id, total: '0.00' }))
    await shop.em().insertMany(Order, rows)
    const { ids, total } = await part(edge, {})
    expect([ids.length, ids[0], total]).toEqual([100, 102, 101])
    expect((await part(edge, { limit: 100, offset: 100 })).ids).toEqual([2])
  })

  test.each<[Record<string, unknown>, string]>([
    [{ limit: 0 }, 'limit : entre 1 et 100.'],
    [{ limit: 101 }, 'limit : entre 1 et 100.'],
    [{ limit: -1 }, 'limit : entre 1 et 100.'],
    [{ offset: -1 }, 'offset : entre 0 et 2\u202f147\u202f483\u202f647.'],
  ])('%j is refused', async (window, message) => {
    expect(await part(edge, window)).toEqual({ status: 400, code: 'BAD_USER_INPUT', message })
  })
})

test.each([
  'limit=abc',
  'limit=1.5',
  'offset=1e3',
  'limit=1&limit=2',
  'offset[$gt]=0',
  'limit=99999999999999999999',
])('REST: ?%s is 400', async (query) => {
  const { status, body } = await shop.get(`/api/orders?${query}`, { as: ana })
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
})
