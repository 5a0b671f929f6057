import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../housekeeping.ts'
import { sendNextMail } from '../../../platform/mail/outbox.ts'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../test/browser.ts'
import { accountPassword, createAccount, createAdmin, createApiToken } from '../../../test/data/factories.ts'
import { addPasskey } from '../../../test/data/passkeys.ts'
import { openTestShop } from '../../../test/shop.ts'
import { User } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'

const shop = openTestShop({ LOGIN_FAILURES_PER_ADDRESS: '8' })
const email = 'camille@exemple.fr'
const chosen = 'une phrase toute neuve'
const minute = 60_000
const quiet = pino({ level: 'silent' })

beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  await createAccount(shop, { email })
})

const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))
const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const tokenIn = (mail?: OutgoingMail) => /\/mot-de-passe\/nouveau#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]

const edges = {
  REST: {
    forgot: (address: string) => shop.post('/api/password/forgot', { body: { email: address } }),
    reset: (token: unknown, password: string) =>
      shop.post('/api/password/reset', { body: { token, password } }),
  },
  GraphQL: {
    forgot: (address: string) =>
      shop.graphql('mutation ($email: String!) { forgotPassword(email: $email) }', { email: address }),
    reset: (token: unknown, password: string) =>
      shop.graphql(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { passkeys apiTokens } }',
        {
          input: { token, password },
        },
      ),
  },
}

/** The token of a new mail. */
async function askedToken(edge: keyof typeof edges = 'REST'): Promise<string> {
  await edges[edge].forgot(email)
  await shop.settle()
  return tokenIn((await mails()).at(-1)) ?? 'no token'
}
const refusal = async (token: unknown, edge: keyof typeof edges = 'REST', password = chosen) => {
  const { body } = await edges[edge].reset(token, password)
  return body.errors?.[0]?.extensions.code ?? body.code
}
const dead = 'NOT_FOUND'
const opens = async (password: string) =>
  (await shop.post('/api/login', { body: { email, password } })).status

describe.each(['REST', 'GraphQL'] as const)('a forgotten password, by %s', (edge) => {
  test('is replaced by the link of a mail, once; the person is told by another', async () => {
    const token = await askedToken(edge)
    const [link] = await mails()
    expect(link).toMatchObject({ recipient: email, subject: 'Choisir un nouveau mot de passe' })
    expect(await refusal(token, edge)).toBeUndefined()
    const [, told] = await mails()
    expect(told).toMatchObject({ recipient: email, subject: 'Votre mot de passe a été changé' })
    expect(await refusal(token, edge)).toBe(dead)
    const kept = await shop.em().findOneOrFail(User, { email })
    expect(kept.emailConfirmedAt).toEqual(shop.clock.now())
  })

  test('known or not, the answer is the same, and only the owner gets a mail', async () => {
    const told = []
    for (const address of ['CAMILLE@Exemple.fr', 'personne@exemple.fr']) {
      const { status, text, headers } = await edges[edge].forgot(address)
      const kept = [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
      told.push([status, text, kept])
    }
    expect(told[0]).toEqual(told[1])
    await shop.settle()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  test('a link lives for thirty minutes, and not a moment longer', async () => {
    const token = await askedToken(edge)
    later(30 * minute)
    expect(await refusal(token, edge)).toBe(dead)
    later(-1)
    expect(await refusal(token, edge)).toBeUndefined()
  })

  test('a common password, the own address and a short one are refused; the link still opens', async () => {
    const token = await askedToken(edge)
    for (const password of ['motdepasse', email, '12345'])
      expect(await refusal(token, edge, password)).toBe('BAD_USER_INPUT')
    expect(await refusal(token, edge)).toBeUndefined()
  })

  test('guesses are counted, and refused like failures to sign in', async () => {
    const codes = []
    for (let guess = 0; guess < 9; guess++) codes.push(await refusal(`${guess}`.repeat(43), edge))
    expect(codes).toEqual([...Array(8).fill(dead), 'TOO_MANY_REQUESTS'])
    // A right one as well: nobody learns by it which was right.
    expect(await refusal(await askedToken(edge), edge)).toBe('TOO_MANY_REQUESTS')
    later(15 * minute + 1_000)
    expect(await refusal(await askedToken(edge), edge)).toBeUndefined()
  })
})

describe('a link is void', () => {
  test('once a newer one was sent', async () => {
    const [first, second] = [await askedToken(), await askedToken()]
    expect(await refusal(first)).toBe(dead)
    expect(await refusal(second)).toBeUndefined()
  })

  test.each(['', 'abc', undefined, null, 42, {}, "' or 1=1 --", 'é'.repeat(43), 'a\u0000'.repeat(22)])(
    'when it is %j',
    async (token) => {
      expect(await refusal(token)).toBe('BAD_USER_INPUT')
    },
  )

  test('and of what is kept nobody can make one: there is its hash alone', async () => {
    const token = await askedToken()
    const [row] = await shop.em().find(AccountLink, {})
    expect(JSON.stringify(row)).not.toContain(token)
    expect(await refusal(row?.tokenHash.slice(0, 43))).toBe(dead)
  })

  test('and housekeeping leaves neither used nor expired ones', async () => {
    const token = await askedToken()
    await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
    expect(await shop.em().count(AccountLink)).toBe(1)
    expect(await refusal(token)).toBeUndefined()
    expect(await shop.em().count(AccountLink)).toBe(0)
    await askedToken()
    await cleanUp(shop.database.orm, shop.env, later(30 * minute), shop.storage)
    expect(await shop.em().count(AccountLink)).toBe(0)
  })
})

test('what still opens the account beside the new password is told, by the answer and by mail', async () => {
  const user = await shop.em().findOneOrFail(User, { email })
  await shop
    .em()
    .nativeUpdate(User, { id: user.id }, { emailConfirmedAt: shop.clock.now(), roles: ['CONTENT'] })
  const browser = new Browser(shop)
  await browser.login(email, accountPassword)
  for (const name of ['Téléphone', 'Portable']) await addPasskey(browser, name)
  await createApiToken(shop, user, ['CONTENT_READ'])
  const rest = await edges.REST.reset(await askedToken(), chosen)
  expect(rest.body).toEqual({ success: true, passkeys: 2, apiTokens: 1 })
  const said = '2\u00a0clés d’accès et un jeton d’API ouvrent toujours votre compte.'
  expect((await mails()).at(-1)?.text).toContain(said)
  const graphql = await edges.GraphQL.reset(await askedToken(), chosen)
  expect(graphql.body.data.resetPassword).toEqual({ passkeys: 2, apiTokens: 1 })
})

test('a new password ends every session, and only it signs in', async () => {
  const browsers = [new Browser(shop), new Browser(shop)]
  for (const browser of browsers) await browser.login(email, accountPassword)
  const stranger = await createAccount(shop, { email: 'autre@exemple.fr' })
  const other = new Browser(shop)
  await other.login(stranger.email, accountPassword)
  await refusal(await askedToken())
  for (const browser of browsers) expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect((await other.get('/api/auth/user')).status).toBe(200)
  expect([await opens(accountPassword), await opens(chosen)]).toEqual([401, 200])
})

describe('the mails with a link', () => {
  test('are three in the life of one, whoever asks; then the answer stays the same', async () => {
    const tokens = [await askedToken(), await askedToken(), await askedToken()]
    for (let more = 0; more < 3; more++)
      expect((await edges.GraphQL.forgot(email)).body).toEqual({ data: { forgotPassword: true } })
    await shop.settle()
    expect(await mails()).toHaveLength(3)
    later(29 * minute)
    expect(await refusal(tokens[2])).toBeUndefined()
  })

  test('cannot be had for thousands of addresses from one', async () => {
    const statuses = []
    for (let i = 0; i < 9; i++) statuses.push((await edges.REST.forgot(`p${i}@exemple.fr`)).status)
    expect(statuses).toEqual([...Array(8).fill(200), 429])
    const keys = await shop.em().execute<{ key: string }[]>('select key from rate_limits')
    expect(JSON.stringify(keys)).not.toContain('exemple.fr')
  })

  const send = (deliver: (mail: OutgoingMail) => Promise<void>) =>
    sendNextMail(shop.database.orm, deliver, shop.clock, quiet)

  test('are forgotten once they are sent, and never sent when their link is dead', async () => {
    await askedToken()
    await send(async () => {})
    expect(await mails()).toMatchObject([{ text: '', html: null, sentAt: shop.clock.now() }])
    await askedToken()
    later(30 * minute)
    await send(async () => expect.fail('sent all the same'))
    expect((await mails())[1]).toMatchObject({ text: '', html: null, sentAt: null, attempts: 7 })
  })

  test('are shown to no administrator, even when a server quotes them in its refusal', async () => {
    const token = await askedToken()
    await send(async ({ text }) => {
      throw new Error(`554 refused: ${text}`)
    })
    const as = await createAdmin(shop)
    const list = await shop.get('/api/admin/mails', { as })
    expect(list.body).toMatchObject([{ recipient: email, state: 'RETRYING' }])
    expect(`${list.text}${JSON.stringify(await mails().then(([mail]) => mail?.lastError))}`).not.toContain(
      token,
    )
  })
})

test('no token is ever in a log line, whatever fails', async () => {
  const token = await askedToken()
  await shop.em().execute(`alter table outgoing_mails add constraint refuses check (false) not valid`)
  try {
    expect((await edges.REST.reset(token, chosen)).status).toBe(500)
    await edges.REST.forgot(email)
    await shop.settle()
    expect(shop.errors.splice(0).join()).toMatch(/a queued row cannot be written/)
  } finally {
    await shop.em().execute('alter table outgoing_mails drop constraint refuses')
  }
  // What failed changed nothing: the link still opens.
  expect(await refusal(token)).toBeUndefined()
  await refusal(token)
  const lines = shop.logged.join('\n')
  expect(lines).not.toContain(token)
  expect(lines).not.toMatch(/#[\w-]{43}|toute neuve/)
})
