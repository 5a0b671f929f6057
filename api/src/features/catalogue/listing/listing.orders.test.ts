import { describe, expect, test } from 'vitest'
import { createAdmin, createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { dependsOnHabit } from '../savings/habit.rules.ts'

const shop = openTestShop()

/** Names of the products in this order, by either edge: they must agree. */
async function names(sort: string, more: Record<string, string> = {}): Promise<string[]> {
  const { body } = await shop.get(`/api/products?${new URLSearchParams({ sort, ...more })}`)
  const listed = body.map(({ name }: { name: string }) => name)
  const asked = await shop.graphql(
    'query ($filter: ProductFilterInput, $sort: ProductSort) { products(filter: $filter, sort: $sort) { items { name } } }',
    { filter: more, sort },
  )
  expect(asked.body.data.products.items.map(({ name }: { name: string }) => name)).toEqual(listed)
  return listed
}

/** Both ways of one column. */
const bothWays = async (column: string, more?: Record<string, string>) => [
  await names(`${column}_ASC`, more),
  await names(`${column}_DESC`, more),
]

describe('the columns of a product list', () => {
  test('name: as a dictionary has them, whatever the accents, capitals and ligatures', async () => {
    for (const name of ['Œillet', 'écharpe', 'Savon', 'Eau', 'Oeuf', 'Éponge', 'savon 2'])
      await createProduct(shop, { name })
    const inOrder = ['Eau', 'écharpe', 'Éponge', 'Œillet', 'Oeuf', 'Savon', 'savon 2']
    expect(await bothWays('NAME')).toEqual([inOrder, inOrder.toReversed()])
  })

  test('category: by its name; what has none comes last, both ways', async () => {
    const [garden, energy] = [
      await createCategory(shop, { name: 'Jardin' }),
      await createCategory(shop, { name: 'Énergie' }),
    ]
    await createProduct(shop, { name: 'Bêche', category: garden })
    await createProduct(shop, { name: 'Divers' })
    await createProduct(shop, { name: 'Lampe', category: energy })
    expect(await bothWays('CATEGORY')).toEqual([
      ['Lampe', 'Bêche', 'Divers'],
      ['Bêche', 'Lampe', 'Divers'],
    ])
  })

  test('eco-score from the lowest, stock, and the last change', async () => {
    const changed = (minutes: number) => ({ updatedAt: new Date(Date.UTC(2026, 0, 1, 8, minutes)) })
    await createProduct(shop, { name: 'A', ecoScore: '9.0', inStock: true, ...changed(2) })
    await createProduct(shop, { name: 'B', ecoScore: '5.0', inStock: false, ...changed(3) })
    await createProduct(shop, { name: 'C', ecoScore: '7.0', inStock: true, ...changed(1) })
    expect(await names('ECO_SCORE_ASC')).toEqual(['B', 'C', 'A'])
    expect(await bothWays('STOCK')).toEqual([
      ['B', 'A', 'C'],
      ['C', 'A', 'B'],
    ])
    expect(await bothWays('UPDATED')).toEqual([
      ['C', 'A', 'B'],
      ['B', 'A', 'C'],
    ])
  })

  test('what is put forward, a special, hidden or none of these, and the other way round', async () => {
    const admin = await createAdmin(shop)
    await createProduct(shop, { name: 'rien' })
    await createProduct(shop, { name: 'masqué', visible: false })
    await createProduct(shop, { name: 'spécial', weeklySpecial: true })
    await createProduct(shop, { name: 'vedette', featured: true })
    const inOrder = ['vedette', 'spécial', 'masqué', 'rien']
    for (const [sort, expected] of [
      ['FLAGS_DESC', inOrder],
      ['FLAGS_ASC', inOrder.toReversed()],
    ] as const) {
      const { body } = await shop.get(`/api/products?visibility=ALL&sort=${sort}`, { as: admin })
      expect(body.map(({ name }: { name: string }) => name)).toEqual(expected)
      expect(await names(sort)).toEqual(expected.filter((name) => name !== 'masqué'))
    }
  })

  test('of what was searched as well, and of that alone', async () => {
    const energy = await createCategory(shop, { name: 'Énergie' })
    await createProduct(shop, { name: 'Savon noir', inStock: false })
    await createProduct(shop, { name: 'Gourde' })
    await createProduct(shop, { name: 'Savon Écume', category: energy })
    const search = { search: 'savon' }
    expect(await names('NAME_ASC', search)).toEqual(['Savon Écume', 'Savon noir'])
    expect(await names('CATEGORY_ASC', search)).toEqual(['Savon Écume', 'Savon noir'])
    expect(await names('STOCK_ASC', search)).toEqual(['Savon noir', 'Savon Écume'])
    expect(await names('UPDATED_DESC', search)).toEqual(['Savon Écume', 'Savon noir'])
  })
})

describe('by savings', () => {
  test.each([
    'face à 4 plats à emporter par semaine',
    'face à un stick toutes les six semaines',
    'Tous les matins, un café à emporter',
  ])('what a habit saves comes after what the purchase does, searched or not: « %s »', async (habit) => {
    expect(dependsOnHabit(habit)).toBe(true)
    await createProduct(shop, { name: 'Boîte sans rien' })
    await createProduct(shop, { name: 'Boîte', savingsPerYear: '540.00', savingsComparison: habit })
    await createProduct(shop, { name: 'Boîte rare', savingsPerYear: '600.00', savingsComparison: habit })
    await createProduct(shop, { name: 'Boîte partout', savingsPerYear: '9.00', savingsComparison: 'partout' })
    await createProduct(shop, { name: 'Boîte sobre', savingsPerYear: '12.00' })
    const order = ['Boîte sobre', 'Boîte partout', 'Boîte rare', 'Boîte', 'Boîte sans rien']
    expect(await names('SAVINGS')).toEqual(order)
    expect(await names('SAVINGS', { search: 'boîte' })).toEqual(order)
  })
})
