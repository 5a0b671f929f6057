import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getDistDirectory } from 'altair-static'
import { Kind, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '../../test/raw-request.ts'
import { openTestShop, TestShop } from '../../test/shop.ts'
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
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(policy).not.toMatch(/unsafe-eval|blob:|frame-src/)
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

  test('a link cannot fill it in: with parameters or further down, /graphql is the API', async () => {
    for (const path of [
      '/graphql?query={me{id}}',
      '/graphql?q=1',
      '/graphql?endpoint=//evil.example',
      '/graphql/new',
    ])
      expect((await shop.get(path, { headers: browser })).text).not.toContain('Altair')
  })

  test('every file of it keeps to the policy of the page, and none is a document', async () => {
    const files = readdirSync(getDistDirectory(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(getDistDirectory().length))
    const page = await shop.get('/graphql', { headers: browser })
    let served = 0
    for (const path of files) {
      const { status, headers } = await shop.get(`/graphql-playground${path}`)
      expect(headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
      expect([path, headers.get('content-type')?.includes('html')]).toEqual([path, false])
      // It evaluates what other windows send it.
      if (/iframe-sandbox|\.html$/.test(path)) expect([path, status]).toEqual([path, 404])
      if (status === 200) served++
    }
    expect(served).toBeGreaterThan(files.length / 2)
  })

  test.each([
    '/graphql-playground/',
    '/graphql-playground/index.html',
    '/graphql-playground/iframe-sandbox',
    '/graphql-playground/iframe-sandbox/',
    '/graphql-playground/iframe-sandbox/index.html?sc=http://evil.example',
    '/graphql-playground//iframe-sandbox/index.html',
    '/graphql-playground/%69frame-sandbox/index.html',
    '/graphql-playground/assets/../iframe-sandbox/index.html',
    '/graphql-playground/assets/..%2fiframe-sandbox%2findex.html',
    '/graphql-playground/../package.json',
    '/graphql-playground/..%2f..%2fpackage.json',
    '/graphql-playground/x.js',
  ])('%s is not there', async (path) => {
    expect((await rawRequest(shop.origin, `GET ${path} HTTP/1.1`)).status).toBe(404)
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

describe.each([
  ['GRAPHQL_PLAYGROUND=off', { GRAPHQL_PLAYGROUND: 'off' }],
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
])('with %s', (_name, settings) => {
  const closed = new TestShop()
  beforeAll(() => closed.open(settings))
  afterAll(() => closed.close())

  test('there is no playground; the API tells its schema', async () => {
    expect((await closed.get('/graphql', { headers: browser })).text).not.toContain('Altair')
    for (const file of ['main.js', 'initial_options.js', 'iframe-sandbox/index.html'])
      expect((await closed.get(`/graphql-playground/${file}`)).status).toBe(404)
    expect((await closed.graphql('{ __schema { queryType { name } } }')).body.data).toBeTruthy()
  })
})

test('with NODE_ENV=production and GRAPHQL_PLAYGROUND=on there is one', async () => {
  const open = new TestShop()
  await open.open({ NODE_ENV: 'production', GRAPHQL_PLAYGROUND: 'on' })
  expect((await open.get('/graphql', { headers: browser })).text).toContain('Altair')
  await open.close()
})

describe('with GRAPHQL_INTROSPECTION=off', () => {
  const closed = new TestShop()
  beforeAll(() => closed.open({ GRAPHQL_INTROSPECTION: 'off' }))
  afterAll(() => closed.close())

  test('there is neither playground nor introspection; the API goes on', async () => {
    expect((await closed.get('/graphql', { headers: browser })).text).not.toContain('Altair')
    expect((await closed.get('/graphql-playground/initial_options.js')).status).toBe(404)
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }']) {
      const { status, body } = await closed.graphql(query)
      expect([status, body.data]).toEqual([400, undefined])
    }
    expect((await closed.graphql('{ __typename categories { id } }')).body.data.categories).toEqual([])
  })
})
