import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createPost } from '../../test/data/factories.ts'
import { createSmallWorld, type SmallWorld } from '../../test/data/small-world.ts'
import { createFakeRenderer } from '../../test/fake-renderer.ts'
import { openTestShop } from '../../test/shop.ts'

const operations: Record<string, string> = {
  list: 'query List($limit: Int!) { products(limit: $limit) { totalCount items { id name price category { name } images { imageUrl } } facets { inStock } } }',
  product: 'query One($id: ID!) { product(id: $id) { id name price version } categories { id name } }',
  settings: 'query Settings { settings { key value } }',
  posts:
    'query Posts { posts(limit: 5) { totalCount items { id title published } } products(limit: 1) { totalCount } }',
  article: 'query Article($id: ID!) { post(id: $id) { id products { id price } } }',
  viewer: 'query Viewer { me { id } products(limit: 1) { totalCount } }',
}
const { folder } = createFakeRenderer(Object.values(operations))
const shop = openTestShop({ WEB_FOLDER: folder })
const admin = openAdministration(shop)
let people: SmallWorld

beforeEach(async () => {
  people = await createSmallWorld(shop)
})

const variablesOf: Record<string, Record<string, unknown>> = { list: { limit: 5 }, product: { id: '1' } }

function addressOf(name: string, variables: object = variablesOf[name] ?? {}) {
  const sha256Hash = createHash('sha256')
    .update(operations[name] ?? '')
    .digest('hex')
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions })}`
}
const asked = { 'content-type': 'application/json' }
const ask = (name: string, headers: Record<string, string> = {}, variables?: object) =>
  shop.get(addressOf(name, variables), { headers: { ...asked, ...headers } })
const said = (name: string, as?: SmallWorld['customer']) =>
  shop.graphql(operations[name] ?? '', variablesOf[name], as && { as })

describe.each(['list', 'product', 'settings', 'posts'])('the query %s', (name) => {
  test('costs no statement the second time, and says what its text says by POST', async () => {
    await shop.listens()
    const first = await ask(name)
    expect(await shop.statementsOf(async () => expect((await ask(name)).text).toBe(first.text))).toEqual([])
    expect([first.status, first.text]).toEqual([200, (await said(name)).text])
    expect(first.body.errors).toBeUndefined()
    expect(first.headers.get('cache-control')).toContain('public, max-age=0, must-revalidate')
    expect(first.headers.get('set-cookie')).toBeNull()
  })

  test('is 304 to who has it', async () => {
    const etag = (await ask(name)).headers.get('etag') ?? ''
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect(await ask(name, known)).toMatchObject({ status: 304, text: '' })
  })

  test('is to each person what it is by POST', async () => {
    for (const as of [people.customer, people.administrator]) {
      const cookie = await shop.cookieOf(as)
      expect((await ask(name, { cookie })).text).toBe((await said(name, as)).text)
    }
  })
})

test('a change is in the very next answer', async () => {
  await shop.listens()
  expect((await ask('product')).text).not.toContain('31.50')
  await admin.data('mutation { updateProduct(id: 1, input: { price: "31.50" }) { id } }')
  expect((await ask('product')).text).toContain('31.50')
  await admin.rest('PUT', '/settings/1', { value: 'Vite.' })
  expect((await ask('settings')).text).toContain('Vite.')
})

test('an article shows its products as they are now', async () => {
  await shop.listens()
  const { id } = await createPost(shop, { content: '{produit:1}' })
  const read = async () => (await ask('article', {}, { id: String(id) })).text
  expect(await read()).not.toContain('31.50')
  await admin.data('mutation { updateProduct(id: 1, input: { price: "31.50" }) { id } }')
  expect(await read()).toContain('31.50')
  await admin.rest('DELETE', '/products/1')
  expect(await read()).toContain('"products":[]')
})

test('a draft is an administrator’s alone, whoever asked before', async () => {
  await createPost(shop, { title: 'Secret', published: false })
  const by = async (as: SmallWorld['customer'] | null) =>
    (await ask('posts', as ? { cookie: await shop.cookieOf(as) } : {})).text.includes('Secret')
  expect([await by(people.administrator), await by(null), await by(people.customer)]).toEqual([
    true,
    false,
    false,
  ])
  expect([await by(null), await by(people.administrator)]).toEqual([false, true])
})

test('what says anything of the person who asks is never kept', async () => {
  const { headers, body } = await ask('viewer', { cookie: await shop.cookieOf(people.customer) })
  expect([headers.get('cache-control'), body.data.me.id]).toEqual(['no-store', people.customer.id])
  expect((await ask('viewer')).body.data.me).toBeNull()
})

test('what is refused is refused by GraphQL, in its words, each time', async () => {
  for (const _ of [1, 2]) {
    const { body, headers } = await ask('list', {}, { limit: 100_000 })
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await ask('product', {}, { id: '99' })).body.data.product).toBeNull()
    expect((await ask('product', {}, {})).body.errors[0].message).toMatch(/\$id/)
  }
})

test('what another site’s page can send unasked is refused, kept or not', async () => {
  await ask('list')
  const simple: Record<string, string>[] = [{}, { 'content-type': 'text/plain' }]
  for (const headers of simple) expect((await shop.get(addressOf('list'), { headers })).status).toBe(400)
})

test.each([
  ['no JSON', 'variables=%7B&extensions=%7B'],
  ['a list', 'variables=[]&extensions=[]'],
  ['a hash that is an object', 'extensions={"persistedQuery":{"sha256Hash":{"toString":1}}}'],
  ['the prototype', 'extensions={"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}'],
  ['twice', `${addressOf('list').slice('/graphql?'.length)}&extensions={}`],
])('%s in its address is nothing that is kept', async (_what, query) => {
  const { status, body } = await shop.get(`/graphql?${query}`, { headers: asked })
  expect([status < 500, body.data]).toEqual([true, undefined])
})
