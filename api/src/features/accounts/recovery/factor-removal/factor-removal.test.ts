import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { codeAtStart, createSecondFactor } from '../../../../test/data/second-factor.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { hasSecondFactor } from '../../security/end-second-factors.ts'
import { FactorRemoval } from '../../security/factor-removal.entity.ts'
import { SignIn } from '../../security/sessions/sign-in.entity.ts'
import type { User } from '../../user.entity.ts'
import { AccountLink } from '../account-link.entity.ts'
import { removeDueFactors } from './remove-due-factors.ts'

const shop = openTestShop({ LOGIN_FAILURES_PER_ADDRESS: '8' })
const hour = 3_600_000
const start = new Date('2026-11-21T09:00:00Z')
const later = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

let user: User
beforeEach(async () => {
  shop.clock.current = start
  user = await createAccount(shop, { email: 'camille@exemple.fr', emailConfirmedAt: start })
  await createSecondFactor(shop, user.id)
})

const edges = {
  REST: {
    ask: (email: string, password: string) =>
      shop.post('/api/login/lost-factor', { body: { email, password } }),
    open: (token: string) => shop.post('/api/login/lost-factor/open', { body: { token } }),
    confirm: (token: string) => shop.post('/api/login/lost-factor/confirm', { body: { token } }),
    cancel: (token: string) => shop.post('/api/login/lost-factor/cancel', { body: { token } }),
  },
  GraphQL: {
    ask: (email: string, password: string) =>
      shop.graphql('mutation ($a: String!, $b: String!) { requestFactorRemoval(email: $a, password: $b) }', {
        ...{ a: email, b: password },
      }),
    open: (token: string) =>
      shop.graphql('mutation ($t: String!) { openFactorRemoval(token: $t) { account dueAt } }', { t: token }),
    confirm: (token: string) =>
      shop.graphql('mutation ($t: String!) { confirmFactorRemoval(token: $t) { account dueAt } }', {
        t: token,
      }),
    cancel: (token: string) =>
      shop.graphql('mutation ($t: String!) { cancelFactorRemoval(token: $t) }', { t: token }),
  },
}
const { ask, open, confirm, cancel } = edges.REST

const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const subjects = async () => (await mails()).map(({ subject }) => subject)
const tokenIn = (mail?: OutgoingMail) =>
  /\/double-verification#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'no token'
const history = async () =>
  (await shop.em().find(SignIn, { method: 'FACTOR_REMOVAL' }, { orderBy: { id: 'asc' } })).map(
    ({ outcome }) => outcome,
  )
const round = () => removeDueFactors(shop.em(), shop.env, shop.clock.now())
const has = () => hasSecondFactor(shop.em(), user.id)
const enter = (code?: string) =>
  new Browser(shop).call('POST', '/api/login', { email: user.email, password: accountPassword, code })

/** The token of the mail that asks to confirm. */
async function asked(edge: keyof typeof edges = 'REST'): Promise<string> {
  expect((await edges[edge].ask(user.email, accountPassword)).status).toBe(200)
  await shop.settle()
  return tokenIn((await mails()).at(-1))
}

/** Asked for and confirmed: the token of the mail that stops it. */
async function planned(): Promise<string> {
  expect((await confirm(await asked())).status).toBe(200)
  return tokenIn((await mails()).at(-1))
}

const codeOf = ({ body }: { body: { code?: string; errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code ?? body.code

describe.each(['REST', 'GraphQL'] as const)('a second factor that is lost with all codes, by %s', (edge) => {
  test('goes 72 hours after its owner has opened a link of a mail, who is told at each step', async () => {
    const token = await asked(edge)
    const link = await edges[edge].open(token)
    expect(link.text).toContain('ca•••@exemple.fr')
    expect(await shop.em().count(FactorRemoval)).toBe(0)
    expect((await edges[edge].confirm(token)).text).toContain('2026-11-24T09:00:00.000Z')
    expect(codeOf(await edges[edge].confirm(token))).toBe('NOT_FOUND')
    later(48 * hour - 1)
    expect([await round(), (await mails()).length]).toEqual([0, 2])
    later(1)
    expect([await round(), await round(), (await mails()).length]).toEqual([0, 0, 3])
    later(24 * hour - 1)
    expect([await round(), await has()]).toEqual([0, true])
    later(1)
    expect([await round(), await has(), await round()]).toEqual([1, false, 0])
    expect(await subjects()).toEqual([
      'Retirer la double vérification de votre compte',
      'Votre double vérification sera retirée dans 72\u00a0heures',
      'Rappel\u00a0: votre double vérification sera retirée demain',
      'Votre double vérification a été retirée',
    ])
    expect(await history()).toEqual(['PLANNED', 'REMOVED'])
    expect((await enter()).status).toBe(200)
  })

  test('is kept at once by the link of the first mail, also after the reminder', async () => {
    const token = await planned()
    later(50 * hour)
    await round()
    expect(tokenIn((await mails()).at(-1))).toBe(token)
    expect(codeOf(await edges[edge].cancel(token))).toBeUndefined()
    later(100 * hour)
    expect([await round(), await has()]).toEqual([0, true])
    expect((await subjects()).at(-1)).toBe('Votre double vérification est gardée')
    expect(await history()).toEqual(['PLANNED', 'CANCELLED'])
    expect(codeOf(await edges[edge].cancel(token))).toBe('NOT_FOUND')
  })

  test('an unknown address and a wrong password get one answer, and nobody a mail', async () => {
    const told = []
    for (const [address, password] of [
      [user.email, 'pas le bon mot'],
      ['personne@exemple.fr', accountPassword],
    ] as const) {
      const { status, text, headers } = await edges[edge].ask(address, password)
      told.push([status, text, [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))])
    }
    expect(told[0]).toEqual(told[1])
    await shop.settle()
    expect(await mails()).toEqual([])
  })
})

test('with the right password the answer is one, whether or not there is a second factor; a mail is not', async () => {
  const plain = await createAccount(shop)
  const told = []
  for (const { email } of [user, plain]) told.push((await ask(email, accountPassword)).text)
  expect(told[0]).toBe(told[1])
  await shop.settle()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([user.email])
})

test('three mails an hour, and the newest link alone opens; the fourth question is answered alike', async () => {
  const first = await asked()
  const newest = await asked()
  await asked()
  const last = tokenIn((await mails()).at(-1))
  expect((await ask(user.email, accountPassword)).status).toBe(200)
  await shop.settle()
  expect(await mails()).toHaveLength(3)
  expect([codeOf(await open(first)), codeOf(await open(newest)), codeOf(await open(last))]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    undefined,
  ])
})

test('a link to ask lives for thirty minutes', async () => {
  const token = await asked()
  later(hour / 2)
  expect(codeOf(await confirm(token))).toBe('NOT_FOUND')
})

describe('nobody removes it', () => {
  test('by guessing: guesses are counted over all links', async () => {
    const codes = []
    for (let guess = 0; guess < 9; guess++) codes.push(codeOf(await confirm(`${guess}`.repeat(43))))
    expect(codes).toEqual([...Array(8).fill('NOT_FOUND'), 'TOO_MANY_REQUESTS'])
    expect(codeOf(await confirm(await asked()))).toBe('TOO_MANY_REQUESTS')
  })

  test('by the link of another purpose, nor does its own set a password', async () => {
    const token = await asked()
    const body = { token, password: 'une phrase toute neuve' }
    expect((await shop.post('/api/password/reset', { body })).status).toBe(404)
    await shop.post('/api/password/forgot', { body: { email: user.email } })
    await shop.settle()
    const reset = /#([\w-]{43})$/m.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? ''
    expect(codeOf(await confirm(reset))).toBe('NOT_FOUND')
    // What stops a removal does not ask for one.
    expect(codeOf(await confirm(await planned()))).toBe('NOT_FOUND')
  })

  test('from an account of the team, whose mail says who can', async () => {
    const owner = await createAccount(shop, { email: 'ines@exemple.fr', roles: ['OWNER'] })
    await createSecondFactor(shop, owner.id)
    expect((await ask(owner.email, accountPassword)).text).toBe((await ask(user.email, accountPassword)).text)
    await shop.settle()
    const [mail] = await shop.em().find(OutgoingMail, { recipient: owner.email })
    expect(mail?.text).not.toContain('/double-verification')
    expect(await shop.em().count(AccountLink, { user: owner.id })).toBe(0)
    // Whoever joins the team after the question keeps it as well.
    await planned()
    await shop.em().execute(`update users set roles = '{CONTENT}' where id = ?`, [user.id])
    later(60 * hour)
    await round()
    later(24 * hour)
    expect([await round(), await has(), await history()]).toEqual([0, true, ['PLANNED', 'CANCELLED']])
  })
})

describe('it stays when its owner', () => {
  const isStopped = async () => {
    expect(await shop.em().count(FactorRemoval)).toBe(0)
    later(100 * hour)
    expect([await round(), await has()]).toEqual([0, true])
    expect(await history()).toEqual(['PLANNED', 'CANCELLED'])
  }

  test('signs in with it', async () => {
    await planned()
    expect((await enter()).body.code).toBe('SECOND_FACTOR_REQUIRED')
    expect(await shop.em().count(FactorRemoval)).toBe(1)
    expect((await enter(codeAtStart)).status).toBe(200)
    await isStopped()
  })

  test('sets another password, which whoever asked does not know', async () => {
    await planned()
    await shop.post('/api/password/forgot', { body: { email: user.email } })
    await shop.settle()
    const token = /#([\w-]{43})$/m.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? ''
    await shop.post('/api/password/reset', { body: { token, password: 'une phrase toute neuve' } })
    await isStopped()
  })

  test('is signed in somewhere, and says so there; the page of security tells when it would go', async () => {
    const browser = new Browser(shop)
    await browser.call('POST', '/api/login', {
      ...{ email: user.email, password: accountPassword, code: codeAtStart },
    })
    await planned()
    const { body } = await browser.get('/api/auth/second-factor')
    expect(body.removalDueAt).toBe('2026-11-24T09:00:00.000Z')
    expect((await shop.post('/api/login/lost-factor/cancel', { body: {} })).status).toBe(401)
    expect((await browser.post('/api/login/lost-factor/cancel', {})).status).toBe(200)
    await isStopped()
  })
})

test('a shop that stood still reminds first, and takes it a day after that', async () => {
  await planned()
  later(200 * hour)
  expect([await round(), await has()]).toEqual([0, true])
  later(24 * hour)
  expect([await round(), await has()]).toEqual([1, false])
})

test('asked for twice, the first plan stands, and one mail told it', async () => {
  await planned()
  later(hour)
  const { body } = await confirm(await asked())
  expect(body.dueAt).toBe('2026-11-24T09:00:00.000Z')
  expect((await subjects()).filter((subject) => subject.includes('72'))).toHaveLength(1)
})

test('the token that stops it stands nowhere in the database', async () => {
  const token = await planned()
  await shop.em().nativeDelete(OutgoingMail, {})
  const rows = await shop.em().execute('select row_to_json(f) as row from factor_removals f')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await cancel(token)).status).toBe(200)
})
