import { expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

const rankOf = async (id: number) => {
  const { body } = await shop.graphql(
    `{ product(id: ${id}) { scoreRank { place count isShared category } } }`,
  )
  const rest = await shop.get(`/api/products/${id}/assessment`)
  expect(rest.body.rank).toEqual(body.data.product.scoreRank)
  return rest.body.rank
}

test('a score stands among those of its category that are shown, at one place with its equals', async () => {
  const category = await createCategory(shop, { name: 'Savons' })
  const make = (ecoScore: string, facts = {}) => createProduct(shop, { ecoScore, category, ...facts })
  const [best, equal, , last] = [await make('9.0'), await make('8.0'), await make('8.0'), await make('7.5')]
  await make('9.9', { visible: false })
  await createProduct(shop, { ecoScore: '9.9' })
  const among = { count: 4, category: 'Savons' }
  expect(await rankOf(best.id)).toEqual({ ...among, place: 1, isShared: false })
  expect(await rankOf(equal.id)).toEqual({ ...among, place: 2, isShared: true })
  expect(await rankOf(last.id)).toEqual({ ...among, place: 4, isShared: false })
})

test('among two, without a category, and where none shows a total, there is no place', async () => {
  const few = await createCategory(shop, { name: 'Deux' })
  const clothes = await createCategory(shop, {
    name: 'Habits',
    scoreDisplay: 'CRITERIA',
    scoreDisplayReason: 'Sans total.',
  })
  const [first, , without] = [
    await createProduct(shop, { category: few }),
    await createProduct(shop, { category: few }),
    await createProduct(shop, {}),
  ]
  const shirts = [1, 2, 3].map(() => createProduct(shop, { category: clothes }))
  const [shirt] = await Promise.all(shirts)
  for (const { id } of [first, without, ...(shirt ? [shirt] : [])]) expect(await rankOf(id)).toBeNull()
})
