import { Kind, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, TestShop } from '../test/shop.ts'
import { graphqlSchema } from './graphql-schema.ts'
import { exampleOperations } from './playground-examples.ts'

const shop = openTestShop()
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** Addresses that a page loads. */
const loaded = (page: string) =>
  [...page.matchAll(/<(?:script|link|img|iframe)\b[^>]*?(?:src|href)="([^"]+)"/g)].map((m) => m[1] ?? '')

describe('the playground at GET /graphql', () => {
  test('a browser gets the page, with a policy that lets nothing in from elsewhere', async () => {
    const { status, headers, text } = await shop.get('/graphql', { headers: browser })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = headers.get('content-security-policy') ?? ''
    // Altair compiles templates in the browser: eval of its own files, on this page alone.
    expect(policy).toMatch(/script-src 'self'( 'unsafe-eval')?;/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https?:|\*/)
    expect(text).toContain('<base href="/graphql-playground/"')
  })

  test('every file that the page loads is served from here, with its type', async () => {
    const { text } = await shop.get('/graphql', { headers: browser })
    const files = loaded(text).filter((address) => !address.startsWith('data:'))
    expect(files.length).toBeGreaterThan(3)
    for (const address of files) {
      expect(address).not.toMatch(/^(https?:)?\/\//)
      const { pathname } = new URL(address, 'http://shop/graphql-playground/')
      const { status, headers } = await shop.get(pathname)
      expect([pathname, status]).toEqual([pathname, 200])
      expect(headers.get('content-type')).not.toMatch(/text\/html/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    // Its policy allows no inline script: there may be none.
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>[^<]*\S/)
  })

  test('the examples are in its settings, in order', async () => {
    const { status, text } = await shop.get('/graphql-playground/initial_options.js')
    expect(status).toBe(200)
    for (const { title } of exampleOperations) expect(text).toContain(title)
  })

  test('a program gets the API, whatever else it takes', async () => {
    for (const accept of [
      'application/json',
      '*/*',
      'application/graphql-response+json, text/html;q=0.1, application/json',
    ])
      expect(
        (
          await shop.get('/graphql?query={__typename}', {
            headers: { accept, 'apollo-require-preflight': '1' },
          })
        ).body.data,
      ).toEqual({ __typename: 'Query' })
    expect(
      (await shop.get('/graphql', { headers: { accept: '*/*' } })).headers.get('content-type'),
    ).not.toContain('html')
  })

  test.each([
    '/graphql-playground/../package.json',
    '/graphql-playground/..%2f..%2fpackage.json',
    '/graphql-playground/x.js',
  ])('%s is not there', async (path) => {
    expect((await shop.get(path)).status).toBe(404)
  })
})

describe('an example operation', () => {
  test.each(exampleOperations)(
    '« $title » is valid, and its variables are the declared ones',
    ({ query, variables }) => {
      const document = parse(query)
      expect(validate(graphqlSchema(), document)).toEqual([])
      const declared = document.definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? (definition.variableDefinitions ?? []).map((v) => v.variable.name.value)
          : [],
      )
      expect(declared.toSorted()).toEqual(Object.keys(variables ?? {}).toSorted())
    },
  )
})

describe('with GRAPHQL_INTROSPECTION=off', () => {
  const closed = new TestShop()
  beforeAll(() => closed.open({ GRAPHQL_INTROSPECTION: 'off' }))
  afterAll(() => closed.close())

  test('there is neither playground nor introspection; the API goes on', async () => {
    expect((await closed.get('/graphql', { headers: browser })).text).not.toContain('altair')
    expect((await closed.get('/graphql-playground/initial_options.js')).status).toBe(404)
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }']) {
      const { status, body } = await closed.graphql(query)
      expect([status, body.data]).toEqual([400, undefined])
    }
    expect((await closed.graphql('{ __typename categories { id } }')).body.data.categories).toEqual([])
  })
})
