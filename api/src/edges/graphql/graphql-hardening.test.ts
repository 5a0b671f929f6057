import { beforeEach, describe, expect, test } from 'vitest'
import { Session } from '../../platform/http/session.entity.ts'
import { createProduct, createUser } from '../../test/data/factories.ts'
import { type Ask, openTestShop } from '../../test/shop.ts'
import { exampleOperations } from './playground-examples.ts'

const shop = openTestShop()

/** Statements that a refused document may cause: none beyond those that read who is asking. */
async function refusedBeforeSql(query: string): Promise<void> {
  const statements = await shop.statementsOf(async () => {
    const { status, body } = await shop.graphql(query)
    expect([status, body.data]).toEqual([400, undefined])
    expect(body.errors.length).toBeGreaterThan(0)
    expect(body.errors[0].message).not.toMatch(/at .*\.(ts|js):/)
  })
  expect(statements).toEqual([])
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')

describe('one request cannot cost like a thousand', () => {
  test('101 aliases of __typename are refused, and 16 of a real field', async () => {
    await refusedBeforeSql(`{ ${times(101, (i) => `a${i}: __typename`)} }`)
    await refusedBeforeSql(`{ ${times(16, (i) => `a${i}: categories { id }`)} }`)
    await refusedBeforeSql(`{ ...A ...B } fragment A on Query { ${times(8, (i) => `a${i}: me { id }`)} }
      fragment B on Query { ${times(8, (i) => `b${i}: me { id }`)} }`)
  })

  test.each([1, 2, 10])('a batch of %i operations is refused', async (count) => {
    const { status, text } = await shop.post('/graphql', {
      body: Array(count).fill({ query: '{ __typename }' }),
    })
    expect(status).toBe(400)
    expect(text).toContain('Operation batching disabled')
  })

  test.each([10, 500])('%i directives on one field are refused, with a short answer', async (count) => {
    const { status, text } = await shop.graphql(`{ __typename ${times(count, () => '@skip(if: false)')} }`)
    expect(status).toBe(400)
    expect(text.length).toBeLessThan(10_000)
    const unknown = await shop.graphql(`{ __typename ${times(count, () => '@aa')} }`)
    // graphql-cop counts: as many errors as directives means that each was looked at.
    expect([unknown.status, unknown.body.errors.length === count]).toEqual([400, false])
  })

  test('1 001 tokens are refused; a repeated field below that is answered once', async () => {
    await refusedBeforeSql(`{ ${times(999, () => '__typename')} }`)
    const { status, body } = await shop.graphql(`{ ${times(500, () => '__typename')} }`)
    expect([status, body.data]).toEqual([200, { __typename: 'Query' }])
  })

  test('a document of 200 kB is refused', async () => {
    const { status, body } = await shop.graphql(`{ ${'__typename '.repeat(18_200)} }`)
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test('depth 12 is refused, directly and by fragments', async () => {
    const type = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${type(depth - 1)} }`)
    await refusedBeforeSql(`{ __type(name: "Query") { fields { type { ${type(9)} } } } }`)
    const fragments = times(9, (i) => `fragment F${i} on __Type { ofType { ...F${i + 1} } }`)
    await refusedBeforeSql(
      `{ __type(name: "Query") { fields { type { ...F0 } } } } ${fragments} fragment F9 on __Type { name }`,
    )
  })

  test.each([
    ['A ↔ B', 'fragment A on Query { ...B } fragment B on Query { ...A }'],
    [
      'A → B → C → A',
      'fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
    ],
    ['A → A', 'fragment A on Query { me { id } ...A }'],
  ])('fragments in a circle are refused, %s', async (_what, fragments) => {
    await refusedBeforeSql(`{ ...A } ${fragments}`)
  })

  test('a page of 99 999 999 products is refused', async () => {
    const { body } = await shop.graphql('{ products(limit: 99999999) { items { id } } }')
    expect(body.errors[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { limit: expect.any(String) } },
    })
    await refusedBeforeSql('{ products(limit: 99999999999) { items { id } } }')
  })

  test('fifteen pages of a hundred at once are answered, for that is the most there is', async () => {
    await createProduct(shop)
    const { status, body } = await shop.graphql(
      `{ ${times(15, (i) => `p${i}: products(limit: 100) { totalCount }`)} }`,
    )
    // Either the cost limit or the answer; never a fault.
    expect([200, 400]).toContain(status)
    expect(body.errors?.[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
  })
})

describe('the schema is told to those who ask properly', () => {
  test('the playground’s introspection is answered; a circular one is not', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { status, body } = await shop.graphql(getIntrospectionQuery({ descriptions: true }))
    expect([status, body.errors]).toEqual([200, undefined])
    await refusedBeforeSql(
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    )
  })

  test.each([
    '{ helo }',
    '{ __schema { directive } }',
    '{ product(id: 1) { nam } }',
    '{ products(limi: 1) { totalCount } }',
    '{ products(sort: NEWST) { totalCount } }',
  ])('no « Did you mean » on %s', async (query) => {
    const { status, text } = await shop.graphql(query)
    expect(status).toBe(400)
    expect(text).not.toMatch(/did you mean/i)
  })

  test('nor in the answer to a wrong variable', async () => {
    const { status, text } = await shop.graphql(
      'query ($s: ProductSort) { products(sort: $s) { totalCount } }',
      { s: 'NEWST' },
    )
    expect(status).toBe(400)
    expect(text).not.toMatch(/did you mean/i)
  })
})

describe('only what a page of another site cannot send is answered', () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    shop.get(`/graphql?query=${encodeURIComponent(query)}`, { headers })

  test('GET is refused without a preflight header, answered with one', async () => {
    expect((await get('{ __typename }')).status).toBe(400)
    const { status, body } = await get('{ __typename }', { 'apollo-require-preflight': '1' })
    expect([status, body.data]).toEqual([200, { __typename: 'Query' }])
  })

  test('a mutation by GET is refused, whatever its headers', async () => {
    const answer = await get('mutation { logout }', { 'apollo-require-preflight': '1' })
    expect(answer.status).toBe(405)
    expect((await get('mutation { logout }')).status).toBe(400)
  })

  test('GET as text/plain is refused', async () => {
    expect([400, 415]).toContain((await get('{ __typename }', { 'content-type': 'text/plain' })).status)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'query=mutation+%7B+logout+%7D'],
    ['text/plain', '{"query":"mutation { logout }"}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"mutation { logout }"}\r\n--x--\r\n',
    ],
    ['', '{"query":"mutation { logout }"}'],
  ])('a mutation with a cookie as « %s » is refused and not run', async (type, body) => {
    const as = await createUser(shop)
    const { status, text } = await shop.post('/graphql', { as, body, headers: { 'content-type': type } })
    expect([400, 415], text).toContain(status)
    expect(await shop.em().count(Session, {})).toBe(1)
    expect(shop.errors.splice(0)).toEqual([])
  })

  test('a body that is no operation is 400', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"query":1}',
      '{"query":{}}',
      '{"query":"{","x":',
      '"text"',
      '{"query":"{ me { id } }","variables":[]}',
    ]) {
      const { status, text } = await shop.post('/graphql', {
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([body, status, text.includes('    at ')]).toEqual([body, 400, false])
    }
  })
})

describe('no fault tells how the shop is made', () => {
  test.each([
    'qwerty cop { abc }',
    '{ me { id }',
    'query A { __typename } query B { __typename }',
    'subscription { x }',
  ])('%s', async (query) => {
    const { status, body, text } = await shop.graphql(query)
    expect(status).toBe(400)
    expect(Object.keys(body.errors[0].extensions)).toEqual(['code'])
    expect(text).not.toMatch(/stacktrace|tracing|exception|node_modules|\.ts|\.js/)
  })

  test('an error of the database is masked, and logged with what it was', async () => {
    await shop.em().execute('alter table products rename to products_away')
    const { status, body, text } = await shop.graphql('{ products { totalCount items { id } } }')
    await shop.em().execute('alter table products_away rename to products')
    const logged = shop.errors.splice(0).join('\n')
    expect(status).toBeLessThan(600)
    expect(body.errors[0].message).toBe('Une erreur est survenue. Veuillez réessayer.')
    expect(body.errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' })
    expect(text).not.toMatch(/relation|select|42P01|products_away|stacktrace/)
    expect(logged).toMatch(/relation .{0,5}products/)
  })
})

describe('what is one person’s stays theirs', () => {
  test('1,000 interleaved requests of two people never meet', async () => {
    const people = [await createUser(shop), await createUser(shop)] as const
    const asks: Ask[] = []
    for (const person of people) asks.push({ headers: { cookie: await shop.cookieOf(person) } })
    const one = async (i: number) => {
      const who = i % 2
      const ask = asks[who] as Ask
      const { status, body } =
        i % 4 < 2
          ? await shop.get('/api/auth/user', ask)
          : await shop.graphql('{ me { id email } }', undefined, ask)
      const answered = i % 4 < 2 ? body : body.data.me
      return (
        status === 200 &&
        answered?.id === people[who as 0 | 1].id &&
        answered?.email === people[who as 0 | 1].email
      )
    }
    const mixed: number[] = []
    for (let start = 0; start < 1_000; start += 50) {
      const right = await Promise.all(Array.from({ length: 50 }, (_, i) => one(start + i)))
      for (const [i, ok] of right.entries()) if (!ok) mixed.push(start + i)
    }
    expect(mixed).toEqual([])
  }, 60_000)

  test('the global entity manager refuses to be used', async () => {
    await expect((async () => shop.database.orm.em.find(Session, {}))()).rejects.toThrow(/global/)
  })
})

describe('the playground’s examples', () => {
  beforeEach(() => createProduct(shop))

  test.each(exampleOperations)('« $title » runs without errors', async ({ query, variables }) => {
    const { status, body } = await shop.graphql(query, variables)
    expect([status, body.errors]).toEqual([200, undefined])
  })
})
