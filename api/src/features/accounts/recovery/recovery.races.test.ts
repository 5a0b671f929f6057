import { beforeEach, describe, expect, test } from 'vitest'
import { Session } from '../../../platform/http/session.entity.ts'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { meanwhile, openCopy } from '../../../test/database/meanwhile.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { User } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'

const shop = openTestShop()
const email = 'camille@exemple.fr'
beforeEach(async () => {
  await createAccount(shop, { email })
})

const forgot = (at: TestShop = shop, address = email) =>
  at.post('/api/password/forgot', { body: { email: address } })
const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const tokens = async () =>
  (await mails()).flatMap(({ text }) => /\/mot-de-passe\/nouveau#([\w-]{43})$/m.exec(text)?.[1] ?? [])
const reset = async (token: string, password: string) =>
  (await shop.post('/api/password/reset', { body: { token, password } })).status
const opens = async (password: string) =>
  (await shop.post('/api/login', { body: { email, password } })).status === 200

describe.runIf(onPostgres)('at once', () => {
  test('eight uses of one link set one password', async () => {
    await forgot()
    await shop.settle()
    const [token = ''] = await tokens()
    const passwords = Array.from({ length: 8 }, (_, i) => `une phrase ${i} toute neuve`)
    const statuses = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(404)])
    const winner = passwords[statuses.indexOf(200)] ?? ''
    expect([await opens(winner), await opens(accountPassword)]).toEqual([true, false])
    expect(await mails()).toHaveLength(2)
  })

  test('of two links that two copies of the shop send, the newest alone opens', async () => {
    const copy = await openCopy(shop)
    try {
      await Promise.all([forgot(), forgot(copy)])
      await Promise.all([shop.settle(), copy.settle()])
    } finally {
      await copy.close()
    }
    const [first = '', second = ''] = await tokens()
    expect(await shop.em().count(AccountLink)).toBe(1)
    expect([await reset(first, 'une phrase'), await reset(second, 'une autre phrase')]).toEqual([404, 200])
  })
})

test.runIf(onPostgres)('nobody waits while the shop looks whether there is an account', async () => {
  const open = shop.em()
  await open.begin()
  await open.execute('lock table users, account_links, outgoing_mails in access exclusive mode')
  try {
    for (const address of [email, 'personne@exemple.fr'])
      expect((await forgot(shop, address)).body).toEqual({ success: true })
  } finally {
    await open.commit()
  }
  await shop.settle()
  expect(await tokens()).toHaveLength(1)
})

describe.runIf(onPostgres)('meanwhile', () => {
  const signedIn = async (address: string) => {
    const browser = new Browser(shop)
    expect((await browser.login(address, accountPassword)).status).toBe(200)
    return browser
  }
  const change = (browser: Browser) =>
    browser.call('PUT', '/api/account/password', {
      currentPassword: accountPassword,
      newPassword: 'celle de la personne',
    })

  test('of a reset and a change of the password one is done, and the other told so', async () => {
    await forgot()
    await shop.settle()
    const [token = ''] = await tokens()
    const browser = await signedIn(email)
    const [byLink, { status: bySelf }] = await Promise.all([
      reset(token, 'celle du lien, tout autre'),
      change(browser),
    ])
    const isReset = byLink === 200
    expect([byLink, bySelf]).toEqual(isReset ? [200, bySelf] : [404, 200])
    if (isReset) expect([400, 401]).toContain(bySelf)
    expect(await opens('celle du lien, tout autre')).toBe(isReset)
    expect(await opens('celle de la personne')).toBe(!isReset)
    expect(await opens(accountPassword)).toBe(false)
  })

  test('a sign-in with the password that is just being replaced leaves no session', async () => {
    const { status } = await meanwhile(
      shop,
      (em) => em.execute('lock table sessions in exclusive mode'),
      () => shop.post('/api/login', { body: { email, password: accountPassword } }),
      (em) => em.execute(`update users set password = '$argon2id$another'`),
    )
    expect([status, await shop.em().count(Session)]).toEqual([401, 0])
  })

  test('two accounts that confirm one address: one has it, the other is told that it is taken', async () => {
    await createAccount(shop, { email: 'autre@exemple.fr' })
    for (const address of [email, 'autre@exemple.fr']) {
      const browser = await signedIn(address)
      const input = { email: 'voulue@exemple.fr', currentPassword: accountPassword }
      expect((await browser.post('/api/account/email', input)).status).toBe(200)
    }
    const links = (await mails()).flatMap(
      ({ text }) => /\/adresse\/confirmation#([\w-]{43})$/m.exec(text)?.[1] ?? [],
    )
    expect(links).toHaveLength(2)
    const answers = await Promise.all(
      links.map((token) =>
        shop.post('/api/account/email/confirm', { body: { token, password: accountPassword } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shop.em().count(User, { email: 'voulue@exemple.fr' })).toBe(1)
  })
})
