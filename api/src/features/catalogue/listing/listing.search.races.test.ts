import { describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

describe.runIf(onPostgres)('twenty writers of the same products at once', () => {
  test('neither refuse one another nor leave a search behind', async () => {
    const category = await createCategory(shop, { name: 'Rayon', slug: 'rayon' })
    for (let i = 0; i < 10; i++) await createProduct(shop, { category })
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const order = i % 2 ? 'asc' : 'desc'
        await shop.em().execute(`update products set price = ${i}, name = 'Brosse ' || id
          where id in (select id from products order by id ${order} for update)`)
        if (i % 5 === 0) await shop.em().execute(`update categories set name = 'Entretien'`)
        await createProduct(shop, { category, name: 'Brosse' })
      }),
    )
    const { headers } = await shop.get('/api/products?search=brosse+entretien')
    expect(headers.get('x-total-count')).toBe('30')
    const rows = await shop.em().execute(
      `select p.price from products p join product_search s using (id) where p.price <> s.price
       or not s.title @@ '''entretien'''::tsquery`,
    )
    expect(rows).toEqual([])
  })
})
