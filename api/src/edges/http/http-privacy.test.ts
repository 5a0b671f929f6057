import { describe, expect, test } from 'vitest'
import { User } from '../../features/accounts/user.entity.ts'
import { Category } from '../../features/catalogue/categories/category.entity.ts'
import { Product } from '../../features/catalogue/products/product.entity.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { createCategory, createProduct, createUser } from '../../test/data/factories.ts'
import { createSmallWorld, fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()

describe('what one person sees is kept by nobody on the way', () => {
  test('the calls of a signed-in person and all of GraphQL say no-store', async () => {
    const { customer: as } = await createSmallWorld(shop)
    for (const path of ['/api/auth/user', '/api/cart', '/api/orders', '/api/orders/1'])
      expect([path, (await shop.get(path, { as })).headers.get('cache-control')]).toEqual([path, 'no-store'])
    for (const query of ['{ me { id } }', '{ categories { id } }', '{ nonsense }'])
      expect((await shop.graphql(query, undefined, { as })).headers.get('cache-control')).toBe('no-store')
  })

  test('nor is a refusal, for it may be an answer a moment later', async () => {
    for (const path of ['/api/auth/user', '/api/cart', '/api/orders/1'])
      expect([path, (await shop.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  })

  test('no answer that carries a session cookie may be kept by a shared cache', async () => {
    const { customer: as } = await createSmallWorld(shop)
    for (const path of ['/api/products', '/api/products/1', '/api/categories', '/api/inconnu']) {
      const { headers } = await shop.get(path, { as })
      if (headers.get('set-cookie')) expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })
})

test('every answer has a request id of its own', async () => {
  const ids = [
    await shop.get('/api/products'),
    await shop.get('/api/inconnu'),
    await shop.graphql('{ x }'),
  ].map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
})

describe('the log holds no secret', () => {
  test('no cookie, no password, no hash, no query string', async () => {
    const password = 'tres-secret-1234'
    const known = await createUser(shop, { password: await hashPassword(password) })
    const cookie = await shop.cookieOf(known)
    const sid = decodeURIComponent(cookie).split(/[:.]/)[1] ?? ''
    expect(sid).toHaveLength(36)
    const facts = { email: known.email, password, firstName: 'Ana', lastName: 'Petit' }
    const login = await shop.post('/api/login', {
      body: facts,
      headers: { authorization: `Basic ${password}` },
    })
    await shop.get('/api/categories', { headers: { authorization: `Bearer ${password}` } })
    await shop.post('/api/login', { body: { ...facts, password: `${password}-wrong` } })
    await shop.post('/api/register', { body: facts })
    await shop.post('/api/login', {
      body: `{"password":"${password}",`,
      headers: { 'content-type': 'application/json' },
    })
    await shop.graphql('mutation ($i: LoginInput!) { login(input: $i) { id } }', {
      i: { email: known.email, password },
    })
    await shop.graphql(`mutation { login(input: { email: 1, password: "${password}" }) { id } }`)
    await shop.graphql('mutation ($i: LoginInput!) { login(input: $i) { id } }', {
      i: { email: {}, password },
    })
    await shop.get(`/api/products?email=x&token=${password}`, { headers: { cookie } })
    await shop.get('/api/auth/user', { headers: { cookie } })
    const own = decodeURIComponent(login.headers.get('set-cookie') ?? '').split(/[:.]/)[1]
    expect(login.status).toBe(200)
    const log = shop.logged.join('\n')
    expect(log).toContain('/api/login')
    for (const secret of [password, sid, own ?? '?', '$argon2', known.email, shop.env.SESSION_SECRET])
      expect(log.includes(secret), secret).toBe(false)
  })

  test('not even while the database fails', async () => {
    const password = 'tres-secret-5678'
    const facts = { email: 'a@exemple.fr', password, firstName: 'Ana', lastName: 'Petit' }
    const cookie = await shop.cookieOf(await createUser(shop))
    const sid = decodeURIComponent(cookie).split(/[:.]/)[1] ?? ''
    const before = shop.logged.length
    for (const table of ['users', 'sessions']) {
      await shop.em().execute(`alter table ${table} rename to ${table}_away`)
      const answers = [
        await shop.post('/api/register', { body: facts, headers: { cookie } }),
        await shop.post('/api/login', { body: facts }),
        await shop.graphql('{ me { id } }', undefined, { headers: { cookie } }),
      ]
      await shop.em().execute(`alter table ${table}_away rename to ${table}`)
      for (const { status, text } of answers)
        expect([status >= 400 || /errors/.test(text), /argon2|relation/.test(text)]).toEqual([true, false])
    }
    expect(shop.errors.splice(0).length).toBeGreaterThan(0)
    const log = shop.logged.slice(before).join('\n')
    for (const secret of [password, sid, '$argon2'])
      expect(log.includes(secret), `${secret} in ${log}`).toBe(false)
  })
})

describe('text is text: no SQL, no operators, no broken characters', () => {
  const nasty = [
    "' OR 1=1--",
    '\\',
    '%',
    '_',
    '");',
    "'; drop table products;--",
    '#{7*7}',
    '{{7*7}}',
    '<svg onload=x>',
    '\u202e',
    '?',
    '??',
    '$1',
    ':a',
    '--',
    '/*',
  ]

  test.each(nasty)('%j is looked for letter by letter, or refused', async (text) => {
    await createProduct(shop, { category: await createCategory(shop) })
    const before = await fingerprints(shop)
    const q = encodeURIComponent(text)
    for (const path of [
      `products?search=${q}`,
      `products?categorySlug=${q}`,
      `products?sort=${q}`,
      `products?categoryId=${q}`,
      `products/${q}`,
      `categories/${q}`,
    ]) {
      const { status, body } = await shop.get(`/api/${path}`)
      expect([200, 400, 404], path).toContain(status)
      if (path.includes('categorySlug')) expect([status, body]).toEqual([200, []])
    }
    const { body } = await shop.graphql(
      'query ($f: ProductFilterInput) { products(filter: $f) { totalCount facets { inStock } } }',
      { f: { search: text } },
    )
    expect(body.errors).toBeUndefined()
    expect(await fingerprints(shop)).toEqual(before)
    expect(await shop.em().count(Product)).toBe(1)
  })

  test('a placeholder in a search does not shift the others', async () => {
    await createProduct(shop, { name: 'Savon ? solide', price: '5.00' })
    await createProduct(shop, { name: 'Autre', price: '5.00' })
    const { body } = await shop.get(
      `/api/products?search=${encodeURIComponent('?')}&minPrice=5&maxPrice=5&sort=relevance`,
    )
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Savon ? solide'])
  })

  test.each([[{ $ne: '' }], [{ $gt: '' }], [['a']], [1], [true], [null], [{ toString: 'x' }]] as [unknown][])(
    '%j is no e-mail and no password',
    async (value) => {
      await createUser(shop, { email: 'connue@exemple.fr', password: await hashPassword('mot de passe') })
      for (const body of [
        { email: value, password: 'mot de passe' },
        { email: 'connue@exemple.fr', password: value },
      ]) {
        const { status, headers } = await shop.post('/api/login', { body })
        expect([status, headers.get('set-cookie')]).toEqual([400, null])
        const answer = await shop.graphql('mutation ($i: LoginInput!) { login(input: $i) { id } }', {
          i: body,
        })
        expect(answer.body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
      }
    },
  )

  test.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('%s in any text of any call is refused, never a fault', async (_what, text) => {
    const { customer: as } = await createSmallWorld(shop)
    const before = await fingerprints(shop)
    const facts = { email: 'a@exemple.fr', password: 'secret!', firstName: 'Ana', lastName: 'Petit' }
    for (const key of Object.keys(facts))
      for (const path of ['/api/register', '/api/login', '/api/waitlist']) {
        const { status } = await shop.post(path, {
          body: { ...facts, [key]: `${facts[key as 'email']}${text}` },
        })
        expect(
          [
            400,
            401,
            ...(path === '/api/waitlist' && key === 'password' ? [201] : []),
            ...(path === '/api/login' ? [401] : []),
          ],
          `${path} ${key}`,
        ).toContain(status)
      }
    expect((await shop.post('/api/orders', { as, body: { shippingAddress: text } })).status).toBe(400)
    expect((await shop.post('/api/orders', { as, body: { idempotencyKey: text } })).status).toBeLessThan(500)
    expect((await shop.post('/api/waitlist', { body: { ...facts, productIds: [text] } })).status).toBe(400)
    const { users } = await fingerprints(shop)
    expect(users).toBe(before.users)
    expect(await shop.em().count(Category)).toBe(1)
    expect(await shop.em().count(User)).toBe(7)
  })

  test('NUL and lone surrogates are refused in a GraphQL document itself', async () => {
    for (const text of ['\\u0000', '\\ud800', '\u0000']) {
      const { body } = await shop.graphql(`{ category(slug: "a${text}b") { id } }`)
      expect(['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED']).toContain(body.errors[0].extensions.code)
    }
  })
})
