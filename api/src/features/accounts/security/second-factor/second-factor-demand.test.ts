import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount, createApiToken } from '../../../../test/data/factories.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { SecondFactor } from './second-factor.entity.ts'

const orders = '{ adminOrders { totalCount } }'
const demand = '{ me { secondFactorDemand } }'

/** Somebody of the team, signed in at a browser. */
async function enter(shop: ReturnType<typeof openTestShop>) {
  const user = await createAccount(shop)
  await shop.em().execute("update users set roles = '{OWNER}' where id = ?", [user.id])
  const browser = new Browser(shop)
  const login = await browser.login(user.email, accountPassword)
  return { user, browser, login }
}

async function turnOn(browser: Browser, now: Date) {
  const secret = Secret.fromBase32((await browser.post('/api/auth/second-factor')).body.secret)
  const code = TOTP.generate({ secret, timestamp: now.getTime() })
  return browser.post('/api/auth/second-factor/confirm', { code })
}

describe('where the team has to have codes', () => {
  const shop = openTestShop({ ADMIN_SECOND_FACTOR: 'required' })

  test('who has none has no right on either edge, nor by an API token, until they are set up', async () => {
    const { user, browser, login } = await enter(shop)
    expect(login.status).toBe(200)
    const token = await createApiToken(shop, user, ['ORDERS_READ'])
    const byToken = () => shop.get('/api/admin/orders', { headers: { authorization: `Bearer ${token}` } })
    const missing = { status: 403, body: { code: 'SECOND_FACTOR_MISSING' } }
    const refused = await browser.get('/api/admin/orders')
    expect(refused).toMatchObject(missing)
    expect(refused.body.message).toContain('/mon-compte/securite')
    expect((await browser.graphql(orders)).body.errors[0].extensions.code).toBe('SECOND_FACTOR_MISSING')
    expect(await browser.get('/api/admin/history?subjectType=PRODUCT&subjectId=1')).toMatchObject(missing)
    expect(await byToken()).toMatchObject(missing)
    expect((await browser.graphql(demand)).body.data.me.secondFactorDemand).toBe('REQUIRED')

    expect((await turnOn(browser, shop.clock.current)).status).toBe(200)
    expect((await browser.get('/api/admin/orders')).status).toBe(200)
    expect((await browser.graphql(orders)).body.data.adminOrders.totalCount).toBe(0)
    expect((await byToken()).status).toBe(200)
    expect((await browser.graphql(demand)).body.data.me.secondFactorDemand).toBeNull()

    expect((await browser.call('DELETE', '/api/auth/second-factor')).status).toBe(200)
    expect(await browser.get('/api/admin/orders')).toMatchObject(missing)
  })

  test('an application that is only being set up is no second factor, and customers are asked nothing', async () => {
    const { browser } = await enter(shop)
    await browser.post('/api/auth/second-factor')
    expect((await browser.get('/api/admin/orders')).status).toBe(403)
    const { email } = await createAccount(shop)
    const customer = new Browser(shop)
    await customer.login(email, accountPassword)
    expect((await customer.graphql(demand)).body.data.me.secondFactorDemand).toBeNull()
    expect((await customer.get('/api/admin/orders')).body.code).toBe('FORBIDDEN')
  })

  test('another password leaves who has codes signed in at this browser', async () => {
    const { user, browser } = await enter(shop)
    await turnOn(browser, shop.clock.current)
    const change = { currentPassword: accountPassword, newPassword: 'Un autre mot de passe 9' }
    expect((await browser.call('PUT', '/api/account/password', change)).status).toBe(200)
    expect((await browser.get('/api/admin/orders')).status).toBe(200)
    expect(await shop.em().count(SecondFactor, { user: user.id, confirmedAt: { $ne: null } })).toBe(1)
  })
})

describe.each([
  ['recommended', 'RECOMMENDED'],
  ['off', null],
])('where codes are %s', (setting, expected) => {
  const shop = openTestShop({ ADMIN_SECOND_FACTOR: setting })

  test('who has none works as before', async () => {
    const { browser } = await enter(shop)
    expect((await browser.graphql(demand)).body.data.me.secondFactorDemand).toBe(expected)
    expect((await browser.get('/api/admin/orders')).status).toBe(200)
  })
})
