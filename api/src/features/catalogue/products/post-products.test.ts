import { beforeEach, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createPost, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

beforeEach(async () => {
  for (const name of ['Gourde', 'Pommeau', 'Savon']) await createProduct(shop, { name })
})

const query = 'query ($id: ID!) { post(id: $id) { products { id name } } }'
const namesIn = async (id: number) =>
  (await shop.graphql(query, { id })).body.data.post.products.map(({ name }: { name: string }) => name)

test('the products of an article come in its order, each once; one that is gone is left out', async () => {
  const content = 'Un.\n{produit:3}\n{produit:1}\n\nDeux, {produit:2}.\n{produit:99}\n{produit:3}'
  const { id } = await createPost(shop, { content })
  expect(await namesIn(id)).toEqual(['Savon', 'Gourde'])
  await admin.rest('DELETE', '/products/3')
  expect(await namesIn(id)).toEqual(['Gourde'])
})

test('a hidden product is in no article, for administrators neither', async () => {
  const { id } = await createPost(shop, { content: '{produit:3}\n{produit:1}' })
  await admin.data('mutation { updateProduct(id: 3, input: { visible: false }) { id } }')
  expect(await namesIn(id)).toEqual(['Gourde'])
  expect((await admin.data(query, { id })).post.products).toMatchObject([{ name: 'Gourde' }])
})

test('the articles of a list cost one statement more, however many products they name', async () => {
  for (let i = 0; i < 5; i++) await createPost(shop, { content: '{produit:1}\n{produit:2}\n{produit:3}' })
  await shop.listens()
  const ask = (fields: string) =>
    shop.statementsOf(() => shop.graphql(`{ posts(limit: 24) { items { content ${fields} } } }`))
  const without = await ask('')
  expect((await ask('products { id name }')).length).toBe(without.length + 1)
})

test('a draft shows its products to nobody but administrators', async () => {
  const { id } = await createPost(shop, { content: '{produit:1}', published: false })
  expect((await shop.graphql(query, { id })).body.errors[0].extensions.code).toBe('NOT_FOUND')
  expect((await admin.data(query, { id })).post.products).toMatchObject([{ name: 'Gourde' }])
})
