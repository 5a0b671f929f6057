import { beforeEach, describe, expect, test } from 'vitest'
import { deviceCookieName } from '../../platform/http/device-cookie.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from './user.entity.ts'

const wrong = 'pas le bon'
const shop = openTestShop({
  TRUST_PROXY: '1',
  LOGIN_FAILURES_PER_ACCOUNT: '3',
  LOGIN_FAILURES_PER_ADDRESS: '6',
  LOGIN_FAILURES_PER_ACCOUNT_ANYWHERE: '8',
})
const start = new Date('2026-11-21T09:00:00Z')
const shared = '203.0.113.7'

const browserAt = (address: string) => new Browser(shop, { 'x-forwarded-for': address })
const statusOf = async (browser: Browser, email: string, password = accountPassword) =>
  (await browser.login(email, password)).status
const deviceCookie = (browser: Browser) => browser.others.get(deviceCookieName(shop.env)) ?? ''

let user: User
let known: Browser
beforeEach(async () => {
  shop.clock.current = start
  user = await createAccount(shop)
  known = browserAt(shared)
  await known.login(user.email, accountPassword)
  await known.logout()
})

async function fail(email: string, times: number, addressOf: (time: number) => string = () => shared) {
  for (let i = 0; i < times; i++)
    expect(await statusOf(browserAt(addressOf(i)), email, wrong), `failure ${i + 1}`).toBe(401)
}

describe('a device on which the account has signed in before', () => {
  test('signs in although somebody at its address fails on purpose for the same account', async () => {
    await fail(user.email, 3)
    expect(await statusOf(browserAt(shared), user.email)).toBe(429)
    expect(await statusOf(known, user.email)).toBe(200)
  })

  test('signs in although its address has failed too often for others', async () => {
    for (let i = 0; i < 6; i++) await fail(`personne-${i}@x.fr`, 1)
    expect(await statusOf(browserAt(shared), user.email)).toBe(429)
    expect(await statusOf(known, user.email)).toBe(200)
  })

  test('signs in while the account is guessed at from everywhere; unknown devices wait', async () => {
    await fail(user.email, 8, (time) => `198.51.100.${time}`)
    const refused = await browserAt('192.0.2.1').login(user.email, accountPassword)
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statusOf(known, user.email)).toBe(200)
    // Nor does a success let the guessing begin anew.
    expect(await statusOf(browserAt('192.0.2.1'), user.email)).toBe(429)
  })

  test('does so by GraphQL too', async () => {
    await fail(user.email, 3)
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
    const { body } = await known.graphql(query, { input: { email: user.email, password: accountPassword } })
    expect(body.data.login.id).toBe(user.id)
  })

  test('has failures of its own: as many, counted nowhere else', async () => {
    for (let i = 0; i < 3; i++) expect(await statusOf(known, user.email, wrong)).toBe(401)
    expect(await statusOf(known, user.email)).toBe(429)
    expect(await statusOf(browserAt(shared), user.email)).toBe(200)
  })

  test('may hold five accounts, and each keeps its share', async () => {
    const others = [user, ...(await Promise.all(Array.from({ length: 5 }, () => createAccount(shop))))]
    for (const { email } of others) expect(await statusOf(known, email)).toBe(200)
    const [first, ...last] = others
    const stranger = browserAt(shared)
    for (let i = 0; i < 6; i++) await stranger.login(`personne-${i}@x.fr`, wrong)
    for (const { email } of last) expect(await statusOf(known, email)).toBe(200)
    expect(await statusOf(known, first?.email ?? '')).toBe(429)
  })
})

describe('no device is known', () => {
  const refusedWith = async (cookie: string, email = user.email) => {
    const { status } = await shop.post('/api/login', {
      body: { email, password: accountPassword },
      headers: { cookie, 'x-forwarded-for': shared },
    })
    expect(status).toBe(429)
  }

  test('by a token of another account, or one that somebody has changed', async () => {
    const other = await createAccount(shop)
    await fail(user.email, 3)
    await fail(other.email, 3)
    const cookie = deviceCookie(known)
    await refusedWith(cookie, other.email)
    const [issued, id, signature] = cookie.split('.')
    await refusedWith(`${issued}.${id}.${signature?.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`)
    await refusedWith(`${issued}.${id?.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}.${signature}`)
    await refusedWith(`${deviceCookieName(shop.env)}=${'~'.repeat(3_000)}`)
    await refusedWith(cookie.replace('appareil=', 'session='))
  })

  test('a year after its last sign-in', async () => {
    const day = 24 * 3_600_000
    shop.clock.current = new Date(start.getTime() + 365 * day)
    await fail(user.email, 3)
    expect(await statusOf(known, user.email)).toBe(200)
    shop.clock.current = new Date(shop.clock.current.getTime() + 365 * day + 1_000)
    await fail(user.email, 3)
    await refusedWith(deviceCookie(known))
  })
})

describe('the cookie of a known device', () => {
  test('is set by a sign-in and by opening an account, and by nothing else', async () => {
    const browser = browserAt('192.0.2.9')
    await browser.get('/api/products')
    await browser.login(user.email, wrong)
    const input = { input: { email: user.email, password: accountPassword } }
    await browser.graphql(
      'mutation ($input: LoginInput!) { loginAdministrator(input: $input) { id } }',
      input,
    )
    expect(deviceCookie(browser)).toBe('')
    const facts = { email: 'neuve@exemple.fr', password: 'un bon secret', firstName: 'N', lastName: 'E' }
    expect((await browser.post('/api/register', facts)).status).toBe(201)
    expect(deviceCookie(browser)).not.toBe('')
  })

  test('outlives the logout and tells nobody who signed in, nor that it was the same person', async () => {
    const before = deviceCookie(known)
    await known.login(user.email, accountPassword)
    const { headers } = await known.logout()
    expect(headers.getSetCookie().join()).not.toContain('appareil=')
    const value = deviceCookie(known)
    expect(value).toMatch(/^appareil=[0-9a-z]+\.[\w-]{22}\.[\w-]{43}$/)
    expect(value.split('.')[1]).not.toBe(before.split('.')[1])
    const readable = Buffer.from(value.split('.')[2] ?? '', 'base64url').toString('latin1') + value
    for (const fact of [user.id, user.email, 'exemple']) expect(readable).not.toContain(fact)
  })
})
