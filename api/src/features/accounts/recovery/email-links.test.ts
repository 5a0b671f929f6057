import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../test/data/factories.ts'
import { addPasskey, enterByPasskey } from '../../../test/data/passkeys.ts'
import { openTestShop } from '../../../test/shop.ts'
import { AccountLink } from './account-link.entity.ts'

// A stranger may open an account with anybody's address, and leave a passkey to come back with. Whoever has the mailbox
// must get the account whole: no press of theirs makes the stranger its second owner.

const shop = openTestShop({ PUBLIC_URL: 'http://localhost:4000', LOGIN_FAILURES_PER_ACCOUNT: '3' })
const email = 'victime@exemple.fr'
const chosen = 'une phrase toute neuve'
let stranger: Browser

beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  stranger = new Browser(shop)
})

const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
/** The token of the newest mail that has one. */
const token = async () =>
  (await mails()).flatMap(({ text }) => /#([\w-]{43})$/m.exec(text)?.[1] ?? []).at(-1) ?? 'no token'
const plant = () =>
  stranger.post('/api/register', { email, password: chosen, firstName: 'Ana', lastName: 'Petit' })
/** « Mot de passe oublié ? », all the way. */
async function reset() {
  await shop.post('/api/password/forgot', { body: { email } })
  await shop.settle()
  const password = 'celui de la victime'
  return shop.post('/api/password/reset', { body: { token: await token(), password } })
}

const edges = {
  REST: (verb: 'open' | 'confirm' | 'disown', input: object, browser = new Browser(shop)) =>
    browser
      .post(`/api/account/email/${verb}`, input)
      .then(({ body }) => (body.code ? [body.code, ...Object.keys(body.fields ?? {})] : body)),
  GraphQL: async (verb: 'open' | 'confirm' | 'disown', input: object, browser = new Browser(shop)) => {
    const field = {
      open: 'openEmailLink(token: $token) { purpose email account openedAt isOwn }',
      confirm: 'confirmEmail(token: $token, password: $password) { email confirmedAt pendingEmail }',
      disown: 'disownEmail(token: $token)',
    }[verb]
    const more = verb === 'confirm' ? ', $password: String' : ''
    const { body } = await browser.graphql(`mutation ($token: String!${more}) { ${field} }`, { ...input })
    const refusal = body.errors?.[0]?.extensions
    if (refusal) return [refusal.code, ...Object.keys(refusal.fields ?? {})]
    const [data] = Object.values(body.data)
    return data === true ? { success: true } : data
  },
}

describe.each(['REST', 'GraphQL'] as const)('the link to an address, by %s', (edge) => {
  const ask = edges[edge]

  test('confirms nothing for who presses it without the session or the password of the account', async () => {
    await plant()
    const link = await token()
    expect(await ask('confirm', { token: link })).toEqual(['UNAUTHENTICATED'])
    expect(await ask('confirm', { token: link, password: 'pas le bon' })).toEqual([
      'BAD_USER_INPUT',
      'password',
    ])
    // Neither does the session of another account.
    const other = new Browser(shop)
    await createAccount(shop, { email: 'autre@exemple.fr' })
    await other.login('autre@exemple.fr', accountPassword)
    expect(await ask('confirm', { token: link }, other)).toEqual(['UNAUTHENTICATED'])
    expect((await stranger.get('/api/account/email')).body.confirmedAt).toBeNull()
    const confirmedAt = shop.clock.now().toISOString()
    expect(await ask('confirm', { token: link, password: chosen })).toEqual({
      email,
      confirmedAt,
      pendingEmail: null,
    })
  })

  test('of a planted account, pressed by the victim: after a reset nothing of the stranger opens it', async () => {
    await plant()
    const { device } = await addPasskey(stranger)
    await ask('confirm', { token: await token() })
    expect((await reset()).status).toBe(200)
    expect((await stranger.get('/api/auth/user')).status).toBe(401)
    expect((await enterByPasskey(new Browser(shop), device)).status).toBe(401)
    expect((await new Browser(shop).login(email, 'celui de la victime')).status).toBe(200)
  })

  test('says whose account it is before anything is pressed; of another address its beginning alone', async () => {
    await plant()
    const openedAt = expect.stringMatching(/^202\d-/)
    const facts = { purpose: 'CONFIRM_EMAIL', email, account: email, openedAt }
    expect(await ask('open', { token: await token() })).toEqual({ ...facts, isOwn: false })
    expect(await ask('open', { token: await token() }, stranger)).toEqual({ ...facts, isOwn: true })
    await stranger.post('/api/account/email', { email: 'neuve@exemple.fr', currentPassword: chosen })
    const link = (await mails()).flatMap(({ text }) => /#([\w-]{43})$/m.exec(text)?.[1] ?? [])[1]
    expect(await ask('open', { token: link })).toEqual({
      ...{ purpose: 'CHANGE_EMAIL', email: 'neuve@exemple.fr', account: 'vi•••@exemple.fr', openedAt },
      isOwn: false,
    })
    expect(await ask('open', { token: 'a'.repeat(43) })).toEqual(['NOT_FOUND'])
    expect(await shop.em().count(AccountLink)).toBe(2)
  })

  test('« ce n’est pas moi » shuts out who opened the account: password, passkey and session; the mailbox gets it back', async () => {
    await plant()
    const { device } = await addPasskey(stranger)
    const link = await token()
    expect(await ask('disown', { token: link })).toEqual({ success: true })
    expect((await stranger.get('/api/auth/user')).status).toBe(401)
    expect((await new Browser(shop).login(email, chosen)).status).toBe(401)
    expect((await enterByPasskey(new Browser(shop), device)).status).toBe(401)
    expect(await ask('disown', { token: link })).toEqual(['NOT_FOUND'])
    expect((await reset()).status).toBe(200)
  })

  test('« ce n’est pas moi » of a change of address ends the change, and nothing else', async () => {
    await plant()
    await stranger.post('/api/account/email', { email: 'neuve@exemple.fr', currentPassword: chosen })
    const [, link] = (await mails()).flatMap(({ text }) => /#([\w-]{43})$/m.exec(text)?.[1] ?? [])
    expect(await ask('confirm', { token: link })).toEqual(['UNAUTHENTICATED'])
    expect(await ask('disown', { token: link })).toEqual({ success: true })
    expect((await stranger.get('/api/account/email')).body).toEqual({
      email,
      confirmedAt: null,
      pendingEmail: null,
    })
  })
})
