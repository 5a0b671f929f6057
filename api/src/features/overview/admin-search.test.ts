import { beforeEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createCategory,
  createContactMessage,
  createOrder,
  createPost,
  createProduct,
  createUser,
  createWaitlistEntry,
} from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'

const shop = openTestShop()
let ada: User
beforeEach(async () => {
  ada = await createAdmin(shop, { email: 'ada@ramure.example' })
})

/** What a search finds, each as « kind id title », the same by both edges. */
async function found(search: string): Promise<string[]> {
  const { status, body } = await shop.post('/api/admin/search', { as: ada, body: { search } })
  expect(status).toBe(200)
  const fields = 'kind id title detail imageUrl isHidden'
  const asked = await shop.graphql(
    `query ($search: String!) { adminSearch(search: $search) { ${fields} } }`,
    { search },
    { as: ada },
  )
  expect(asked.body.data.adminSearch).toEqual(body)
  return body.map(({ kind, id, title }: Record<string, string>) => `${kind} ${id} ${title}`)
}

describe('a search of the administration', () => {
  test('finds products, hidden ones too, categories and articles, drafts too', async () => {
    await createCategory(shop, { name: 'Éclairage' })
    await createProduct(shop, { name: 'Lampe éclairante', visible: false })
    await createPost(shop, { title: 'Mieux s’éclairer', published: false })
    expect(await found('ECLAIR')).toEqual([
      'PRODUCT 1 Lampe éclairante',
      'CATEGORY 1 Éclairage',
      'POST 1 Mieux s’éclairer',
    ])
    const { body } = await shop.post('/api/admin/search', { as: ada, body: { search: 'eclair' } })
    expect(body.map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([true, false, true])
  })

  test('finds an order by its number or its customer, and people in each list that they are in', async () => {
    const zoe = await createUser(shop, { email: 'zoe@exemple.fr', firstName: 'Zoé', lastName: 'Martin' })
    await createOrder(shop, { user: zoe.id, shippingAddress: '1 rue des Lilas, Lyon' })
    await createWaitlistEntry(shop, { email: 'zoe@exemple.fr', firstName: 'Zoé', lastName: 'Martin' })
    for (const subject of ['Un', 'Deux'])
      await createContactMessage(shop, {
        email: 'zoe@exemple.fr',
        firstName: 'Zoé',
        lastName: 'Martin',
        subject,
      })
    const people = ['CUSTOMER', 'CONTACT', 'WAITLIST'].map((kind) => `${kind} zoe@exemple.fr Zoé Martin`)
    expect(await found('zoe mart')).toEqual(['ORDER 1 Zoé Martin', ...people])
    expect(await found('n° 1')).toContain('ORDER 1 Zoé Martin')
    // An administrator is no customer, and of an account without orders there is no list of orders to show.
    await createUser(shop, { email: 'lea@exemple.fr', firstName: 'Léa', lastName: 'Petit' })
    expect(await found('ada@')).toEqual([`MEMBER ada@ramure.example ${ada.firstName} ${ada.lastName}`])
    expect(await found('lea@')).toEqual(['ACCOUNT lea@exemple.fr Léa Petit'])
  })

  test('takes no sign for more than itself, and nothing for nothing', async () => {
    await createProduct(shop)
    for (const search of ['%', '_', "'", '\\', ' ', '99999999999']) expect(await found(search)).toEqual([])
    const { status } = await shop.post('/api/admin/search', { as: ada, body: { search: 'x'.repeat(101) } })
    expect(status).toBe(400)
  })

  test('costs three statements', async () => {
    await createProduct(shop, { name: 'Savon' })
    const statements = await shop.statementsOf(() =>
      shop.post('/api/admin/search', { as: ada, body: { search: 'savon' } }),
    )
    const own = statements.filter((statement) => !statement.includes('sessions'))
    expect(own.length, own.join('\n')).toBe(3)
  })
})
