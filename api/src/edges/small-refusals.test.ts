import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '../test/cpu-time.ts'
import { createAdmin, createCategory, createProduct } from '../test/data/factories.ts'
import { openTestShop } from '../test/shop.ts'

const shop = openTestShop()

/** What a refusal may weigh, in bytes, and how many errors it may tell. */
const small = { bytes: 20_000, errors: 20 }

const mutation = 'mutation ($i: ProductInput!) { createProduct(input: $i) { id } }'
const keys = (count: number, name: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), 0]))
const told = ' Did you mean '.repeat(6_900)
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')

describe('the answer to a broken GraphQL request stays small, and nobody is woken for it', () => {
  const broken: [what: string, query: string, variables?: Record<string, unknown>][] = [
    [
      'a variable with unknown keys, quoted whole in each error',
      mutation,
      { i: { s: told, ...keys(50, String) } },
    ],
    ['a variable of 50 unknown long keys', mutation, { i: keys(50, (i) => `k${i}${'x'.repeat(1_800)}`) }],
    ['a variable of 9,000 unknown keys', mutation, { i: keys(9_000, (i) => `k${i}`) }],
    [
      'a list of 9,000 wrong values',
      'query ($i: [ID!]!) { productDependents(ids: $i) { images } }',
      { i: Array(9_000).fill({}) },
    ],
    ['a long wrong value in the document', `{ products(limit: "${told}") { totalCount } }`],
    ['a long unknown field', `{ ${'x'.repeat(97_000)} }`],
    ['a long word where none may stand', `{ me ( ${'x'.repeat(97_000)}`],
    ['400 unknown fields', `{ ${times(400, (i) => `f${i}`)} }`],
    [
      '300 fields that do not go together',
      `{ ${times(300, (i) => `categories { a: ${i % 2 ? 'id' : 'name'} }`)} }`,
    ],
    [
      'one conflict of 300 fields',
      `{ c: categories { ${times(150, (i) => `f${i}: id`)} } c: categories { ${times(150, (i) => `f${i}: name`)} } }`,
    ],
    ['300 unknown variables', `{ ${times(150, (i) => `product(id: $v${i}) { id }`)} }`],
    ['a long name of an operation', `query ${'x'.repeat(97_000)} { me { id } } query B { me { id } }`],
  ]

  test.each(broken)('%s', async (_what, query, variables) => {
    let answer = await shop.graphql('{ __typename }')
    const used = await cpuMsOf(async () => {
      answer = await shop.graphql(query, variables)
    })
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(small.bytes)
    expect(answer.body.errors.length).toBeLessThanOrEqual(small.errors / 2 + 1)
    for (const { message, extensions, locations } of answer.body.errors) {
      expect(locations?.length ?? 0).toBeLessThanOrEqual(5)
      expect(message.length).toBeLessThanOrEqual(310)
      expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
    }
    expect(answer.text).not.toMatch(/Did you mean \\"\w/)
    expect(shop.errors).toEqual([])
    expect(used).toBeLessThan(500)
  })

  test('what is wrong with a long variable is still told, and what was sent', async () => {
    const { body } = await shop.graphql(mutation, { i: { name: 'x'.repeat(1_000), nam: 1 } })
    const messages = body.errors.map(({ message }: { message: string }) => message).join('\n')
    expect(messages).toMatch(/^Variable "\$i" got invalid value/)
    expect(messages).toContain('Field "nam" is not defined by type "ProductInput".')
  })

  test('each of a few wrong variables is told', async () => {
    const { body } = await shop.graphql(
      'query ($a: Int, $b: Int) { products(limit: $a, offset: $b) { totalCount } }',
      { a: 'x', b: 'y' },
    )
    expect(body.errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT' },
      { code: 'BAD_USER_INPUT' },
    ])
  })
})

describe('a fault of ours that many rows meet', () => {
  test('is told a few times, and logged once', async () => {
    const category = await createCategory(shop)
    for (let i = 0; i < 30; i++) await createProduct(shop, { category })
    await shop.em().execute('alter table categories rename to categories_away')
    const { body } = await shop.graphql('{ products(limit: 30) { items { id category { name } } } }')
    await shop.em().execute('alter table categories_away rename to categories')
    expect(body.data.products.items).toHaveLength(30)
    expect(body.errors.length).toBeLessThanOrEqual(small.errors)
    expect(shop.errors.splice(0)).toHaveLength(1)
  })
})

describe('so does the answer to a broken REST request', () => {
  const bodies: [what: string, path: string, body: unknown][] = [
    ['9,000 unknown keys', '/api/contact', keys(9_000, (i) => `k${i}`)],
    [
      'a wrong type in every field',
      '/api/register',
      { email: [], password: {}, firstName: 0, lastName: null },
    ],
    ['40,000 wrong values', '/api/waitlist', { productIds: Array(40_000).fill(0) }],
    ['99 wrong values and the names missing', '/api/waitlist', { productIds: Array(99).fill(0) }],
    ['100 wrong events', '/api/analytics', Array(100).fill({ [told.slice(0, 800)]: 0 })],
    [
      'an event with 2,000 facts',
      '/api/analytics',
      { metadata: keys(2_000, (i) => `k${i}${'x'.repeat(30)}`) },
    ],
    ['an event with one long fact', '/api/analytics', { metadata: { [told]: [] } }],
    ['long texts', '/api/contact', { firstName: told.slice(0, 30_000), message: told.slice(0, 60_000) }],
    ['a list', '/api/contact', Array(20_000).fill('x')],
    ['JSON that breaks off', '/api/contact', `{"a":"${'x'.repeat(90_000)}`],
  ]

  test.each(bodies)('%s to %s', async (_what, path, body) => {
    const answer = await shop.post(path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(small.bytes)
    expect(Object.keys(answer.body.fields ?? {}).length).toBeLessThanOrEqual(small.errors)
  })

  test('a long path or parameter is not quoted whole', async () => {
    const long = 'x'.repeat(12_000)
    const as = await createAdmin(shop)
    for (const path of [
      `/api/${long}`,
      `/api/products/${long}`,
      `/api/products?limit=${long}`,
      `/api/products?${long}[]=1`,
      `/api/admin/history?subjectType=${long}`,
    ]) {
      const { status, text } = await shop.get(path, { as })
      expect([400, 404]).toContain(status)
      expect(text.length).toBeLessThan(1_000)
    }
  })

  test('of many wrong ones the first fields are told', async () => {
    const as = await createAdmin(shop)
    const body = { productIds: Array(400).fill('x'), changes: {} }
    const answer = await shop.graphql(
      'mutation ($ids: [ID!]!, $changes: BulkProductChanges!) { changeProducts(ids: $ids, changes: $changes) { entryId } }',
      { ids: body.productIds, changes: { featured: true } },
      { as },
    )
    const { fields } = answer.body.errors[0].extensions
    expect(Object.keys(fields).length).toBeGreaterThan(1)
    expect(Object.keys(fields).length).toBeLessThanOrEqual(small.errors)
  })
})
