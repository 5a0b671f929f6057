import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../../housekeeping.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { openTestShop } from '../../../../test/shop.ts'
import type { User } from '../../user.entity.ts'
import { SignIn } from './sign-in.entity.ts'

const shop = openTestShop()
const start = new Date('2026-11-21T09:00:00Z')
const dayMs = 24 * 3_600_000
const pass = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
const iphone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}

let user: User
let desk: Browser
let phone: Browser
beforeEach(async () => {
  shop.clock.current = start
  user = await createAccount(shop)
  desk = new Browser(shop, firefox)
  phone = new Browser(shop, iphone)
  await desk.login(user.email, accountPassword)
  pass(5 * 60_000)
  await phone.login(user.email, accountPassword)
})

const devices = async (browser: Browser) => (await browser.get('/api/auth/sessions')).body
const statusOf = async (browser: Browser) => (await browser.get('/api/auth/user')).status

describe('the browsers in which one is signed in', () => {
  test('are told by name, since when and last seen, this one first, on both edges', async () => {
    pass(3_600_000)
    const list = await devices(desk)
    expect(list).toEqual([
      {
        ...{ id: expect.any(String), browser: 'Firefox', system: 'Windows', isCurrent: true },
        ...{ signedInAt: '2026-11-21T09:00:00.000Z', lastSeenAt: '2026-11-21T09:00:00.000Z' },
      },
      {
        ...{ id: expect.any(String), browser: 'Safari', system: 'iOS', isCurrent: false },
        ...{ signedInAt: '2026-11-21T09:05:00.000Z', lastSeenAt: '2026-11-21T09:05:00.000Z' },
      },
    ])
    const { body } = await desk.graphql(
      '{ signedInDevices { id browser system signedInAt lastSeenAt isCurrent } }',
    )
    expect(body.data.signedInDevices[1]).toEqual(list[1])
    // The request before has used this one.
    expect(body.data.signedInDevices[0]).toEqual({ ...list[0], lastSeenAt: '2026-11-21T10:05:00.000Z' })
  })

  test('show nothing by which somebody could be signed in, and nobody else’s', async () => {
    const stranger = new Browser(shop, firefox)
    const other = await createAccount(shop)
    await stranger.login(other.email, accountPassword)
    const answer = await stranger.get('/api/auth/sessions')
    expect(answer.body).toHaveLength(1)
    const sid = decodeURIComponent(stranger.cookie).split(/=s:|\./)[1] ?? ''
    expect(sid).not.toBe('')
    expect(answer.text).not.toContain(sid)
  })
})

describe('a browser that is signed out from another one', () => {
  test.each([
    ['over REST', async (id: string) => (await desk.call('DELETE', `/api/auth/sessions/${id}`)).status],
    [
      'over GraphQL',
      async (id: string) => (await desk.graphql(`mutation { endSession(id: "${id}") }`)).body.data && 204,
    ],
  ])('is nobody with its next request, %s; once more it is unknown', async (_edge, end) => {
    const [, other] = await devices(desk)
    expect(await end(other.id)).toBe(204)
    expect([await statusOf(desk), await statusOf(phone)]).toEqual([200, 401])
    expect((await desk.call('DELETE', `/api/auth/sessions/${other.id}`)).status).toBe(404)
  })

  test('is one’s own: another person’s is unknown', async () => {
    const stranger = new Browser(shop)
    await stranger.login((await createAccount(shop)).email, accountPassword)
    const [, other] = await devices(desk)
    expect((await stranger.call('DELETE', `/api/auth/sessions/${other.id}`)).status).toBe(404)
    expect(await statusOf(phone)).toBe(200)
  })

  test('all others end at once', async () => {
    expect((await desk.call('DELETE', '/api/auth/sessions')).body).toEqual({ ended: 1 })
    expect((await phone.graphql('mutation { endOtherSessions }')).body.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    expect(await devices(desk)).toHaveLength(1)
    expect((await desk.graphql('mutation { endOtherSessions }')).body.data.endOtherSessions).toBe(0)
  })
})

describe('the history of sign-ins', () => {
  test('has successes and failures with their browsers, the newest first, and no word of unknown accounts', async () => {
    pass(1_000)
    await phone.login(user.email, 'pas le bon')
    await phone.login('inconnue@exemple.fr', 'pas le bon')
    await shop.settle()
    const { body } = await desk.get('/api/auth/sign-ins')
    expect(body).toMatchObject([
      {
        outcome: 'FAILED',
        method: 'PASSWORD',
        browser: 'Safari',
        system: 'iOS',
        createdAt: '2026-11-21T09:05:01.000Z',
      },
      { outcome: 'SUCCEEDED', browser: 'Safari' },
      { outcome: 'SUCCEEDED', browser: 'Firefox', system: 'Windows' },
    ])
    const told = await desk.graphql('{ signIns { items { outcome method browser system createdAt } } }')
    expect(told.body.data.signIns.items).toEqual(body.map(({ id: _id, ...facts }: { id: number }) => facts))
    expect(await shop.em().count(SignIn, {})).toBe(3)
  })

  test('is told in parts, all of it or what came out alike, whole over 90 days, and one’s own alone', async () => {
    await shop.settle()
    await shop.em().nativeDelete(SignIn, {})
    const other = await createAccount(shop)
    const from = shop.clock.current.getTime()
    const rows = Array.from({ length: 130 }, (_, i) => ({
      ...{ user: i % 13 === 0 ? other.id : user.id, method: 'PASSWORD' as const },
      outcome: i % 2 === 0 ? ('SUCCEEDED' as const) : ('FAILED' as const),
      createdAt: new Date(from - i * 60_000),
    }))
    await shop.em().insertMany(SignIn, rows)
    const part = async (query: string) => {
      const { status, body, headers } = await desk.get(`/api/auth/sign-ins${query}`)
      return { status, body, total: Number(headers.get('x-total-count')) }
    }
    const seen = new Set<number>()
    for (let offset = 0; offset < 120; offset += 50) {
      const { body, total } = await part(`?limit=50&offset=${offset}`)
      expect(total).toBe(120)
      for (const { id } of body) seen.add(id)
    }
    expect(seen.size).toBe(120)
    expect((await part('')).body).toHaveLength(20)
    const failed = await part('?outcome=FAILED&limit=100')
    expect([failed.total, failed.body.length]).toEqual([60, 60])
    expect(failed.body.every(({ outcome }: { outcome: string }) => outcome === 'FAILED')).toBe(true)
    const { body } = await desk.graphql(
      '{ signIns(outcome: "FAILED", limit: 2, offset: 1) { totalCount items { id } } }',
    )
    const ids = failed.body.slice(1, 3).map(({ id }: { id: number }) => ({ id: String(id) }))
    expect(body.data.signIns).toEqual({ totalCount: 60, items: ids })
    const wrong = await Promise.all(['?outcome=PEUT-ETRE', '?limit=101', '?offset=-1'].map(part))
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
  })

  test('is kept for 90 days', async () => {
    await shop.settle()
    pass(90 * dayMs - 1)
    const clean = () => cleanUp(shop.database.orm, shop.env, shop.clock.current, shop.storage)
    await clean()
    expect(await shop.em().count(SignIn, {})).toBe(1)
    pass(5 * 60_000)
    await clean()
    expect(await shop.em().count(SignIn, {})).toBe(0)
  })
})
