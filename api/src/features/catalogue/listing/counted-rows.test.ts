import { beforeEach, describe, expect, test } from 'vitest'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

const total = async (query = '', limit = 1) => {
  const { headers } = await shop.get(`/api/products?limit=${limit}${query}`)
  return Number(headers.get('x-total-count'))
}

beforeEach(async () => {
  await createProduct(shop, { name: 'Savon', price: '5.00' })
  await createProduct(shop, { name: 'Gourde', price: '25.00' })
})

describe('a count that is kept is never an old one', () => {
  test('a new product counts at once', async () => {
    expect([await total(), await total('&maxPrice=10')]).toEqual([2, 1])
    await createProduct(shop, { name: 'Éponge', price: '3.00' })
    expect([await total(), await total('&maxPrice=10')]).toEqual([3, 2])
  })

  test.each([
    ['a change', `update products set price = 9 where name = 'Gourde'`, 2],
    ['a deletion', `delete from products where name = 'Savon'`, 0],
    ['a category that goes', `with gone as (delete from categories returning id) select * from gone`, 1],
  ])('%s by anybody who writes to the database counts at once', async (_what, sql, expected) => {
    expect(await total('&maxPrice=10')).toBe(1)
    await shop.em().execute(sql)
    expect(await total('&maxPrice=10')).toBe(expected)
  })

  test('what was taken back is not counted, nor is what came after it missed', async () => {
    await total()
    await shop
      .em()
      .transactional(async (em) => {
        await em.execute(`delete from products`)
        throw new Error('taken back')
      })
      .catch(() => {})
    expect(await total()).toBe(2)
    await shop.em().execute(`delete from products where name = 'Savon'`)
    expect(await total()).toBe(1)
  })

  test('an emptied shop counts nothing', async () => {
    await total()
    await shop.em().execute('truncate products cascade')
    expect(await total()).toBe(0)
  })
})

test('a list whose count is known costs one statement', async () => {
  await total()
  // Another part of the same list: the answer itself is not known.
  expect(await shop.statementsOf(() => total('', 2))).toHaveLength(1)
})

test('of 8 requests that meet an outdated count, one counts', async () => {
  await total()
  await createProduct(shop)
  const asked = await shop.statementsOf(() =>
    Promise.all(Array.from({ length: 8 }, (_, index) => total('', index + 1))),
  )
  expect(asked.filter((sql) => sql.includes('count(*)'))).toHaveLength(1)
})

test('beside its facets, a list is not counted a second time: their sum says how many there are', async () => {
  const counting = await shop.statementsOf(async () => {
    const { data } = (
      await shop.graphql(
        '{ products(filter: { maxPrice: "10" }) { totalCount items { id } facets { inStock } } }',
      )
    ).body
    expect(data.products.totalCount).toBe(data.products.items.length)
  })
  expect(counting.filter((sql) => sql.includes('count(*)'))).toHaveLength(1)
})
