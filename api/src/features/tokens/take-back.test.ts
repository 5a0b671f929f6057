import { beforeEach, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount, createApiToken } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { AccountLink } from '../accounts/recovery/account-link.entity.ts'
import { Passkey } from '../accounts/security/passkeys/passkey.entity.ts'
import type { User } from '../accounts/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'

const shop = openTestShop()
const start = new Date('2026-11-21T09:00:00Z')
const day = 24 * 3_600_000
let user: User
let own: Browser
let other: Browser
beforeEach(async () => {
  shop.clock.current = start
  user = await createAccount(shop, { roles: ['OWNER'], emailConfirmedAt: start })
  own = new Browser(shop)
  other = new Browser(shop)
  for (const browser of [own, other]) await browser.login(user.email, accountPassword)
  for (const [name, daysAgo] of [
    ['Ancienne', 40],
    ['Récente', 2],
  ] as const)
    await shop.em().insert(Passkey, {
      ...{ user: user.id, name, credentialId: name, publicKey: 'A', isBackedUp: true },
      createdAt: new Date(start.getTime() - daysAgo * day),
    })
})

const since = new Date(start.getTime() - 7 * day).toISOString()
const passkeys = async () => (await shop.em().find(Passkey, { user: user.id })).map(({ name }) => name)
const isIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200

const edges = {
  REST: (by: Browser, passkeysSince?: string) => by.post('/api/account/take-back', { passkeysSince }),
  GraphQL: (by: Browser, passkeysSince?: string) =>
    by.graphql(
      'mutation ($since: DateTimeISO) { takeBackAccount(passkeysSince: $since) { sessions apiTokens passkeys } }',
      { since: passkeysSince },
    ),
}

test.each(['REST', 'GraphQL'] as const)(
  'whatever opens the account for others is gone, by %s; this browser, and what is of others, stays',
  async (edge) => {
    const stranger = await createAccount(shop, { roles: ['OWNER'] })
    const theirs = await createApiToken(shop, stranger, ['ORDERS_READ'])
    const token = await createApiToken(shop, user, ['ORDERS_READ'])
    await other.call('POST', '/api/account/email', {
      ...{ email: 'voleur@exemple.fr', currentPassword: accountPassword },
    })
    expect(await shop.em().count(AccountLink, { user: user.id })).toBe(1)
    const { text } = await edges[edge](own, since)
    expect(text).toContain('{"sessions":1,"apiTokens":1,"passkeys":1}')
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
    expect(await passkeys()).toEqual(['Ancienne'])
    expect(await shop.em().count(AccountLink, { user: user.id })).toBe(0)
    const orders = async (text: string) =>
      (await shop.get('/api/admin/orders', { headers: { authorization: `Bearer ${text}` } })).status
    expect([await orders(token), await orders(theirs)]).toEqual([401, 200])
    const [entry] = await shop.em().find(AuditEntry, { subjectType: 'TOKEN' })
    expect([entry?.action, entry?.actorId]).toEqual(['DELETED', user.id])
    const subject = 'Les accès à votre compte ont été retirés'
    expect(await shop.em().count(OutgoingMail, { recipient: user.email, subject })).toBe(1)
  },
)

test('passkeys stay where no time is said; it takes a fresh proof, and a person', async () => {
  shop.clock.current = new Date(start.getTime() + 10 * 60_000 + 1)
  expect((await edges.REST(own, since)).body.code).toBe('STEP_UP_REQUIRED')
  expect(await isIn(other)).toBe(true)
  const token = await createApiToken(shop, user, ['ORDERS_READ'])
  const by = { headers: { authorization: `Bearer ${token}` }, body: {} }
  expect((await shop.post('/api/account/take-back', by)).status).toBe(403)
  expect((await shop.post('/api/account/take-back', { body: {} })).status).toBe(401)
  shop.clock.current = start
  expect((await edges.REST(own)).body).toEqual({ sessions: 1, apiTokens: 1, passkeys: 0 })
  expect(await passkeys()).toEqual(['Ancienne', 'Récente'])
})
