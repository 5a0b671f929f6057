import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { User } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'

const shop = openTestShop({ LOGIN_FAILURES_PER_ACCOUNT: '3' })
const email = 'camille@exemple.fr'
const neuve = 'neuve@exemple.fr'
const chosen = 'une phrase toute neuve'
const hour = 3_600_000
let browser: Browser

beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  await createAccount(shop, { email })
  browser = new Browser(shop)
  await browser.login(email, accountPassword)
})

const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))
const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const sent = async () => (await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)
const tokenIn = (mail?: OutgoingMail) => /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'no token'
const opens = async (address: string, password: string) =>
  (await new Browser(shop).login(address, password)).status === 200

/** The same verbs by either edge, and what came of them. */
const edges = {
  REST: {
    password: (input: object) => browser.call('PUT', '/api/account/password', input),
    email: (input: object) => browser.post('/api/account/email', input),
    confirm: (token: string) => browser.post('/api/account/email/confirm', { token }),
    again: () => browser.post('/api/account/confirmation', {}),
    read: () => browser.get('/api/account/email'),
  },
  GraphQL: {
    password: (input: object) =>
      browser.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', { input }),
    email: (input: object) =>
      browser.graphql(`mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) ${fields} }`, {
        input,
      }),
    confirm: (token: string) =>
      browser.graphql(`mutation ($token: String!) { confirmEmail(token: $token) ${fields} }`, { token }),
    again: () => browser.graphql(`mutation { resendConfirmation ${fields} }`),
    read: () => browser.graphql(`{ accountEmail ${fields} }`),
  },
}
const fields = '{ email confirmedAt pendingEmail }'
type Told = {
  body: {
    code?: string
    fields?: object
    errors?: { extensions: { code: string; fields?: object } }[]
    data?: object
  }
}
/** What was told: the facts, or the code of the refusal and the fields that it speaks of. */
async function told(answer: Promise<Told>) {
  const { body } = await answer
  const refusal = body.errors?.[0]?.extensions ?? (body.code ? body : null)
  if (refusal) return [refusal.code, ...Object.keys(refusal.fields ?? {})]
  return body.data ? Object.values(body.data)[0] : body
}

describe.each(['REST', 'GraphQL'] as const)('by %s', (edge) => {
  const call = edges[edge]
  const change = (currentPassword: string, newPassword = chosen) =>
    told(call.password({ currentPassword, newPassword }))
  const ask = (address = neuve, currentPassword = accountPassword) =>
    told(call.email({ email: address, currentPassword }))

  test('another password is set by who knows the old one; other sessions and links end, a mail tells', async () => {
    const other = new Browser(shop)
    await other.login(email, accountPassword)
    await shop.post('/api/password/forgot', { body: { email } })
    await shop.settle()
    const before = browser.cookie
    await change(accountPassword)
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect(browser.cookie).not.toBe(before)
    expect([await opens(email, accountPassword), await opens(email, chosen)]).toEqual([false, true])
    const reset = { token: tokenIn((await mails())[0]), password: 'encore une autre' }
    expect((await shop.post('/api/password/reset', { body: reset })).status).toBe(404)
    expect((await sent()).slice(1)).toEqual([`${email}: Votre mot de passe a été changé`])
  })

  test('a wrong old password, and a new one that would be guessed, change nothing', async () => {
    for (const guessed of ['motdepasse', accountPassword])
      expect(await change(accountPassword, guessed)).toEqual(['BAD_USER_INPUT', 'newPassword'])
    for (const _ of [1, 2, 3])
      expect(await change('pas le bon')).toEqual(['BAD_USER_INPUT', 'currentPassword'])
    // Counted with the failures to sign in: a stolen session is no way to guess.
    expect(await change(accountPassword)).toEqual(['TOO_MANY_REQUESTS'])
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect(await sent()).toEqual([])
  })

  test('another address is the account’s once the link is opened that was sent there; the old one is told twice', async () => {
    const asked = { email, confirmedAt: null, pendingEmail: neuve }
    expect(await ask('Neuve@Exemple.FR')).toEqual(asked)
    expect(await told(call.read())).toEqual(asked)
    expect(await opens(neuve, accountPassword)).toBe(false)
    const token = tokenIn((await mails())[0])
    const confirmedAt = later(hour).toISOString()
    expect(await told(call.confirm(token))).toEqual({ email: neuve, confirmedAt, pendingEmail: null })
    expect(await told(call.confirm(token))).toEqual(['NOT_FOUND'])
    expect([await opens(email, accountPassword), await opens(neuve, accountPassword)]).toEqual([false, true])
    // Who was signed in stays so: the password is the same.
    expect((await browser.get('/api/auth/user')).body.email).toBe(neuve)
    expect(await sent()).toEqual([
      `${neuve}: Confirmez votre nouvelle adresse e-mail`,
      `${email}: Une autre adresse e-mail a été demandée`,
      `${email}: Votre adresse e-mail a été changée`,
    ])
  })

  test('an address that is taken is refused, also when it was taken meanwhile; so are the own one and a wrong password', async () => {
    await createAccount(shop, { email: 'prise@exemple.fr' })
    expect(await ask('Prise@exemple.fr')).toEqual(['CONFLICT', 'email'])
    expect(await ask('CAMILLE@exemple.fr')).toEqual(['BAD_USER_INPUT', 'email'])
    expect(await ask(neuve, 'pas le bon')).toEqual(['BAD_USER_INPUT', 'currentPassword'])
    await ask()
    await createAccount(shop, { email: neuve })
    const token = tokenIn((await mails())[0])
    expect(await told(call.confirm(token))).toEqual(['CONFLICT', 'email'])
    expect(await told(call.confirm(token))).toEqual(['NOT_FOUND'])
    expect(await told(call.read())).toEqual({ email, confirmedAt: null, pendingEmail: null })
  })

  test('a link to another address lives for a day; a newer one and another password end it', async () => {
    await ask()
    later(24 * hour)
    expect(await told(call.confirm(tokenIn((await mails())[0])))).toEqual(['NOT_FOUND'])
    later(-24 * hour)
    await ask('encore@exemple.fr')
    expect(await told(call.confirm(tokenIn((await mails())[0])))).toEqual(['NOT_FOUND'])
    await change(accountPassword)
    expect(await told(call.confirm(tokenIn((await mails())[2])))).toEqual(['NOT_FOUND'])
    expect(await shop.em().count(AccountLink)).toBe(0)
  })

  test('no link that was sent to the old address opens the account once it has another', async () => {
    await ask()
    await shop.post('/api/password/forgot', { body: { email } })
    await shop.settle()
    await call.confirm(tokenIn((await mails())[0]))
    const reset = { token: tokenIn((await mails())[2]), password: chosen }
    expect((await shop.post('/api/password/reset', { body: reset })).status).toBe(404)
  })

  test('a new account is asked to confirm its address, again three times an hour, and refused nothing without it', async () => {
    const person = { email: 'ana@exemple.fr', password: chosen, firstName: 'Ana', lastName: 'Petit' }
    browser = new Browser(shop)
    expect((await browser.post('/api/register', person)).status).toBe(201)
    expect(await told(call.read())).toEqual({ email: person.email, confirmedAt: null, pendingEmail: null })
    for (const _ of [1, 2, 3]) await call.again()
    expect(await told(call.again())).toEqual(['TOO_MANY_REQUESTS'])
    expect(await sent()).toEqual(Array(4).fill('ana@exemple.fr: Confirmez votre adresse e-mail'))
    const kept = await mails()
    expect(await told(call.confirm(tokenIn(kept[0])))).toEqual(['NOT_FOUND'])
    const confirmed = { email: person.email, confirmedAt: shop.clock.now().toISOString(), pendingEmail: null }
    expect(await told(call.confirm(tokenIn(kept[3])))).toEqual(confirmed)
    // Confirmed once: no more mails.
    expect(await told(call.again())).toEqual(confirmed)
    expect(await sent()).toHaveLength(4)
  })
})

test('mails name nobody: a name is what a stranger may have typed', async () => {
  const body = { email: 'ana@exemple.fr', password: chosen, firstName: 'http://piege', lastName: '<b>x' }
  await shop.post('/api/register', { body })
  expect(JSON.stringify(await mails())).not.toMatch(/piege|<b>x/)
  expect(await shop.em().count(User, { emailConfirmedAt: null })).toBe(2)
})
