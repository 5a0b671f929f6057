import { beforeEach, describe, expect, test } from 'vitest'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

/** Price, in stock or not, savings, months; the ids from 1 are in this order. */
const made = [
  ['10.00', false, '50.00', 3],
  ['20.00', true, null, null],
  ['30.00', true, '9.50', 24],
  ['40.00', false, null, null],
  ['50.00', true, '120.00', 11],
] as const

beforeEach(async () => {
  for (const [price, inStock, savingsPerYear, paybackMonths] of made)
    await createProduct(shop, { name: 'Savon', price, inStock, savingsPerYear, paybackMonths })
})

async function ids(args: string): Promise<number[]> {
  const { body } = await shop.graphql(`{ products(${args}) { items { id } } }`)
  return body.data.products.items.map(({ id }: { id: string }) => Number(id))
}

describe('in stock first', () => {
  test.each([
    ['sort: PRICE_ASC', [2, 3, 5, 1, 4]],
    ['sort: PRICE_DESC', [5, 3, 2, 4, 1]],
    ['sort: SAVINGS', [5, 3, 2, 1, 4]],
    ['filter: { search: "savon" }, sort: PRICE_ASC', [2, 3, 5, 1, 4]],
    ['filter: { search: "savon" }', [5, 3, 2, 4, 1]],
    ['filter: { inStock: false }, sort: PRICE_ASC', [1, 4]],
  ])('keeps the order within each: %s', async (args, expected) => {
    expect(await ids(`${args}, inStockFirst: true`)).toEqual(expected)
  })

  test.each([
    ['infusion', ['Infusion de thym', 'Infusion de menthe', 'Infusionnette', 'Tasse', 'Bol']],
    ['infusion menthe', ['Infusion de menthe', 'Infusion de thym']],
  ])(
    'what is named as searched comes before a mere mention, sold out or not: « %s »',
    async (search, names) => {
      const description = 'Pour une infusion de menthe.'
      await createProduct(shop, { name: 'Bol', description, inStock: false, rating: '5.0' })
      await createProduct(shop, { name: 'Tasse', description, rating: '1.0' })
      await createProduct(shop, { name: 'Infusionnette', inStock: false, rating: '5.0' })
      await createProduct(shop, { name: 'Infusion de menthe', inStock: false, rating: '5.0' })
      await createProduct(shop, { name: 'Infusion de thym', description: 'Sans menthe.', rating: '1.0' })
      const { body } = await shop.graphql(
        `{ products(filter: { search: "${search}" }, inStockFirst: true) { items { name } } }`,
      )
      expect(body.data.products.items.map(({ name }: { name: string }) => name)).toEqual(names)
    },
  )

  test('goes on from one part to the next', async () => {
    const parts = [0, 2, 4].map((offset) =>
      ids(`sort: PRICE_ASC, inStockFirst: true, limit: 2, offset: ${offset}`),
    )
    expect(await Promise.all(parts)).toEqual([[2, 3], [5, 1], [4]])
  })

  test('is not what the documented orders do', async () => {
    expect(await ids('sort: PRICE_ASC')).toEqual([1, 2, 3, 4, 5])
    const { body } = await shop.get('/api/products?sort=price_asc')
    expect((body as { id: number }[]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('the facts of products', () => {
  test.each(['', 'filter: { search: "savon" }, '])(
    'order and filter a list, searched or not: « %s »',
    async (search) => {
      expect(await ids(`${search}sort: SAVINGS`)).toEqual([5, 1, 3, 4, 2])
      const filter = search ? '{ search: "savon", maxPaybackMonths: 11 }' : '{ maxPaybackMonths: 11 }'
      expect(await ids(`filter: ${filter}, sort: PRICE_ASC`)).toEqual([1, 5])
    },
  )
})
