import { beforeEach, describe, expect, test } from 'vitest'
import { Session } from '../../platform/http/session.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from './user.entity.ts'

const idle = 60_000
const absolute = 150_000
const shop = openTestShop({ SESSION_IDLE_MS: String(idle), SESSION_ABSOLUTE_MS: String(absolute) })
const start = new Date('2026-11-21T09:00:00Z')

let user: User
let browser: Browser
beforeEach(async () => {
  shop.clock.current = start
  user = await createAccount(shop)
  browser = new Browser(shop)
})

const signIn = () => browser.login(user.email, accountPassword)
const pass = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}
const sessions = () => shop.em().find(Session, {})
const statusOf = async (cookie: string, path = '/api/auth/user') =>
  (await shop.get(path, { headers: { cookie } })).status

describe('a session id from before the sign-in is worth nothing after it', () => {
  test.each(['session=forged', 'session=s%3Aforged.c2lnbmF0dXJl', 'session=%00', 'session=s%3A'])(
    'a forged cookie (%s) is replaced',
    async (forged) => {
      browser.cookie = forged
      expect(await statusOf(forged)).toBe(401)
      await signIn()
      expect(browser.cookie).not.toBe(forged)
      expect(await statusOf(browser.cookie)).toBe(200)
      expect(await statusOf(forged)).toBe(401)
    },
  )

  test('an older cookie of one’s own dies with the next login', async () => {
    await signIn()
    const older = browser.cookie
    await signIn()
    expect([await statusOf(older), await statusOf(browser.cookie)]).toEqual([401, 200])
    expect(await sessions()).toHaveLength(1)
  })

  test('and with a registration', async () => {
    await signIn()
    const older = browser.cookie
    const facts = { email: 'neuve@exemple.fr', password: 'secret!', firstName: 'N', lastName: 'E' }
    expect((await browser.post('/api/register', facts)).status).toBe(201)
    expect([await statusOf(older), await statusOf(browser.cookie)]).toEqual([401, 200])
  })

  test('a failed login leaves the session as it was', async () => {
    await signIn()
    await browser.login(user.email, 'pas le bon')
    expect(await statusOf(browser.cookie)).toBe(200)
  })
})

describe('a logout ends the session everywhere', () => {
  test.each(['REST', 'GraphQL'])('by %s: the row is gone, the copied cookie worth nothing', async (edge) => {
    await signIn()
    const copied = browser.cookie
    const { status } = await (edge === 'REST' ? browser.logout() : browser.graphql('mutation { logout }'))
    expect(status).toBe(200)
    expect(await sessions()).toEqual([])
    for (const path of ['/api/auth/user', '/api/cart', '/api/orders'])
      expect(await statusOf(copied, path)).toBe(401)
    const asked = await shop.graphql('{ me { id } }', undefined, { headers: { cookie: copied } })
    expect(asked.body.data.me).toBeNull()
    expect(await sessions()).toEqual([])
  })

  test('a second logout, and one by nobody, do no harm', async () => {
    await signIn()
    for (const who of [browser, browser, new Browser(shop)])
      expect(await who.logout()).toMatchObject({ status: 200, body: { success: true } })
  })

  test('other browsers of the person stay signed in', async () => {
    const other = new Browser(shop)
    await Promise.all([signIn(), other.login(user.email, accountPassword)])
    await browser.logout()
    expect((await other.get('/api/auth/user')).status).toBe(200)
  })
})

describe('sessions end', () => {
  test('after the idle time, unless something was asked meanwhile', async () => {
    await signIn()
    pass(idle - 1)
    expect(await statusOf(browser.cookie)).toBe(200)
    pass(idle - 1)
    expect(await statusOf(browser.cookie)).toBe(200)
    pass(idle)
    expect(await statusOf(browser.cookie)).toBe(401)
  })

  test('after the absolute time, however busy', async () => {
    await signIn()
    for (let gone = 0; gone < absolute; gone += 50_000) {
      expect(await statusOf(browser.cookie)).toBe(200)
      pass(50_000)
    }
    pass(1)
    expect(await statusOf(browser.cookie)).toBe(401)
    expect((await browser.graphql('{ me { id } }')).body.data.me).toBeNull()
    await signIn()
    expect(await statusOf(browser.cookie)).toBe(200)
  })
})

describe('rights are those of the database, with each request', () => {
  const setStatus = 'mutation { setOrderStatus(id: 1, status: "shipped") { id } }'
  const codeNow = async () => (await browser.graphql(setStatus)).body.errors[0].extensions.code

  test('the role taken away ends with the next request, given it begins', async () => {
    await signIn()
    expect(await codeNow()).toBe('FORBIDDEN')
    await shop.em().nativeUpdate(User, { id: user.id }, { roles: ['CUSTOMERS'] })
    expect(await codeNow()).toBe('NOT_FOUND')
    expect((await browser.get('/api/auth/user')).body.isAdmin).toBe(true)
    await shop.em().nativeUpdate(User, { id: user.id }, { roles: [] })
    expect(await codeNow()).toBe('FORBIDDEN')
  })

  test('a deleted account is nobody', async () => {
    await signIn()
    await shop.em().nativeDelete(User, { id: user.id })
    expect(await statusOf(browser.cookie)).toBe(401)
    expect(await codeNow()).toBe('UNAUTHENTICATED')
  })
})

describe('no cookie for a visitor, no copy of what is private', () => {
  test('reads of nobody set no cookie and store nothing', async () => {
    for (const path of ['/api/auth/user', '/api/products', '/api/login', '/api/cart'])
      expect((await shop.get(path)).headers.getSetCookie()).toEqual([])
    await browser.logout()
    await browser.login(user.email, 'pas le bon')
    expect([browser.cookie, await sessions()]).toEqual(['', []])
  })

  test('what is one person’s is kept by no cache', async () => {
    await signIn()
    for (const path of ['/api/auth/user', '/api/cart', '/api/orders'])
      for (const { headers } of [await browser.get(path), await shop.get(path)])
        expect(headers.get('cache-control')).toBe('no-store')
    expect((await browser.graphql('{ me { id } }')).headers.get('cache-control')).toBe('no-store')
  })
})

test('a session that is used is renewed in the database when a hundredth of its idle time has passed, not each time', async () => {
  await signIn()
  const renewals = async () => {
    const statements = await shop.statementsOf(() => browser.get('/api/auth/user'))
    return statements.filter((sql) => /update .?sessions/i.test(sql)).length
  }
  expect(await renewals()).toBe(0)
  pass(idle / 100 - 1)
  expect(await renewals()).toBe(0)
  pass(1)
  expect([await renewals(), await renewals()]).toEqual([1, 0])
})
