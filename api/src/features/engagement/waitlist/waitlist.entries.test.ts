import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct, createUser, createWaitlistEntry } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { Product } from '../../catalogue/products/product.entity.ts'
import { Favourite } from '../../favourites/favourite.entity.ts'
import { WaitlistEntry } from './waitlist-entry.entity.ts'

const shop = openTestShop()
let as: User
beforeEach(async () => {
  as = await createAdmin(shop)
})

const ask = async (query: string, variables?: Record<string, unknown>) => {
  const { body } = await shop.graphql(query, variables, { as })
  return body.errors ? body.errors[0].extensions : body.data
}
const person = (firstName: string, productIds: string[] = [], facts: object = {}) =>
  createWaitlistEntry(shop, { firstName, email: `${firstName}@exemple.fr`, productIds, ...facts })

describe('the people on the waitlist', () => {
  const fields = 'id firstName lastName email productIds notified createdAt'

  test.each([
    ['', '', ['zoe', 'noe', 'ana']],
    ['?productId=12', '(productId: 12)', ['zoe', 'ana']],
    ['?q=NO%C3%89', '(search: "NOÉ")', ['noe']],
    ['?q=ana%20petit', '(search: "ana petit")', ['ana']],
    ['?limit=1&offset=1', '(limit: 1, offset: 1)', ['noe']],
    ['?productId=4711', '(productId: 4711)', []],
  ])('with « %s » are the same by both edges, newest first', async (query, args, expected) => {
    await person('ana', ['1', '12'])
    await person('noe', ['1'])
    await person('zoe', ['12'], { notified: true })
    const rest = await shop.get(`/api/admin/waitlist${query}`, { as })
    const { waitlistEntries } = await ask(`{ waitlistEntries${args} { totalCount items { ${fields} } } }`)
    expect(rest.body.map(({ firstName }: { firstName: string }) => firstName)).toEqual(expected)
    expect(
      waitlistEntries.items.map((entry: { id: string }) => ({ ...entry, id: Number(entry.id) })),
    ).toEqual(rest.body)
    expect(String(waitlistEntries.totalCount)).toBe(rest.headers.get('x-total-count'))
  })

  test('that wait for what is out of stock are those whom the demand counts, in the list, its number and its file', async () => {
    for (const inStock of [true, false, false]) await createProduct(shop, { inStock })
    await person('ana', ['1'])
    await person('noe', ['1', '2'])
    await person('zoe', ['3'])
    await person('lou', ['2', '4711'], { notified: true })
    const rest = await shop.get('/api/admin/waitlist?outOfStock=true', { as })
    const names = rest.body.map(({ firstName }: { firstName: string }) => firstName)
    expect([names, rest.headers.get('x-total-count')]).toEqual([['zoe', 'noe'], '2'])
    const { waitlistEntries, waitlistDemand } = await ask(
      '{ waitlistEntries(outOfStock: true) { totalCount items { firstName } } waitlistDemand(outOfStock: true) { productId count } }',
    )
    expect(waitlistEntries).toEqual({
      totalCount: 2,
      items: names.map((firstName: string) => ({ firstName })),
    })
    expect(waitlistDemand).toEqual([
      { productId: '2', count: 1 },
      { productId: '3', count: 1 },
    ])
    const file = await shop.get('/api/admin/waitlist/export.csv?outOfStock=true', { as })
    expect(file.text.trim().split('\n')).toHaveLength(3)
  })

  test.each(['outOfStock=peut-être', 'productId=x', 'productId=0', 'limit=101', 'offset=-1'])(
    '« %s » is 400',
    async (query) => {
      expect((await shop.get(`/api/admin/waitlist?${query}`, { as })).status).toBe(400)
    },
  )

  test('come with the products that are not gone, at one statement for all', async () => {
    for (const name of ['Savon', 'Gourde']) await createProduct(shop, { name })
    for (const name of ['a', 'b', 'c', 'd']) await person(name, ['2', '4711', '1'])
    const cookie = await shop.cookieOf(as)
    const query = '{ waitlistEntries { items { products { name } } } }'
    let items: unknown
    const statements = await shop.statementsOf(async () => {
      const { body } = await shop.graphql(query, undefined, { headers: { cookie } })
      items = body.data.waitlistEntries.items
    })
    expect(items).toEqual(Array(4).fill({ products: [{ name: 'Gourde' }, { name: 'Savon' }] }))
    expect(statements.filter((line) => line.includes('from products'))).toHaveLength(1)
  })
})

describe('what people wait for', () => {
  test('is counted by product, the most wanted first; who was notified waits no longer', async () => {
    for (const name of ['Savon', 'Gourde', 'Lampe']) await createProduct(shop, { name })
    await person('ana', ['2', '1'])
    await person('noe', ['3', '2'])
    await person('zoe', ['3', '1', '2'])
    await person('lea', ['1'], { notified: true })
    await shop.em().nativeDelete(Product, { id: 3 })
    const demand = '{ waitlistDemand { productId count product { name } } }'
    expect((await ask(demand)).waitlistDemand).toEqual([
      { productId: '2', count: 3, product: { name: 'Gourde' } },
      { productId: '1', count: 2, product: { name: 'Savon' } },
      { productId: '3', count: 2, product: null },
    ])
    expect((await ask('{ waitlistDemand(limit: 1) { count } }')).waitlistDemand).toEqual([{ count: 3 }])
    for (const limit of [0, 101])
      expect((await ask(`{ waitlistDemand(limit: ${limit}) { count } }`)).code).toBe('BAD_USER_INPUT')
  })

  test('stands beside how many accounts have it among their favourites', async () => {
    for (const name of ['Savon', 'Gourde', 'Lampe']) await createProduct(shop, { name })
    await person('ana', ['2'])
    for (const product of [3, 3, 1, 2, 3])
      await shop.em().insert(Favourite, { user: (await createUser(shop)).id, product })
    expect((await ask('{ waitlistDemand { productId count favourites } }')).waitlistDemand).toEqual([
      { productId: '2', count: 1, favourites: 1 },
      { productId: '3', count: 0, favourites: 3 },
      { productId: '1', count: 0, favourites: 1 },
    ])
  })
})

describe('marking people as notified', () => {
  const mark = (ids: unknown, notified = true) =>
    ask(
      'mutation ($ids: [ID!]!, $notified: Boolean!) { markWaitlistNotified(ids: $ids, notified: $notified) { id notified } }',
      { ids, notified },
    )
  const notified = async () =>
    (await shop.em().find(WaitlistEntry, { notified: true }, { orderBy: { id: 'asc' } })).map(({ id }) => id)

  test('marks those and no others, and back; who is gone is left out', async () => {
    for (const name of ['ana', 'noe', 'zoe']) await person(name)
    expect(await mark([1, 3, 3, 4711])).toEqual({
      markWaitlistNotified: [
        { id: '1', notified: true },
        { id: '3', notified: true },
      ],
    })
    expect(await notified()).toEqual([1, 3])
    expect(await mark([3], false)).toEqual({ markWaitlistNotified: [{ id: '3', notified: false }] })
    expect(await notified()).toEqual([1])
  })

  test.each([[[]], [['x']], [[1, '1 or 1=1']], [Array.from({ length: 101 }, (_, index) => index + 1)]])(
    '%# is refused, and nobody is marked',
    async (ids) => {
      await person('ana')
      expect((await mark(ids)).code).toBe('BAD_USER_INPUT')
      expect(await notified()).toEqual([])
    },
  )
})
