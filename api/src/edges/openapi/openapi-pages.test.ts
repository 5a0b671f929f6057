import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory } from '../../test/data/factories.ts'
import { holdToDocument } from '../../test/documented-answers.ts'
import { openTestShop } from '../../test/shop.ts'
import { restRoutes } from '../http/rest-routes.ts'
import document from './generated/openapi.json' with { type: 'json' }
import { documentFor } from './openapi-pages.ts'

const shop = openTestShop()

interface Operation {
  summary: string
  operationId: string
  responses: Record<string, object>
}

const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  test('has every route, each with what it does and what it answers', () => {
    const told = new Set(
      operations.map(({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(Object.keys(restRoutes).filter((name) => !told.has(name))).toEqual([])
    for (const { path, operation } of operations) {
      expect(operation.summary, path).toMatch(/^\p{Lu}/u)
      expect(
        Object.keys(operation.responses).some((status) => /^[23]/.test(status)),
        path,
      ).toBe(true)
    }
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  })

  test('says how each route refuses: before it is asked, by who may call it, and by what its verb throws', () => {
    const refusing = (method: string, path: string) =>
      Object.keys(
        operations.find((each) => each.method === method && each.path === path)?.operation.responses ?? {},
      ).filter((status) => /^4/.test(status))
    const reading = ['400', '401', '429']
    const writing = ['400', '401', '403', '413', '415', '429']
    expect(refusing('get', '/categories')).toEqual(reading)
    expect(refusing('post', '/login')).toEqual(writing)
    expect(refusing('post', '/orders')).toEqual([...writing, '409', '422'].toSorted())
    // « as setTeamRoles »; « as findProduct », of another file.
    expect(refusing('delete', '/admin/team/{id}')).toEqual([...writing, '404', '409'].toSorted())
    expect(refusing('get', '/products/{id}/passport')).toEqual([...reading, '404'].toSorted())
    for (const [name, { access }] of Object.entries(restRoutes)) {
      const [method = '', path = ''] = name.split(' ')
      const told = refusing(method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}'))
      if (access !== 'visitor') expect(told, name).toEqual(expect.arrayContaining(['401', '403']))
    }
  })

  test('has nothing that no test asks: every route stands in the access matrix, and these have tests of their own', () => {
    const elsewhere = {
      'PUT /admin/evidence/:id/file': 'takes a file, before bodies are read: evidence.test.ts',
      'PUT /upload/product-image/:name': 'takes a file, at an address of one use: uploaded-files.test.ts',
      'GET /openapi.json': 'this document: below',
    }
    const told = operations.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(told.filter((name) => !(name in restRoutes)).toSorted()).toEqual(Object.keys(elsewhere).toSorted())
  })

  test('calls the cookie of the session what it is called where the shop is reached', async () => {
    const nameOf = (body: typeof document) => body.components.securitySchemes.session.name
    expect(nameOf((await shop.get('/api/openapi.json')).body)).toBe('session')
    expect(nameOf(documentFor({ ...shop.env, PUBLIC_URL: 'https://exemple.fr' }))).toBe('__Host-session')
  })

  test('names nothing that it lacks', () => {
    const refs = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map((m) => m[0]),
    )
    expect(refs.size).toBeGreaterThan(30)
    const { components } = document as unknown as { components: Record<string, object> }
    for (const ref of refs) {
      const [, , kind = '', name = ''] = ref.slice(1, -1).split('/')
      expect(components[kind], ref).toHaveProperty(name)
    }
  })

  test('is served to everybody, and again only when it has changed', async () => {
    const { status, headers, body } = await shop.get('/api/openapi.json')
    expect([status, headers.get('content-type'), body.openapi]).toEqual([
      200,
      'application/json; charset=utf-8',
      '3.1.1',
    ])
    const again = await shop.get('/api/openapi.json', {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await shop.post('/api/openapi.json', { body: {} })).status).toBe(404)
  })
})

describe('answers are held to the document', () => {
  const recorded = { method: 'GET', address: '/api/categories/1', sent: undefined, type: 'application/json' }
  let category: Record<string, unknown>
  beforeEach(async () => {
    await createCategory(shop)
    category = (await shop.get('/api/categories/1')).body
  })

  test('one that is as documented passes', () => {
    expect(() => holdToDocument({ ...recorded, status: 200, body: category })).not.toThrow()
  })

  test.each([
    ['a field that nobody documented', 200, { secret: 'x' }, /additional properties.*secret/],
    ['a field that is gone', 200, { slug: undefined }, /categories\/1 → 200/],
    ['another type', 200, { id: '1' }, /\/id must be number/],
    ['another status', 202, {}, /no such answer/],
    ['a refusal that the route is not said to have', 409, {}, /409: .* does not say that it refuses so/],
    ['a refusal that tells more', 404, { message: 'x', code: 'NOT_FOUND', stack: 'x' }, /stack/],
  ])('%s fails', (_name, status, body, message) => {
    expect(() =>
      holdToDocument({
        ...recorded,
        status,
        body: JSON.parse(JSON.stringify(status < 300 ? { ...category, ...body } : body)),
      }),
    ).toThrow(message)
  })
})

describe('the page that reads it', () => {
  test('loads nothing from elsewhere, and every file that it names is here', async () => {
    const { status, headers, text } = await shop.get('/api/docs')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const sources = headers.get('content-security-policy') ?? ''
    expect(sources).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(sources).not.toMatch(/unsafe-eval|https?:|\*/)
    const files = [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    expect(files).toHaveLength(4)
    for (const file of files) {
      const answer = await shop.get(file)
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
        ...[file, 200, expect.stringMatching(/^text\/(css|javascript)/)],
      ])
    }
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>[^<]*\S/)
  })

  test.each(['swagger-ui.js', 'index.html', 'package.json', 'swagger-ui-bundle.js.map', '../package.json'])(
    'of the package %s is not served',
    async (name) => {
      expect((await shop.get(`/api/docs/${name}`)).status).toBe(404)
    },
  )
})
