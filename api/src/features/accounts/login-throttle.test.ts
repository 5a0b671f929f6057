import { beforeEach, describe, expect, test } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import type { User } from './user.entity.ts'

const allowed = 3
const limits = { LOGIN_FAILURES_PER_ACCOUNT: String(allowed), LOGIN_FAILURES_PER_ADDRESS: '6' }
const wrong = 'pas le bon'

const login = (shop: TestShop, email: string, password: string, headers: Record<string, string> = {}) =>
  shop.post('/api/login', { body: { email, password }, headers })

const aliased = (email: string, passwords: string[]) =>
  `mutation { ${passwords.map((password, i) => `a${i}: login(input: { email: "${email}", password: "${password}" }) { id }`).join(' ')} }`

async function fail(shop: TestShop, email: string, times = allowed, headers: Record<string, string> = {}) {
  for (let i = 0; i < times; i++) expect((await login(shop, email, wrong, headers)).status).toBe(401)
}

describe('failed logins', () => {
  const shop = openTestShop(limits)
  let user: User
  beforeEach(async () => {
    user = await createAccount(shop)
  })

  test('beyond the allowance are 429 with Retry-After, the right password too', async () => {
    await fail(shop, user.email)
    for (const password of [wrong, accountPassword]) {
      const { status, headers, body } = await login(shop, user.email, password)
      expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(body.message).toBe('Trop de tentatives. Veuillez patienter avant de réessayer.')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
  })

  test('of an unknown address are counted and refused alike', async () => {
    await fail(shop, 'inconnue@exemple.fr')
    await fail(shop, user.email)
    const [unknown, known] = [
      await login(shop, 'inconnue@exemple.fr', wrong),
      await login(shop, user.email, wrong),
    ]
    expect([unknown.status, unknown.text]).toEqual([429, known.text])
  })

  test('of one account do not keep another from signing in', async () => {
    await fail(shop, user.email)
    const other = await createAccount(shop)
    expect((await login(shop, other.email, accountPassword)).status).toBe(200)
  })

  test('in another case or with spaces are of the same account', async () => {
    for (const email of [user.email.toUpperCase(), ` ${user.email}`, user.email]) await fail(shop, email, 1)
    expect((await login(shop, user.email, wrong)).status).toBe(429)
  })

  test('are forgotten with a success', async () => {
    for (let round = 0; round < 2; round++) {
      await fail(shop, user.email, allowed - 1)
      expect((await login(shop, user.email, accountPassword)).status).toBe(200)
    }
    await fail(shop, user.email, allowed - 1)
  })

  test('successes are never throttled', async () => {
    for (let i = 0; i < 12; i++) expect((await login(shop, user.email, accountPassword)).status).toBe(200)
  })

  test('what breaks a rule is no attempt', async () => {
    for (let i = 0; i < allowed + 2; i++) expect((await login(shop, user.email, 'court')).status).toBe(400)
    expect((await login(shop, user.email, accountPassword)).status).toBe(200)
  })

  test('over all accounts count for the address', async () => {
    for (let i = 0; i < 6; i++) await fail(shop, `personne-${i}@x.fr`, 1)
    expect((await login(shop, 'encore-une@x.fr', wrong)).status).toBe(429)
    expect((await login(shop, user.email, accountPassword)).status).toBe(429)
  })

  test('X-Forwarded-For changes nothing without a proxy', async () => {
    for (let i = 0; i < allowed; i++) await fail(shop, user.email, 1, { 'x-forwarded-for': `10.0.0.${i}` })
    expect((await login(shop, user.email, wrong, { 'x-forwarded-for': '10.9.9.9' })).status).toBe(429)
  })

  test('reads never answer 429, nor does who is signed in already', async () => {
    const browser = new Browser(shop)
    await browser.login(user.email, accountPassword)
    await fail(shop, user.email)
    for (const path of ['/api/auth/user', '/api/cart', '/api/products', '/api/orders'])
      expect((await browser.get(path)).status).toBe(200)
    expect((await browser.graphql('{ me { id } cart { total } }')).status).toBe(200)
  })

  test('sent all at once do not slip by together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(shop, user.email, wrong)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(allowed)
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - allowed)
  })
})

describe('both edges count failed logins together', () => {
  const shop = openTestShop(limits)
  let user: User
  beforeEach(async () => {
    user = await createAccount(shop)
  })

  test('failures by GraphQL throttle REST and the other way round, with status 429 and Retry-After', async () => {
    await fail(shop, user.email, allowed - 1)
    const last = await shop.graphql(aliased(user.email, [wrong]))
    expect(last.body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect((await login(shop, user.email, accountPassword)).status).toBe(429)
    const refused = await shop.graphql(aliased(user.email, [accountPassword]))
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('aliases try no more passwords than single requests would', async () => {
    const { text } = await shop.graphql(aliased(user.email, [wrong, wrong, wrong, wrong, accountPassword]))
    expect(text).not.toContain(user.id)
    await shop.graphql(aliased(user.email, [wrong, accountPassword]))
    await shop.graphql(aliased(user.email, [wrong, accountPassword]))
    expect((await login(shop, user.email, accountPassword)).status).toBe(429)
  })

  test('fifty aliases are refused before the first is tried', async () => {
    const { status } = await shop.graphql(aliased(user.email, Array<string>(50).fill(accountPassword)))
    expect(status).toBe(400)
    expect((await login(shop, user.email, accountPassword)).status).toBe(200)
  })
})

describe('with one trusted proxy', () => {
  const shop = openTestShop({ ...limits, TRUST_PROXY: '1' })
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('another address may still sign in: nobody is locked out for good', async () => {
    const user = await createAccount(shop)
    await fail(shop, user.email, allowed, from('203.0.113.7'))
    expect((await login(shop, user.email, accountPassword, from('203.0.113.7'))).status).toBe(429)
    expect((await login(shop, user.email, accountPassword, from('203.0.113.8'))).status).toBe(200)
  })

  test('what the client itself claims before the proxy’s word does not count', async () => {
    for (let i = 0; i < allowed; i++) await fail(shop, 'a@b.fr', 1, from(`10.0.0.${i}, 203.0.113.7`))
    expect((await login(shop, 'a@b.fr', wrong, from('10.9.9.9, 203.0.113.7'))).status).toBe(429)
  })

  test('one IPv6 network is one address', async () => {
    for (let i = 1; i <= allowed; i++) await fail(shop, 'a@b.fr', 1, from(`2001:db8:1:2::${i}`))
    expect((await login(shop, 'a@b.fr', wrong, from('2001:db8:1:2:ffff::1'))).status).toBe(429)
    expect((await login(shop, 'a@b.fr', wrong, from('2001:db8:1:3::1'))).status).toBe(401)
  })
})

describe('the window', () => {
  const shop = openTestShop({ ...limits, LOGIN_FAILURES_PER_ACCOUNT: '1', LOGIN_FAILURES_WINDOW_MS: '60000' })

  test('ends, and the right password is welcome again', async () => {
    const user = await createAccount(shop)
    await fail(shop, user.email, 1)
    const right = async () => (await login(shop, user.email, accountPassword)).status
    // Whole seconds on either side: the limiter reads the machine's clock twice, milliseconds apart on a busy one.
    const failedAt = shop.clock.now().getTime()
    shop.clock.current = new Date(failedAt + 59_000)
    expect(await right()).toBe(429)
    shop.clock.current = new Date(failedAt + 61_000)
    expect(await right()).toBe(200)
  })
})

describe('an unknown address and a wrong password look alike', () => {
  const shop = openTestShop()

  test('are answered alike to the byte, headers included', async () => {
    const user = await createAccount(shop)
    const [known, unknown] = [
      await login(shop, user.email, wrong),
      await login(shop, user.email.replace('personne', 'personna'), wrong),
    ]
    const comparable = (headers: Headers) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(comparable(unknown.headers)).toEqual(comparable(known.headers))
    const [a, b] = [
      await shop.graphql(aliased(user.email, [wrong])),
      await shop.graphql(aliased('inconnue@exemple.fr', [wrong])),
    ]
    expect([a.status, a.text]).toEqual([b.status, b.text])
  })
})
