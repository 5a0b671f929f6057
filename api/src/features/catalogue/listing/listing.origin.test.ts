import { beforeEach, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'

const shop = openTestShop()

let admin: User
const idOf = new Map<string, number>()
const saveOrigin = (name: string, origin: string) =>
  shop.put(`/api/admin/products/${idOf.get(name)}/passport`, { as: admin, body: { origin } })

beforeEach(async () => {
  admin = await createAdmin(shop)
  for (const [name, origin] of [
    ['Savon', 'Cuit à Marseille (France)'],
    ['Gourde', 'Soufflée à Marinha Grande (Portugal)'],
    ['Lampe', null],
  ] as const) {
    idOf.set(name, (await createProduct(shop, { name })).id)
    if (origin) await saveOrigin(name, origin)
  }
  // Its name is no origin.
  await createProduct(shop, { name: 'Carte de France' })
})

const found = async (query: string): Promise<string[]> => {
  const { body, headers } = await shop.get(`/api/products?${query}`)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ name }: { name: string }) => name).toSorted()
}

test.each([
  ['origin=France', ['Savon']],
  ['origin=FRANCE', ['Savon']],
  ['origin=france+marseille', ['Savon']],
  ['origin=Portugal', ['Gourde']],
  ['origin=France&search=gourde', []],
  ['origin=Portugal&search=gourde&maxPrice=1000', ['Gourde']],
  ['origin=Fran', []],
  ['origin=%27%29%3B--%26%21', []],
])('products whose passport names a place as their origin: %s', async (query, names) => {
  expect(await found(query)).toEqual(names)
})

test('both edges say the same, and count it', async () => {
  const { body } = await shop.graphql(
    '{ products(filter: { origin: "Portugal" }) { totalCount items { name } facets { inStock } } }',
  )
  expect(body.data.products).toEqual({ totalCount: 1, items: [{ name: 'Gourde' }], facets: { inStock: 1 } })
})

test('what its passport says now counts, as soon as it is saved', async () => {
  expect(await found('origin=Portugal')).toEqual(['Gourde'])
  expect((await saveOrigin('Lampe', 'Montée à Porto (Portugal)')).status).toBe(200)
  expect(await found('origin=Portugal')).toEqual(['Gourde', 'Lampe'])
})

test('no word is no filter, and one text is not endless', async () => {
  expect(await found('origin=+')).toHaveLength(4)
  expect((await shop.get(`/api/products?origin=${'x'.repeat(201)}`)).status).toBe(400)
})
