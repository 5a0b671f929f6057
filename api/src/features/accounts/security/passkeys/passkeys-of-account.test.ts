import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { addPasskey, enterByPasskey } from '../../../../test/data/passkeys.ts'
import { SoftwarePasskey } from '../../../../test/data/software-passkey.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { Passkey } from './passkey.entity.ts'
import { passkeyLimits } from './passkeys.rules.ts'

const minute = 60_000
const pass = (shop: TestShop, ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

/** Somebody who is signed in. */
async function enter(shop: TestShop, roles: 'OWNER'[] = []) {
  const user = await createAccount(shop, { roles })
  const browser = new Browser(shop)
  await browser.login(user.email, accountPassword)
  return { user, browser }
}

describe('the passkeys of an account', () => {
  const shop = openTestShop({ LOGIN_FAILURES_PER_ADDRESS: '12' })
  beforeEach(() => {
    shop.clock.current = new Date('2026-11-21T09:00:00Z')
  })

  test('are renamed and removed by their owner alone', async () => {
    const { browser } = await enter(shop)
    const { browser: stranger } = await enter(shop)
    const { id } = (await addPasskey(browser)).answer.body.passkey
    const missing = { status: 404, body: { code: 'NOT_FOUND' } }
    expect(await stranger.call('PUT', `/api/auth/passkeys/${id}`, { name: 'À moi' })).toMatchObject(missing)
    expect(await stranger.call('DELETE', `/api/auth/passkeys/${id}`)).toMatchObject(missing)
    expect((await stranger.get('/api/auth/passkeys')).body).toEqual([])
    const renamed = await browser.call('PUT', `/api/auth/passkeys/${id}`, { name: 'Clé du bureau' })
    expect(renamed.body).toMatchObject({ id, name: 'Clé du bureau' })
    await addPasskey(browser, 'Téléphone')
    const taken = await browser.call('PUT', `/api/auth/passkeys/${id}`, { name: 'Téléphone' })
    expect(taken).toMatchObject({ status: 409, body: { fields: { name: expect.any(String) } } })
  })

  test('are added and removed after a recent proof alone', async () => {
    const { browser } = await enter(shop)
    const { id } = (await addPasskey(browser)).answer.body.passkey
    pass(shop, 11 * minute)
    const refused = { status: 403, body: { code: 'STEP_UP_REQUIRED' } }
    expect(await browser.post('/api/auth/passkeys/options')).toMatchObject(refused)
    expect(await browser.post('/api/auth/passkeys', {})).toMatchObject(refused)
    expect(await browser.call('DELETE', `/api/auth/passkeys/${id}`)).toMatchObject(refused)
  })

  test('prove who is asking, each for its own account alone', async () => {
    const { browser } = await enter(shop)
    const { browser: stranger } = await enter(shop)
    const { device } = await addPasskey(browser)
    const { device: foreign } = await addPasskey(stranger)
    pass(shop, 11 * minute)
    const prove = async (by: SoftwarePasskey) => {
      const { body: options } = await browser.post('/api/auth/confirm/passkey/options')
      expect(options.allowCredentials).toMatchObject([{ id: device.id }])
      return browser.post('/api/auth/confirm/passkey', { response: by.get(options) })
    }
    expect(await prove(foreign)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } })
    expect((await browser.get('/api/auth/confirm')).body.confirmedUntil).toBeNull()
    const until = new Date(shop.clock.current.getTime() + 10 * minute).toISOString()
    expect((await prove(device)).body).toEqual({ confirmedUntil: until })
    expect((await browser.post('/api/auth/passkeys/options')).status).toBe(200)
  })

  test('are answered alike by both edges', async () => {
    const { browser } = await enter(shop)
    const { device } = await addPasskey(browser)
    const { body } = await browser.graphql('{ passkeys { id name isBackedUp createdAt lastUsedAt } }')
    const numbered = body.data.passkeys.map((each: { id: string }) => ({ ...each, id: Number(each.id) }))
    expect(numbered).toEqual((await browser.get('/api/auth/passkeys')).body)
    const phone = new Browser(shop)
    const asked = await phone.graphql('mutation { passkeySignIn }')
    const login = 'mutation ($input: PasskeySignInInput!) { loginWithPasskey(input: $input) { email } }'
    const input = { response: device.get(asked.body.data.passkeySignIn) }
    expect((await phone.graphql(login, { input })).body.data.loginWithPasskey.email).toContain('@')
    const again = await phone.graphql(login, { input })
    expect(again.body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('are twenty at most', async () => {
    const { user, browser } = await enter(shop)
    const rows = Array.from({ length: passkeyLimits.each }, (_, at) => ({
      ...{ user: user.id, name: `Clé ${at}`, credentialId: `credential-${at}`, publicKey: 'x' },
      isBackedUp: true,
    }))
    await shop.em().insertMany(Passkey, rows)
    expect(await browser.post('/api/auth/passkeys/options')).toMatchObject({ status: 409 })
  })

  test('that open nothing are counted by address, and each question too', async () => {
    const failures: number[] = []
    for (let at = 0; at < 13; at++) {
      const answer = await new Browser(shop).post('/api/login/passkey', {
        response: new SoftwarePasskey().get({ challenge: 'A'.repeat(43) }),
      })
      failures.push(answer.status)
    }
    expect(failures).toEqual([...Array(12).fill(401), 429])
    const asked: number[] = []
    for (let at = 0; at < 13; at++) asked.push((await shop.post('/api/login/passkey/options')).status)
    expect(asked).toEqual([...Array(12).fill(200), 429])
  })

  test('that a stranger left behind end when the owner of the address sets a password', async () => {
    const { user, browser } = await enter(shop)
    const { device } = await addPasskey(browser)
    await shop.post('/api/password/forgot', { body: { email: user.email } })
    await shop.settle()
    const mails = await shop.em().find(OutgoingMail, { recipient: user.email }, { orderBy: { id: 'asc' } })
    const token = /nouveau#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1]
    const reset = { token, password: 'Une phrase toute neuve 7' }
    expect((await shop.post('/api/password/reset', { body: reset })).status).toBeLessThan(300)
    expect((await enterByPasskey(new Browser(shop), device)).status).toBe(401)
    expect((await new Browser(shop).login(user.email, reset.password)).status).toBe(200)
  })
})

describe('where the team has to have a second factor', () => {
  const shop = openTestShop({ ADMIN_SECOND_FACTOR: 'required' })

  test('a passkey is one; without the last the administration asks again', async () => {
    const { browser } = await enter(shop, ['OWNER'])
    const missing = { status: 403, body: { code: 'SECOND_FACTOR_MISSING' } }
    expect(await browser.get('/api/admin/orders')).toMatchObject(missing)
    const { answer, device } = await addPasskey(browser)
    expect((await browser.get('/api/admin/orders')).status).toBe(200)
    const demand = '{ me { secondFactorDemand } }'
    const entered = new Browser(shop)
    await enterByPasskey(entered, device)
    expect((await entered.graphql(demand)).body.data.me.secondFactorDemand).toBeNull()
    await browser.call('DELETE', `/api/auth/passkeys/${answer.body.passkey.id}`)
    expect(await browser.get('/api/admin/orders')).toMatchObject(missing)
  })
})

describe.each(['http://boutique.fr', 'http://127.0.0.1:4000', 'https://192.0.2.1'])(
  'a shop at %s',
  (address) => {
    const shop = openTestShop({ PUBLIC_URL: address, TRUST_PROXY: '1' })

    test('says that passkeys do not work there, whatever name a request gives it', async () => {
      const headers = { host: 'localhost:4000', 'x-forwarded-host': 'localhost:4000' }
      const answer = await shop.post('/api/login/passkey/options', { headers })
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
      expect(answer.body.message).toContain('https')
    })
  },
)
