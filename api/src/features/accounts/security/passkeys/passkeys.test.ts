import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { addPasskey, enterByPasskey } from '../../../../test/data/passkeys.ts'
import { SoftwarePasskey } from '../../../../test/data/software-passkey.ts'
import { openTestShop } from '../../../../test/shop.ts'
import type { User } from '../../user.entity.ts'
import { Passkey } from './passkey.entity.ts'
import { PasskeyChallenge } from './passkey-challenge.entity.ts'
import { userHandleOf } from './passkey-proof.ts'

const shop = openTestShop()
const minute = 60_000
const pass = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

let user: User
let browser: Browser
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  user = await createAccount(shop)
  browser = new Browser(shop)
  await browser.login(user.email, accountPassword)
})

const subjects = async () =>
  (await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })).map(({ subject }) => subject)
const list = async () => (await browser.get('/api/auth/passkeys')).body
const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED' } }
const badInput = { status: 400, body: { code: 'BAD_USER_INPUT' } }

describe('a passkey that is added', () => {
  test('asks for finger or PIN and for no e-mail, says nothing of the account, and is told to its owner', async () => {
    const { body: options } = await browser.post('/api/auth/passkeys/options')
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: userHandleOf(user.id) },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(JSON.stringify(options)).not.toContain(user.id)
    const { answer } = await addPasskey(browser)
    expect(answer.status).toBe(201)
    expect(new Set(answer.body.recoveryCodes).size).toBe(10)
    expect(await list()).toEqual([
      {
        id: answer.body.passkey.id,
        name: 'Téléphone',
        isBackedUp: false,
        createdAt: shop.clock.current.toISOString(),
        lastUsedAt: null,
      },
    ])
    const second = await addPasskey(browser, 'Portable')
    expect(second.answer.body.recoveryCodes).toBeNull()
    expect(await subjects()).toEqual(['Une clé d’accès a été ajoutée', 'Une clé d’accès a été ajoutée'])
  })

  test.each([
    ['another address', { origin: 'http://localhost:4001' }],
    ['another name of the shop', { rpID: 'exemple.fr' }],
    ['nobody who unlocked it', { isVerified: false }],
  ])('with %s is refused', async (_name, faults) => {
    const { body: options } = await browser.post('/api/auth/passkeys/options')
    const response = new SoftwarePasskey().create(options, faults)
    expect(await browser.post('/api/auth/passkeys', { name: 'Clé', response })).toMatchObject(badInput)
    expect(await list()).toEqual([])
  })

  test('uses its challenge up, which is this account’s, this browser’s and of five minutes', async () => {
    const { body: options } = await browser.post('/api/auth/passkeys/options')
    const add = (at: Browser) =>
      at.post('/api/auth/passkeys', { name: 'Clé', response: new SoftwarePasskey().create(options) })
    const elsewhere = new Browser(shop)
    await elsewhere.login(user.email, accountPassword)
    await elsewhere.post('/api/auth/passkeys/options')
    expect(await add(elsewhere)).toMatchObject(badInput)
    const other = await createAccount(shop)
    const sameBrowser = new Browser(shop)
    await sameBrowser.login(other.email, accountPassword)
    for (const [name, cookie] of browser.others) sameBrowser.others.set(name, cookie)
    expect(await add(sameBrowser)).toMatchObject(badInput)
    expect((await add(browser)).status).toBe(201)
    expect(await add(browser)).toMatchObject(badInput)
    const { body: late } = await browser.post('/api/auth/passkeys/options')
    pass(5 * minute)
    const response = new SoftwarePasskey().create(late)
    expect(await browser.post('/api/auth/passkeys', { name: 'Tard', response })).toMatchObject(badInput)
  })

  test('is registered once, under a name of its own', async () => {
    const { device } = await addPasskey(browser)
    const { body: options } = await browser.post('/api/auth/passkeys/options')
    expect(options.excludeCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }])
    const again = await browser.post('/api/auth/passkeys', {
      name: 'Autre',
      response: device.create(options),
    })
    expect(again).toMatchObject({ status: 409, body: { message: 'Cette clé d’accès est déjà enregistrée.' } })
    expect((await addPasskey(browser)).answer).toMatchObject({
      status: 409,
      body: { fields: { name: expect.any(String) } },
    })
  })
})

describe('signing in by passkey', () => {
  test('needs neither e-mail nor password, and is the session and the history of any other sign-in', async () => {
    const { device } = await addPasskey(browser)
    const phone = new Browser(shop)
    expect(await enterByPasskey(phone, device, { userHandle: userHandleOf(user.id) })).toMatchObject({
      status: 200,
      body: { email: user.email },
    })
    expect((await phone.get('/api/auth/user')).body.id).toBe(user.id)
    expect((await list())[0].lastUsedAt).toBe(shop.clock.current.toISOString())
    await shop.settle()
    expect((await browser.get('/api/auth/sign-ins')).body).toHaveLength(2)
    expect((await phone.get('/api/auth/confirm')).body.confirmedUntil).not.toBeNull()
    expect((await phone.get('/api/auth/sign-ins')).body[0].method).toBe('PASSKEY')
  })

  test.each([
    ['another address', { origin: 'https://exemple.fr' }],
    ['another name of the shop', { rpID: 'exemple.fr' }],
    ['nobody who unlocked it', { isVerified: false }],
    ['the handle of another account', { userHandle: userHandleOf('somebody') }],
  ])('with %s is refused, like a passkey that nobody has', async (_name, faults) => {
    const { device } = await addPasskey(browser)
    const unknown = await enterByPasskey(new Browser(shop), new SoftwarePasskey())
    expect(unknown).toMatchObject(unauthenticated)
    const refused = await enterByPasskey(new Browser(shop), device, faults)
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body])
  })

  test('takes no signature of another key under a known number', async () => {
    const { device } = await addPasskey(browser)
    const forger = new SoftwarePasskey()
    Object.assign(forger, { id: device.id, counter: 7 })
    expect(await enterByPasskey(new Browser(shop), forger)).toMatchObject(unauthenticated)
    expect(await subjects()).toEqual(['Une clé d’accès a été ajoutée'])
    expect((await enterByPasskey(new Browser(shop), device)).status).toBe(200)
  })

  test('uses its challenge up, which is this browser’s and no step-up’s', async () => {
    const { device } = await addPasskey(browser)
    const phone = new Browser(shop)
    const { body: options } = await phone.post('/api/login/passkey/options')
    const enter = (at: Browser) => at.post('/api/login/passkey', { response: device.get(options) })
    expect(await enter(new Browser(shop))).toMatchObject(unauthenticated)
    expect((await enter(phone)).status).toBe(200)
    expect(await enter(phone)).toMatchObject(unauthenticated)
    const { body: stepUp } = await browser.post('/api/auth/confirm/passkey/options')
    const crossed = await browser.post('/api/login/passkey', { response: device.get(stepUp) })
    expect(crossed).toMatchObject(unauthenticated)
  })

  test('of five uses of one challenge at once one gets in', async () => {
    const { device } = await addPasskey(browser)
    const phone = new Browser(shop)
    const { body: options } = await phone.post('/api/login/passkey/options')
    const response = Array.from({ length: 5 }, () => device.get(options))
    const answers = await Promise.all(
      response.map((each) => phone.post('/api/login/passkey', { response: each })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
    expect(await shop.em().count(PasskeyChallenge, {})).toBe(0)
  })

  test('a counter that goes back is refused and told to the owner; a device that does not count is not', async () => {
    const { device } = await addPasskey(browser)
    expect((await enterByPasskey(new Browser(shop), device, { counter: 0 })).status).toBe(200)
    expect((await enterByPasskey(new Browser(shop), device, { counter: 5 })).status).toBe(200)
    for (const counter of [5, 4, 0])
      expect(await enterByPasskey(new Browser(shop), device, { counter })).toMatchObject(unauthenticated)
    expect((await subjects()).slice(1)).toEqual(Array(3).fill('Une clé d’accès a été refusée'))
    expect(await shop.em().count(Passkey, { counter: 5 })).toBe(1)
  })

  test('for the administration opens nothing to a customer', async () => {
    const { device } = await addPasskey(browser)
    const enter = async () => {
      const at = new Browser(shop)
      const { body } = await at.post('/api/login/passkey/options')
      return at.post('/api/login/passkey', { response: device.get(body), administration: true })
    }
    const refused = await enter()
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(refused.headers.getSetCookie().join()).not.toContain('session=')
    await shop.em().execute("update users set roles = '{OWNER}' where id = ?", [user.id])
    expect((await enter()).status).toBe(200)
  })
})

describe('a passkey beside the password', () => {
  const enter = (at: Browser, more: object = {}) =>
    at.post('/api/login', { email: user.email, password: accountPassword, ...more })

  test('is asked for once there is one, of this account; a recovery code takes its place once', async () => {
    const { device, answer } = await addPasskey(browser)
    const [recovery] = answer.body.recoveryCodes
    const phone = new Browser(shop)
    expect(await enter(phone)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
    expect(await enter(phone, { code: '123456' })).toMatchObject(badInput)
    const other = await createAccount(shop)
    const stranger = new Browser(shop)
    await stranger.login(other.email, accountPassword)
    const { device: foreign } = await addPasskey(stranger)
    const withPasskey = async (by: SoftwarePasskey) => {
      const { body } = await phone.post('/api/login/passkey/options')
      return enter(phone, { passkey: by.get(body) })
    }
    expect(await withPasskey(foreign)).toMatchObject(badInput)
    expect((await withPasskey(device)).status).toBe(200)
    expect((await enter(new Browser(shop), { code: recovery })).status).toBe(200)
    expect(await enter(new Browser(shop), { code: recovery })).toMatchObject(badInput)
    await shop.settle()
    const { body: history } = await browser.get('/api/auth/sign-ins')
    const methods = history.map(({ method }: { method: string }) => method)
    expect([...new Set(methods)].toSorted()).toEqual([
      'PASSWORD',
      'PASSWORD_CODE',
      'PASSWORD_PASSKEY',
      'RECOVERY_CODE',
    ])
  })

  test('is asked for no more once the last is removed', async () => {
    const { answer } = await addPasskey(browser)
    const { id } = answer.body.passkey
    expect((await browser.call('DELETE', `/api/auth/passkeys/${id}`)).body).toEqual({ id })
    expect((await enter(new Browser(shop))).status).toBe(200)
    expect((await browser.get('/api/auth/second-factor')).body.recoveryCodesLeft).toBe(0)
    expect((await subjects()).at(-1)).toBe('Une clé d’accès a été retirée')
  })
})
