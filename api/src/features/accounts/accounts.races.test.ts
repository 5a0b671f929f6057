import { describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from './user.entity.ts'

const shop = openTestShop()

describe.runIf(onPostgres)('twenty registrations of one address at once', () => {
  test('open one account; the others are told that it is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const email = i % 2 ? 'ana@exemple.fr' : 'ANA@exemple.fr'
        const body = { email, password: 'secret!', firstName: 'Ana', lastName: 'Petit' }
        return shop.post('/api/register', { body })
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await shop.em().count(User)).toBe(1)
  })
})
