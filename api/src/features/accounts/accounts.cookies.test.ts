import { beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { Session } from '../../platform/http/session.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { User } from './user.entity.ts'

const secureClaim = { 'x-forwarded-proto': 'https' }
const newcomer = { email: 'neuve@exemple.fr', password: 'secret!', firstName: 'N', lastName: 'E' }

async function cookieAfterLogin(shop: TestShop, headers: Record<string, string>): Promise<string> {
  const user = await createAccount(shop)
  const { status, headers: answered } = await new Browser(shop, headers).login(user.email, accountPassword)
  expect(status).toBe(200)
  const [session = '', device, ...more] = answered.getSetCookie()
  // The device's cookie is kept as safely; its value and its use: known-devices.test.ts.
  expect(more).toEqual([])
  expect(attributesOf(device ?? '')).toEqual(
    ['Max-Age=31536000', ...attributesOf(session).filter((each) => !each.startsWith('SameSite'))]
      .concat('SameSite=Strict')
      .toSorted(),
  )
  return session
}

const attributesOf = (cookie: string) =>
  cookie
    .split('; ')
    .slice(1)
    .filter((attribute) => !attribute.startsWith('Expires='))
    .toSorted()

describe('the session cookie behind an HTTPS proxy', () => {
  const shop = openTestShop({ PUBLIC_URL: 'https://boutique.example', TRUST_PROXY: '1' })

  test('the cookie is bound to host and HTTPS, and no script reads it', async () => {
    const cookie = await cookieAfterLogin(shop, secureClaim)
    expect(cookie).toMatch(/^__Host-session=/)
    expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(cookie.length).toBeLessThan(4096)
  })

  test.each(['login', 'register'])(
    '%s over plain http is refused whole, never « 200 without a cookie »',
    async (verb) => {
      await createAccount(shop, { email: 'ana@exemple.fr' })
      const known = { email: 'ana@exemple.fr', password: accountPassword }
      const { status, body, headers } = await shop.post(`/api/${verb}`, {
        body: verb === 'login' ? known : newcomer,
      })
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
      expect(body.message).toContain('HTTPS')
      expect(headers.getSetCookie()).toEqual([])
      expect([await shop.em().count(User), await shop.em().count(Session)]).toEqual([1, 0])
    },
  )
})

describe('the session cookie without a trusted proxy', () => {
  const shop = openTestShop({ TRUST_PROXY: '0' })

  test('X-Forwarded-Proto is ignored', async () => {
    const cookie = await cookieAfterLogin(shop, secureClaim)
    expect(cookie).toMatch(/^session=/)
    expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax'])
  })
})

describe('the session cookie with one trusted proxy and no https PUBLIC_URL', () => {
  const shop = openTestShop({ TRUST_PROXY: '1' })
  beforeEach(() => createAccount(shop))

  test('the cookie is Secure when the browser came over HTTPS, and only then', async () => {
    expect(attributesOf(await cookieAfterLogin(shop, secureClaim))).toContain('Secure')
    expect(attributesOf(await cookieAfterLogin(shop, {}))).not.toContain('Secure')
  })
})

test('https without a proxy is a mistake that the start names', () => {
  const settings = { PUBLIC_URL: 'https://boutique.example', SESSION_SECRET: 'x'.repeat(32) }
  expect(() => readEnv(settings)).toThrow('TRUST_PROXY')
  expect(readEnv({ ...settings, TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1)
})
