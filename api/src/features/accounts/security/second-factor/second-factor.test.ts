import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { openTestShop } from '../../../../test/shop.ts'
import type { User } from '../../user.entity.ts'
import { RecoveryCode } from '../recovery-code.entity.ts'
import { SecondFactor } from './second-factor.entity.ts'

const shop = openTestShop({ LOGIN_FAILURES_PER_ACCOUNT: '5' })
const start = new Date('2026-11-21T09:00:00Z')
const minute = 60_000
const pass = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

let user: User
let browser: Browser
beforeEach(async () => {
  shop.clock.current = start
  user = await createAccount(shop)
  browser = new Browser(shop)
  await browser.login(user.email, accountPassword)
})

/** What the application shows at this time, so many steps away. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: shop.clock.current.getTime() + steps * 30_000,
  })

async function turnOn() {
  const { secret } = (await browser.post('/api/auth/second-factor')).body
  const { body } = await browser.post('/api/auth/second-factor/confirm', { code: codeOf(secret) })
  pass(minute)
  return { secret: secret as string, recoveryCodes: body.recoveryCodes as string[] }
}

const enter = (code?: string, at = '/api/login') =>
  new Browser(shop).call('POST', at, { email: user.email, password: accountPassword, code })
const subjects = async () =>
  (await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })).map(({ subject }) => subject)

test('nothing is asked for before the first code has been given back, and nothing of a secret is readable', async () => {
  const { secret, address } = (await browser.post('/api/auth/second-factor')).body
  expect(address).toContain(`secret=${secret}`)
  expect((await enter()).status).toBe(200)
  const wrong = await browser.post('/api/auth/second-factor/confirm', { code: codeOf(secret, 5) })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } })
  expect((await enter()).status).toBe(200)
  const kept = await shop.em().findOneOrFail(SecondFactor, { user: user.id })
  expect(JSON.stringify(kept) + kept.pendingSecret).not.toContain(secret)
})

describe('an account with codes', () => {
  test('is not signed in by its password alone, on either edge; the answer sets no session', async () => {
    await turnOn()
    const refused = await enter()
    expect(refused).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
    expect(Object.keys(refused.body.fields)).toEqual(['code'])
    expect(refused.headers.getSetCookie().join()).not.toContain('session=')
    const { body } = await new Browser(shop).graphql(
      'mutation ($input: LoginInput!) { login(input: $input) { id } }',
      { input: { email: user.email, password: accountPassword } },
    )
    expect(body.errors[0].extensions.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('tells in its history by what it was opened, or was tried to be', async () => {
    const { secret, recoveryCodes } = await turnOn()
    for (const code of ['000000', codeOf(secret), 'aaaaa-aaaaa', recoveryCodes[0]]) {
      pass(minute)
      await enter(code === '000000' || code?.length !== 6 ? code : codeOf(secret))
    }
    await shop.settle()
    const { body } = await browser.get('/api/auth/sign-ins')
    expect(body.map((each: { outcome: string; method: string }) => [each.outcome, each.method])).toEqual([
      ['SUCCEEDED', 'RECOVERY_CODE'],
      ['FAILED', 'RECOVERY_CODE'],
      ['SUCCEEDED', 'PASSWORD_CODE'],
      ['FAILED', 'PASSWORD_CODE'],
      ['SUCCEEDED', 'PASSWORD'],
    ])
  })

  test('says nothing of its codes to who does not know the password', async () => {
    await turnOn()
    const answer = await new Browser(shop).login(user.email, 'pas le bon')
    expect(answer.body.code).toBe('UNAUTHENTICATED')
  })

  test.each([
    ['now', 0, 200],
    ['one step early', 1, 200],
    ['one step late', -1, 200],
    ['two steps late', -2, 400],
    ['two steps early', 2, 400],
  ])('takes the code of %s', async (_name, steps, status) => {
    const { secret } = await turnOn()
    pass(minute)
    expect((await enter(codeOf(secret, steps))).status).toBe(status)
  })

  test('takes no code twice, not even the one that turned it on, nor an older one after a newer', async () => {
    const { secret } = await turnOn()
    shop.clock.current = start
    expect((await enter(codeOf(secret))).status).toBe(400)
    pass(5 * minute)
    expect((await enter(codeOf(secret))).status).toBe(200)
    expect((await enter(codeOf(secret))).status).toBe(400)
    expect((await enter(codeOf(secret, -1))).status).toBe(400)
  })

  test('takes each of ten recovery codes once, however it is spaced, and tells its owner', async () => {
    const { recoveryCodes } = await turnOn()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [one = '', two = ''] = recoveryCodes
    expect((await enter(one.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await enter(one)).status).toBe(400)
    expect((await enter(two)).status).toBe(200)
    expect((await browser.get('/api/auth/second-factor')).body.recoveryCodesLeft).toBe(8)
    expect(await subjects()).toEqual([
      'Les codes de connexion sont activés',
      'Un code de secours a servi',
      'Un code de secours a servi',
    ])
    const hashes = JSON.stringify(await shop.em().find(RecoveryCode, {}))
    expect(hashes).not.toContain(two.replace('-', ''))
  })

  test('stops guesses, which the right password does not forgive, and takes nobody else’s codes', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const other = await createAccount(shop)
    const stranger = new Browser(shop)
    await stranger.login(other.email, accountPassword)
    for (const code of ['000000', '111111', '222222', '333333', '444444']) await enter(code)
    expect((await enter(codeOf(secret))).status).toBe(429)
    expect((await enter(recoveryCodes[0])).status).toBe(429)
    pass(16 * minute)
    expect((await enter(codeOf(secret))).status).toBe(200)
  })

  test('gets ten others in the place of its recovery codes', async () => {
    const { recoveryCodes } = await turnOn()
    const { body } = await browser.post('/api/auth/second-factor/recovery-codes')
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await enter(recoveryCodes[0])).status).toBe(400)
    expect((await enter(body.recoveryCodes[0])).status).toBe(200)
  })

  test('moves to another application when a code of it is given back, and not before', async () => {
    const { secret } = await turnOn()
    const other = (await browser.post('/api/auth/second-factor')).body.secret
    expect((await enter(codeOf(secret))).status).toBe(200)
    pass(minute)
    await browser.post('/api/auth/second-factor/confirm', { code: codeOf(other) })
    pass(minute)
    expect((await enter(codeOf(secret))).status).toBe(400)
    expect((await enter(codeOf(other))).status).toBe(200)
  })

  test('is as before once the codes are off; its owner is told', async () => {
    await turnOn()
    expect((await browser.call('DELETE', '/api/auth/second-factor')).status).toBe(200)
    expect((await enter()).status).toBe(200)
    expect(await shop.em().count(RecoveryCode, {})).toBe(0)
    expect(await subjects()).toContain('Les codes de connexion sont désactivés')
  })
})

test.each([
  ['begun', 'POST', '/api/auth/second-factor'],
  ['confirmed', 'POST', '/api/auth/second-factor/confirm'],
  ['renewed', 'POST', '/api/auth/second-factor/recovery-codes'],
  ['turned off', 'DELETE', '/api/auth/second-factor'],
])('codes are %s after a recent proof alone', async (_name, method, path) => {
  pass(11 * minute)
  const answer = await browser.call(method, path, { code: '000000' })
  expect(answer).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
})

describe('a right password without the rest', () => {
  test('stands in the history, and forgives no wrong password that came before', async () => {
    await turnOn()
    const guess = (password: string) =>
      new Browser(shop).post('/api/login', { email: user.email, password }).then(({ status }) => status)
    for (let nth = 1; nth <= 4; nth++) expect(await guess('pas le bon')).toBe(401)
    expect((await enter()).body.code).toBe('SECOND_FACTOR_REQUIRED')
    expect([await guess('pas le bon'), await guess('pas le bon')]).toEqual([401, 429])
    await shop.settle()
    const { body } = await browser.get('/api/auth/sign-ins')
    expect(body.filter(({ outcome }: { outcome: string }) => outcome === 'INCOMPLETE')).toMatchObject([
      { method: 'PASSWORD' },
    ])
  })

  test('is told by one mail after three wrong codes', async () => {
    const { secret } = await turnOn()
    const alarms = async () => (await subjects()).filter((each) => each === 'Des codes faux ont été saisis')
    for (const count of [0, 0, 1, 1]) {
      await enter(codeOf(secret, 9))
      expect(await alarms()).toHaveLength(count)
    }
  })
})
