import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

describe.runIf(onPostgres)('files of one copy of the catalogue that are imported at once', () => {
  beforeEach(async () => {
    await createProduct(shop, { price: '10.00' })
  })

  test('one is, the others are told: what was judged before the lock is judged again', async () => {
    const prices = Array.from({ length: 10 }, (_, i) => `${i + 1}.50`)
    const imports = await Promise.all(
      prices.map(async (price) => {
        const csv = `Numéro;Version;Prix\n1;1;${price.replace('.', ',')}`
        return (await admin.rest('POST', '/admin/products/import', { csv })).body
      }),
    )
    const applied = imports.findIndex((each) => each.applied)
    expect(imports.filter((each) => each.applied)).toHaveLength(1)
    expect(imports.filter((each) => each.errors[0]?.column === 'Version')).toHaveLength(9)
    const product = await shop.em().findOneOrFail(Product, { id: 1 })
    expect([product.price, product.version]).toEqual([prices[applied], 2])
  })
})
