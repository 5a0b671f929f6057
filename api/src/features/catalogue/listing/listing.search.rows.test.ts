import { expect, test } from 'vitest'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

test('the words of a short text lie outside the row that a search reads, and the padding takes next to nothing in it', async () => {
  await createProduct(shop, { name: 'Gourde', description: 'En inox, légère et solide.' })
  const [row] = await shop.em().execute(
    `select pg_column_size(padding) as padding, (select pg_relation_size(reltoastrelid) as bytes from pg_class
       where relname = 'product_search_rows') as outside from product_search_rows`,
  )
  expect(Number(row?.outside)).toBeGreaterThan(0)
  expect(row?.padding).toBeLessThan(50)
})
