import { describe, expect, test } from 'vitest'
import { createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { WaitlistEntry } from './waitlist-entry.entity.ts'

const shop = openTestShop()

describe.runIf(onPostgres)('twenty entries of one address at once, in mixed case', () => {
  test('are one row with the products of all, and twenty successes', async () => {
    const ids: string[] = []
    for (let i = 0; i < 20; i++) ids.push(String((await createProduct(shop)).id))
    const answers = await Promise.all(
      ids.map((id, i) => {
        const email = i % 2 ? 'ANA@exemple.fr' : 'ana@Exemple.FR'
        return shop.post('/api/waitlist', {
          body: { firstName: 'Ana', lastName: 'Petit', email, productIds: [id] },
        })
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const rows = await shop.em().find(WaitlistEntry, {})
    expect(rows).toHaveLength(1)
    expect(rows[0]?.productIds.map(Number).toSorted((a, b) => a - b)).toEqual(ids.map(Number))
  })
})
