import { beforeEach, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createProduct } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

/** Questions to the database that the next reader of the published state costs. */
const questions = async () => (await shop.statementsOf(async () => shop.published.current())).length

beforeEach(async () => {
  await createProduct(shop)
  // Healthy, and told of the product.
  await expect.poll(questions, { timeout: 10_000, interval: 20 }).toBe(0)
})

test.each<[string, () => Promise<{ status: number }>]>([
  ['a usage event', () => shop.post('/api/analytics', { body: { eventType: 'view', pageUrl: '/' } })],
  ['a usage event, refused', () => shop.post('/api/analytics', { body: {} })],
  ['an anonymous query', () => shop.graphql('{ products { totalCount } }')],
  ['a named query', () => shop.graphql('query Mutations { products { totalCount } }')],
  ['a query that is refused', () => shop.graphql('{ nothing }')],
  ['a read', () => shop.get('/api/products')],
])('%s writes nothing that visitors see: the next page asks for nothing', async (_what, ask) => {
  await ask()
  await shop.settle()
  expect(await questions()).toBe(0)
})

test.each<[string, () => Promise<{ status: number }>]>([
  ['a mutation', () => admin.graphql('mutation { updateProduct(id: 1, input: { price: "2" }) { id } }')],
  ['a mutation without a space', () => admin.graphql('mutation{deleteProduct(id:1)}')],
  [
    'a mutation among other operations',
    () => {
      const query = 'query A { products { totalCount } } mutation B { deleteProduct(id: 1) }'
      return shop.post('/graphql', { as: admin.person(), body: { query, operationName: 'B' } })
    },
  ],
  ['a mutation that is refused', () => shop.graphql('mutation { deleteProduct(id: 1) }')],
  ['a body that cannot be read', () => shop.post('/graphql', { body: 'mutation {' })],
  ['a documented write', () => admin.rest('DELETE', '/products/1')],
  ['a documented write that is refused', () => shop.delete('/api/products/1')],
])('%s may have written: the next page asks what is published', async (_what, ask) => {
  await ask()
  expect(await questions()).toBe(1)
})
