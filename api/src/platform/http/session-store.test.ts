import type { SessionData } from 'express-session'
import { beforeEach, describe, expect, test } from 'vitest'
import { User } from '../../features/accounts/user.entity.ts'
import { createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { Session } from './session.entity.ts'
import { DatabaseSessionStore } from './session-store.ts'

const shop = openTestShop()
const hour = 3_600_000
const now = new Date('2026-11-21T09:00:00Z')
const data = { userId: 'ana', signedInAt: 1, cookie: { originalMaxAge: hour } } as SessionData

let store: DatabaseSessionStore
beforeEach(() => {
  shop.clock.current = now
  store = new DatabaseSessionStore(shop.database.orm, shop.clock)
})

const set = (sid: string) => new Promise((done) => store.set(sid, data, done))
const touch = (sid: string) => new Promise((done) => store.touch(sid, data, done))
const destroy = (sid: string) => new Promise((done) => store.destroy(sid, done))
const get = (sid: string) =>
  new Promise<SessionData | null | undefined>((done, fail) =>
    store.get(sid, (error, found) => (error ? fail(error) : done(found))),
  )
const travel = (ms: number) => {
  shop.clock.current = new Date(now.getTime() + ms)
}

describe('a stored session', () => {
  test('is found as it was set, until its time by the shop’s clock', async () => {
    await set('a')
    expect(await get('a')).toMatchObject({ userId: 'ana', signedInAt: 1 })
    travel(hour - 1)
    expect(await get('a')).toMatchObject({ userId: 'ana' })
    travel(hour)
    expect(await get('a')).toBeNull()
    expect(await get('b')).toBeNull()
  })

  test('lives on when it is touched', async () => {
    await set('a')
    travel(hour - 1)
    await touch('a')
    travel(hour + 1)
    expect(await get('a')).toMatchObject({ userId: 'ana' })
  })

  test('is not revived by a slow request that touches it after the logout', async () => {
    await set('a')
    await destroy('a')
    await touch('a')
    expect(await shop.em().count(Session)).toBe(0)
  })

  test('is not revived by the answer of its own sign-in when another sign-in has ended it meanwhile', async () => {
    store = new DatabaseSessionStore(shop.database.orm, shop.clock, { mostPerAccount: 1 })
    await set('a')
    travel(1)
    await set('b')
    await set('a')
    expect(await shop.em().find(Session, {}, { fields: ['sid'] })).toMatchObject([{ sid: 'b' }])
  })

  test('is stored anew when it says something else', async () => {
    await set('a')
    await new Promise((done) => store.set('a', { ...data, userId: 'bea' }, done))
    expect(await get('a')).toMatchObject({ userId: 'bea' })
  })

  test('tells whose it is, as the database has it at that moment', async () => {
    const personSql = `select id, email from users where id = sessions.sess ->> 'userId'`
    store = new DatabaseSessionStore(shop.database.orm, shop.clock, { personSql })
    await set('a')
    await get('a')
    expect(store.personOf('a')).toBeNull()
    const ana = await createUser(shop, { id: 'ana' })
    await get('a')
    expect(store.personOf('a')).toEqual({ id: 'ana', email: ana.email })
    await shop.em().nativeDelete(User, { id: 'ana' })
    await get('a')
    expect(store.personOf('a')).toBeNull()
  })

  test('set twice at once is one row', async () => {
    await Promise.all([set('a'), set('a'), set('a')])
    expect(await shop.em().count(Session)).toBe(1)
  })
})
