import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { meanwhile } from '../../../test/database/meanwhile.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'
import { Category } from './category.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
const twenty = Array.from({ length: 20 }, (_, i) => i)
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

describe.runIf(onPostgres)('twenty new categories with one slug at once', () => {
  test('are one category and one kept change; the others are told', async () => {
    const answers = await Promise.all(
      twenty.map((i) => admin.rest('POST', '/categories', { name: `Cuisine ${i}`, slug: 'cuisine' })),
    )
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(19).fill(409)])
    for (const { status, body } of answers)
      if (status === 409) expect(body.fields.slug).toBe('Une autre catégorie a déjà ce slug.')
    expect([await shop.em().count(Category), (await admin.history()).length]).toEqual([1, 1])
  })
})

describe.runIf(onPostgres)('twenty changes of one category at once', () => {
  test('from one copy: one is saved, the others are told', async () => {
    await createCategory(shop)
    const answers = await Promise.all(
      twenty.map((i) => admin.rest('PUT', '/categories/1', { name: `Cuisine ${i}`, version: 1 })),
    )
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(19).fill(409)])
    expect([await shop.em().findOne(Category, 1), (await admin.history()).length]).toMatchObject([
      { version: 2 },
      1,
    ])
  })

  test('without version: each is saved after the other, and the history has no gap', async () => {
    await createCategory(shop, { name: 'Cuisine' })
    const answers = await Promise.all(
      twenty.map((i) => admin.rest('PUT', '/categories/1', { name: `N${i}` })),
    )
    expect(statusesOf(answers)).toEqual(twenty.map(() => 200))
    const history = await admin.history()
    expect(history).toHaveLength(20)
    for (const [i, { before }] of history.entries())
      expect(before?.name).toBe(i === 0 ? 'Cuisine' : history[i - 1]?.after?.name)
    expect(await shop.em().findOne(Category, 1)).toMatchObject({
      version: 21,
      name: history[19]?.after?.name,
    })
  })
})

describe.runIf(onPostgres)('deleting a category', () => {
  test('takes out a product that was put into it at that moment, or that product is refused', async () => {
    await createCategory(shop)
    const { id } = await createProduct(shop)
    const { status } = await meanwhile(
      shop,
      (em) => em.execute('update products set category_id = 1'),
      () => admin.rest('DELETE', '/categories/1'),
    )
    expect(status).toBe(200)
    expect(await shop.em().findOne(Product, id)).toMatchObject({ category: null, version: 2 })
    expect((await admin.history())[0]?.before).toMatchObject({ productIds: [id] })
  })

  test('while its products are changed one by one ends well for all', async () => {
    await createCategory(shop)
    for (let i = 0; i < 5; i++) await createProduct(shop, { category: 1 })
    const answers = await Promise.all([
      ...[1, 2, 3, 4, 5].map((id) => admin.rest('PUT', `/products/${id}`, { featured: true })),
      admin.rest('DELETE', '/categories/1'),
    ])
    expect(statusesOf(answers)).toEqual(answers.map(() => 200))
    const products = await shop.em().find(Product, {})
    for (const product of products)
      expect(product).toMatchObject({ featured: true, category: null, version: 3 })
  })
})
