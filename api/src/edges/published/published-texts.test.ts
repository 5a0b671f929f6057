import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createPost } from '../../test/data/factories.ts'
import { createSmallWorld, type SmallWorld } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
let people: SmallWorld

beforeEach(async () => {
  people = await createSmallWorld(shop)
  await shop.listens()
})

const texts: Record<string, [string, Record<string, unknown>?]> = {
  list: ['query ($limit: Int!) { products(limit: $limit) { totalCount items { id price } } }', { limit: 5 }],
  product: ['{ again: product(id: 1) { id name assessment { total } category { name } } }'],
  articles: ['{ posts(limit: 5) { items { title published } } }'],
  page: ['query Page { informationPages { title } settings { key } }'],
}
const ask = (name: string, as?: SmallWorld['customer']) => {
  const [text = '', variables] = texts[name] ?? []
  return shop.graphql(text, variables, as && { as })
}

describe.each(Object.keys(texts))('a visitor’s query by its text (%s)', (name) => {
  test('costs no statement once it is known and was computed, and no cache on the way may keep it', async () => {
    const first = await ask(name)
    // Apollo has answered; the answer of the next one is kept.
    await ask(name)
    expect([first.status, first.body.errors, first.headers.get('cache-control')]).toEqual([
      200,
      undefined,
      'no-store',
    ])
    const [again] = await both(name)
    expect([again?.status, again?.text]).toEqual([200, first.text])
    for (const header of ['content-type', 'cache-control'])
      expect(again?.headers.get(header)).toBe(first.headers.get(header))
  })

  test('says the same to somebody who is signed in, computed for them', async () => {
    await ask(name)
    const statements = await shop.statementsOf(async () =>
      expect((await ask(name, people.customer)).text).toBe((await ask(name)).text),
    )
    expect(statements).not.toEqual([])
  })
})

test.each([
  'application/graphql-response+json,application/json;q=0.9',
  'application/json',
  'text/plain, */*',
])('who takes %s is sent the type that Apollo sends', async (accept) => {
  const types: (string | null)[] = []
  for (const _ of [1, 2, 3]) {
    const answer = await shop.post('/graphql', {
      headers: { accept },
      body: { query: '{ categories { name } }' },
    })
    types.push(answer.headers.get('content-type'))
  }
  expect(new Set(types)).toEqual(new Set([types[0]]))
})

test('a known text with variables that make it cost too much is refused as before', async () => {
  const costly = 'query ($limit: Int!) { posts(limit: $limit) { items { content } } }'
  const by = async (limit: number) => (await shop.graphql(costly, { limit })).status
  // The second of them is answered without Apollo.
  expect([await by(1), await by(1), await by(100), await by(100)]).toEqual([200, 200, 400, 400])
})

/** The same twice, for no statement. */
async function both(name: string) {
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const statements = await shop.statementsOf(async () => {
    for (const _ of [1, 2]) answers.push(await ask(name))
  })
  expect(statements).toEqual([])
  return answers
}

test('other variables, another operation of the same document are other answers', async () => {
  const two = 'query A { products(limit: 1) { totalCount } } query B { product(id: 1) { id } }'
  const by = async (operationName: string) =>
    (await shop.post('/graphql', { body: { query: two, operationName } })).body.data
  expect([await by('A'), await by('B')]).toEqual([
    { products: { totalCount: expect.any(Number) } },
    { product: { id: '1' } },
  ])
  const count = async (limit: number) => {
    const { body } = await shop.graphql(texts.list?.[0] ?? '', { limit })
    return body.data.products.items.length
  }
  expect([await count(1), await count(2)]).toEqual([1, 2])
})

test('a change of anything that is published is in the very next answer', async () => {
  expect((await ask('list')).text).not.toContain('31.50')
  await admin.data('mutation { updateProduct(id: 1, input: { price: "31.50" }) { id } }')
  expect((await ask('list')).text).toContain('31.50')
  expect((await ask('articles')).text).not.toContain('Nouvelle')
  await createPost(shop, { title: 'Nouvelle' })
  await expect.poll(async () => (await ask('articles')).text, { interval: 20 }).toContain('Nouvelle')
})

test('a draft is an administrator’s alone, whoever asked before', async () => {
  await createPost(shop, { title: 'Secret', published: false })
  const cookies = [await shop.cookieOf(people.administrator), await shop.cookieOf(people.customer), '']
  await shop.listens()
  const shown: boolean[] = []
  // The second time each is asked when the answer to a visitor is kept.
  for (const cookie of [...cookies, ...cookies]) {
    const body = { query: texts.articles?.[0] }
    shown.push((await shop.post('/graphql', { headers: { cookie }, body })).text.includes('Secret'))
  }
  expect(shown).toEqual([true, false, false, true, false, false])
})

test('what says anything of the person who asks is executed each time', async () => {
  const mine = '{ me { id } products(limit: 1) { totalCount } }'
  const { body } = await shop.graphql(mine, {}, { as: people.customer })
  expect(body.data.me.id).toBe(people.customer.id)
  expect((await shop.graphql(mine)).body.data.me).toBeNull()
})

test('what is refused is refused each time, in the same words', async () => {
  for (const _ of [1, 2]) {
    const { body } = await shop.graphql('{ products(limit: 100000) { totalCount } }')
    expect([body.data, body.errors[0].extensions.code]).toEqual([null, 'BAD_USER_INPUT'])
    const costly = await shop.graphql(`{ ${'a'.repeat(20)}: nothing }`)
    expect(costly.status).toBe(400)
  }
})
