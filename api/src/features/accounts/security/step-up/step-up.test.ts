import { beforeEach, describe, expect, test } from 'vitest'
import { Session } from '../../../../platform/http/session.entity.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount, createProduct } from '../../../../test/data/factories.ts'
import { openTestShop } from '../../../../test/shop.ts'
import type { User } from '../../user.entity.ts'

const shop = openTestShop({ LOGIN_FAILURES_PER_ACCOUNT: '3' })
const minute = 60_000
const pass = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

let owner: User
let browser: Browser
beforeEach(async () => {
  owner = await createAccount(shop, { roles: ['OWNER'] })
  browser = new Browser(shop)
  await browser.login(owner.email, accountPassword)
})

const graveActs: Record<string, () => Promise<{ status: number; body: { code?: string } | undefined }>> = {
  'the messages as a file': () => browser.get('/api/admin/messages/export.csv'),
  'the waitlist as a file': () => browser.get('/api/admin/waitlist/export.csv'),
  'the newsletter as a file': () => browser.get('/api/admin/newsletter/export.csv'),
  'the orders as a file': () => browser.get('/api/admin/orders/export.csv'),
  'the usage as a file': () => browser.get('/api/admin/analytics/export.csv?period=LAST_7_DAYS'),
  'the consents of one person as a file': () =>
    browser.post('/api/admin/register/consents/export.csv', { search: 'ana@exemple.fr' }),
  'the deletion of several products': async () => {
    const ids = [(await createProduct(shop)).id, (await createProduct(shop)).id]
    return browser.post('/api/admin/products/delete', { ids })
  },
}

describe.each(Object.entries(graveActs))('%s', (_name, act) => {
  test('asks for a proof that is not older than ten minutes', async () => {
    pass(10 * minute)
    expect((await act()).status).toBe(200)
    pass(1)
    expect(await act()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
    expect((await browser.post('/api/auth/confirm', { password: accountPassword })).status).toBe(200)
    expect((await act()).status).toBe(200)
  })
})

const confirm = 'mutation ($password: String!) { confirmIdentity(input: { password: $password }) }'
const remove = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) { ids } }'

test('GraphQL refuses with the same code and takes the same proof; one product alone is no grave act', async () => {
  const ids = [(await createProduct(shop)).id, (await createProduct(shop)).id, (await createProduct(shop)).id]
  pass(11 * minute)
  const refused = await browser.graphql(remove, { ids: ids.slice(0, 2) })
  expect(refused.body.errors[0].extensions.code).toBe('STEP_UP_REQUIRED')
  expect((await browser.graphql(remove, { ids: ids.slice(2) })).body.errors).toBeUndefined()
  const until = new Date(shop.clock.now().getTime() + 10 * minute).toISOString()
  const proof = await browser.graphql(confirm, { password: accountPassword })
  expect(proof.body.data.confirmIdentity).toBe(until)
  expect((await browser.get('/api/auth/confirm')).body).toEqual({ confirmedUntil: until })
  expect((await browser.graphql('{ identityConfirmedUntil }')).body.data.identityConfirmedUntil).toBe(until)
  expect((await browser.graphql(remove, { ids: ids.slice(0, 2) })).body.errors).toBeUndefined()
})

test('a wrong password proves nothing, leaves the person signed in, and counts as a failed login', async () => {
  pass(11 * minute)
  for (const _ of [1, 2, 3]) {
    const wrong = await browser.post('/api/auth/confirm', { password: 'pas le bon' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', fields: {} } })
  }
  expect((await browser.post('/api/auth/confirm', { password: accountPassword })).status).toBe(429)
  expect((await browser.login(owner.email, accountPassword)).status).toBe(429)
  expect((await browser.get('/api/auth/confirm')).body).toEqual({ confirmedUntil: null })
})

test('the proof is this browser’s alone, and no request that began before it takes it back', async () => {
  const other = new Browser(shop)
  await other.login(owner.email, accountPassword)
  pass(11 * minute)
  const [before] = await shop.em().find(Session, {}, { orderBy: { expire: 'desc' } })
  expect(before).toBeDefined()
  await Promise.all([
    browser.post('/api/auth/confirm', { password: accountPassword }),
    ...Array.from({ length: 5 }, () => browser.get('/api/auth/user')),
  ])
  expect((await browser.get('/api/auth/confirm')).body.confirmedUntil).not.toBeNull()
  expect((await other.get('/api/auth/confirm')).body.confirmedUntil).toBeNull()
})

test('a session that was ended while its password was compared is not revived', async () => {
  const proof = browser.post('/api/auth/confirm', { password: accountPassword })
  await shop.em().nativeDelete(Session, { userId: owner.id })
  await proof
  expect(await shop.em().count(Session, {})).toBe(0)
})
