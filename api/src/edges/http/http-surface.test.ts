import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Session } from '../../platform/http/session.entity.ts'
import { cpuMsOf } from '../../test/cpu-time.ts'
import { createProduct, createUser } from '../../test/data/factories.ts'
import { callWithoutEffect, createSmallWorld } from '../../test/data/small-world.ts'
import { rawRequest } from '../../test/raw-request.ts'
import { type Answer, type Ask, openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'
import { restRoutes } from './rest-routes.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })

const writes = Object.keys(restRoutes)
  .filter((name) => !name.startsWith('GET'))
  .map((name) => ({
    name,
    method: name.split(' ')[0] ?? '',
    path: `/api${name.split(' ')[1]?.replaceAll(/:\w+/g, '1')}`,
  }))

const tells = /node_modules|\.ts:|\.js:| {4}at |\/work\/|select .* from/

describe('a page of another site gets nothing done', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://localhost:4000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'not an origin', 'sec-fetch-site': 'same-origin' },
  ]

  /** Every call that writes, each with every one of `asks`, in one small world: what was answered, and nothing written. */
  async function answersTo(asks: Ask[], fact: (answer: Answer) => unknown) {
    const { customer: as } = await createSmallWorld(shop)
    const calls = writes.flatMap((write) => asks.map((ask) => ({ ...write, ask })))
    return callWithoutEffect(shop, calls, async ({ name, method, path, ask }) => {
      return [name, ask.headers, fact(await shop.call(method, path, { as, ...ask }))]
    })
  }
  const sameAnswer = (asks: Ask[], fact: unknown) =>
    writes.flatMap(({ name }) => asks.map(({ headers }) => [name, headers, fact]))

  test('every write from elsewhere is 403, without effect', async () => {
    expect(writes.length).toBeGreaterThan(30)
    const asks = foreign.map((headers) => ({ headers }))
    const answers = await answersTo(asks, ({ status, body }) => [status, body.code])
    expect(answers).toEqual(sameAnswer(asks, [403, 'FORBIDDEN']))
  }, 60_000)

  test('every write with a body not declared as JSON is 415, without effect', async () => {
    const body = '{"productId":1,"quantity":1,"email":"connue@exemple.fr","password":"mot de passe"}'
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']
    const asks = types.map((type) => ({ body, headers: { 'content-type': type } }))
    const answers = await answersTo(asks, ({ status, body, headers }) => [
      status,
      body.code,
      headers.get('location'),
    ])
    expect(answers).toEqual(sameAnswer(asks, [415, 'UNSUPPORTED_MEDIA_TYPE', null]))
  }, 60_000)

  test('a program without these headers, and the shop’s own page, may', async () => {
    const as = await createUser(shop)
    const own: Record<string, string>[] = [
      {},
      { origin: shop.origin },
      { origin: shop.env.PUBLIC_URL },
      { 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of own)
      expect((await shop.delete('/api/cart', { as, headers })).status).toBeLessThan(300)
  })

  test.each(['https://evil.example', 'null', 'https://shop.example.evil'])(
    'a page of %s gets no CORS header',
    async (origin) => {
      const preflight = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      for (const path of ['/api/products', '/api/login', '/graphql', '/', '/healthz'])
        for (const method of ['OPTIONS', 'GET']) {
          const { headers } = await shop.call(method, path, { headers: preflight })
          expect([...headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([])
        }
    },
  )
})

describe('security headers of every answer', () => {
  test.each([
    '/',
    '/produits',
    '/inconnu',
    '/api/products',
    '/api/products/999',
    '/api/inconnu',
    '/graphql',
    '/healthz',
    '/readyz',
    '/assets/gone-4f2a.js',
    '/public-objects/products/x.webp',
  ])('%s', async (path) => {
    const { headers } = await shop.get(path)
    const csp = headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(csp).toContain(part)
    expect(csp).not.toMatch(/script-src[^;]*unsafe|script-src[^;]*\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/strict-origin/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })
})

describe('errors under /api are JSON, in French, and tell nothing of the machine', () => {
  test.each([
    ['GET', '/api/inconnu', undefined, 404],
    ['GET', '/api', undefined, 404],
    ['GET', '/api/products/%E0%A4%A', undefined, 400],
    ['GET', '/api/..%2f..%2fetc/passwd', undefined, 404],
    ['POST', '/api/login', '{"email":', 400],
    ['POST', '/api/login', 'null', 400],
    ['POST', '/api/login', '"text"', 400],
    ['POST', '/api/inconnu', '{}', 404],
    ['PATCH', '/api/products', '{}', 405],
    ['DELETE', '/api/auth/user', undefined, 405],
    ['OPTIONS', '/api/products', undefined, 405],
  ] as const)('%s %s %j → %i', async (method, path, body, expected) => {
    const {
      status,
      headers,
      body: answer,
      text,
    } = await shop.call(method, path, {
      ...(body && { body, headers: { 'content-type': 'application/json' } }),
    })
    expect(status).toBe(expected)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer).toMatchObject({
      message: expect.stringMatching(/[a-zé]{4}.*\.$/),
      code: expect.any(String),
    })
    expect(text).not.toMatch(tells)
  })

  test('a 405 says which methods there are', async () => {
    expect((await shop.put('/api/products/1/images')).headers.get('allow')?.split(', ')).toContain('GET')
    expect((await shop.call('PATCH', '/api/cart')).headers.get('allow')?.split(', ').toSorted()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'POST',
    ])
  })

  test('HEAD is GET without its body', async () => {
    await createProduct(shop)
    const { status, headers, text } = await shop.call('HEAD', '/api/products')
    expect([status, headers.get('x-total-count'), text]).toEqual([200, '1', ''])
  })

  test('a fault of ours is masked, logged under the request’s id, and 500', async () => {
    await shop.em().execute('alter table categories rename to categories_away')
    const { status, body, text, headers } = await shop.get('/api/categories')
    await shop.em().execute('alter table categories_away rename to categories')
    expect([status, body]).toEqual([
      ...[500, { message: 'Une erreur est survenue. Veuillez réessayer.', code: 'INTERNAL_SERVER_ERROR' }],
    ])
    expect(text).not.toMatch(tells)
    expect(shop.errors.splice(0).join('\n')).toContain(headers.get('x-request-id'))
  })
})

describe('nothing but what is meant to be found', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/api-docs',
    '/public-objects/',
    '/public-objects/products/',
    '/assets/',
    '/assets/index-4f2a.js.map',
    '/node_modules/express/package.json',
    '/src/main.ts',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '//evil.example/',
    '/\\evil.example',
  ])('%s is 404 and no redirection', async (path) => {
    const { status, text } = await rawRequest(shop.origin, `GET ${path} HTTP/1.1`)
    expect(status).toBe(404)
    expect(text).not.toMatch(/SESSION_SECRET|"dependencies"|\[core\]|location:/i)
  })

  test.each(['TRACE', 'FOO', 'PROPFIND'])('the method %s is refused', async (method) => {
    for (const path of ['/', '/api/products', '/graphql']) {
      const { status, text } = await rawRequest(
        shop.origin,
        `${method} ${path} HTTP/1.1\r\nX-Echo: echoed-secret`,
      )
      expect([400, 403, 404, 405], `${method} ${path}`).toContain(status)
      expect(text).not.toContain('echoed-secret')
    }
  })

  test('a page of the shop is 200, an unknown one the same page with 404', async () => {
    const known = await shop.get('/produits')
    const unknown = await shop.get('/inconnu')
    expect([known.status, unknown.status, known.text === unknown.text]).toEqual([200, 404, true])
  })
})

describe('a body cannot cost more than it is', () => {
  const post = (body: string | Buffer, headers: Record<string, string> = {}, path = '/api/login') =>
    fetch(shop.origin + path, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each(['/api/login', '/graphql'])('101 kB of JSON to %s is 413', async (path) => {
    const answer = await post(JSON.stringify({ query: 'x'.repeat(101_000) }), {}, path)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test.each(['/api/login', '/graphql'])('10 MB packed into 10 kB to %s are 413', async (path) => {
    const bomb = gzipSync(`{"query":"${'x'.repeat(10_000_000)}"}`)
    expect(bomb.length).toBeLessThan(20_000)
    expect((await post(bomb, { 'content-encoding': 'gzip' }, path)).status).toBe(413)
  })

  test('a broken or unknown packing is refused', async () => {
    expect((await post('no gzip', { 'content-encoding': 'gzip' })).status).toBe(400)
    expect((await post('{}', { 'content-encoding': 'compress' })).status).toBe(415)
    expect((await post('{}', { 'content-type': 'application/json; charset=latin1' })).status).toBe(415)
  })

  test('lists 45,000 deep are refused in no time', async () => {
    for (const path of ['/api/login', '/api/cart', '/graphql']) {
      const { status } = await post('['.repeat(45_000) + ']'.repeat(45_000), {}, path)
      expect([400, 401]).toContain(status)
      expect([400, 401]).toContain(
        (await post(`{"variables":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`, {}, path)).status,
      )
    }
  })

  test('10,000 form parameters are 415', async () => {
    const form = Array.from({ length: 10_000 }, (_, i) => `a[${i}]=1`)
      .join('&')
      .slice(0, 90_000)
    expect((await post(form, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  test('a query string of 10,000 parameters is refused or ignored, never a fault', async () => {
    const query = Array.from({ length: 1_500 }, (_, i) => `a${i}=1`).join('&')
    expect((await shop.get(`/api/products?${query}`)).status).toBe(200)
  })

  test('an address of 50,000 characters is judged at once', async () => {
    const body = { email: `${'a@a.'.repeat(12_500)}!`, password: 'secret!' }
    const used = await cpuMsOf(async () => expect((await shop.post('/api/login', { body })).status).toBe(400))
    expect(used).toBeLessThan(500)
  })
})

describe('nobody is followed before they sign in', () => {
  test('a visitor gets no cookie, and no session is stored, not for a forged one either', async () => {
    for (const cookie of ['', 'session=forged', 'session=s%3Aforged.signature', 'session=s:__proto__.x']) {
      for (const path of ['/', '/produits', '/api/products', '/api/auth/user', '/healthz', '/graphql'])
        expect((await shop.get(path, { headers: { cookie } })).headers.get('set-cookie')).toBeNull()
      const { headers } = await shop.graphql('{ me { id } }', undefined, { headers: { cookie } })
      expect(headers.get('set-cookie')).toBeNull()
    }
    expect(await shop.em().count(Session, {})).toBe(0)
  })
})
