import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createAdmin, createCartLine, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { AccountDeletion } from './account-deletion.entity.ts'
import { eraseDueAccounts } from './erase-accounts.ts'

const shop = openTestShop()
const ana = () => createUser(shop)
const mails = async (email: string) =>
  (
    await shop
      .em()
      .execute<{ count: number }[]>('select count(*)::int as count from outgoing_mails where recipient = ?', [
        email,
      ])
  )[0]?.count
const request = (as: Awaited<ReturnType<typeof ana>>) => shop.post('/api/account/deletion', { as, body: {} })

test('asked for and taken back many times at once: one plan, one mail each', async () => {
  const user = await ana()
  const asked = await Promise.all(Array.from({ length: 6 }, () => request(user)))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201]))
  expect([await shop.em().count(AccountDeletion), await mails(user.email)]).toEqual([1, 1])
  await Promise.all(Array.from({ length: 6 }, () => shop.delete('/api/account/deletion', { as: user })))
  expect([await shop.em().count(AccountDeletion), await mails(user.email)]).toEqual([0, 2])
})

test('the last two who manage the shop leave at once: one stays', async () => {
  const two = [await createAdmin(shop), await createAdmin(shop)]
  const asked = await Promise.all(two.map(request))
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('several copies of the shop end an account once; who takes it back meanwhile keeps all of it or nothing', async () => {
  const users = [await ana(), await ana(), await ana()]
  for (const user of users) await request(user)
  const due = new Date(shop.clock.now().getTime() + 8 * 24 * 3_600_000)
  const [taken] = users
  if (!taken) throw new Error('nobody')
  const [cancelled, ...ended] = await Promise.all([
    shop.delete('/api/account/deletion', { as: taken }),
    ...[1, 2, 3].map(() => eraseDueAccounts(shop.em(), due)),
  ])
  const left = await shop.em().execute<{ id: string }[]>('select id from users')
  const kept = left.some(({ id }) => id === taken.id)
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(kept ? 2 : 3)
  expect(left).toHaveLength(kept ? 1 : 0)
  expect([200, 401]).toContain(cancelled.status)
})

describe('data that are taken away', () => {
  /** The tables of which the file holds rows; 401 without a file, nothing where it broke off. */
  const saved = async (as: User) => {
    const cookie = await shop.cookieOf(as)
    return async () => {
      const response = await fetch(`${shop.origin}/api/account/data/export`, { headers: { cookie } })
      if (response.status !== 200) return response.status
      const zip = await response.arrayBuffer().catch(() => null)
      if (!zip) return null
      const { data } = JSON.parse(
        strFromU8(unzipSync(new Uint8Array(zip))['mes-donnees.json'] ?? new Uint8Array()),
      )
      return data.flatMap(({ table, rows }: { table: string; rows: object[] }) =>
        rows.length > 0 ? [table] : [],
      )
    }
  }
  const withCart = async () => {
    const user = await ana()
    await createCartLine(shop, { user: user.id })
    return user
  }

  test('while the end of the account is asked for are whole, and the end is planned once', async () => {
    const user = await withCart()
    const take = await saved(user)
    const [first, planned, second, again] = await Promise.all([take(), request(user), take(), request(user)])
    for (const tables of [first, second])
      expect(tables).toEqual(expect.arrayContaining(['users', 'cart', 'sessions']))
    expect([planned.status, again.status]).toEqual([201, 201])
    expect(await shop.em().count(AccountDeletion)).toBe(1)
    expect(await mails(user.email)).toBe(1)
  })

  test('while the account ends are whole, or there are none', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, withCart))
    for (const user of users) await request(user)
    const due = new Date(shop.clock.now().getTime() + 8 * 24 * 3_600_000)
    const takes = await Promise.all(users.map(saved))
    const [ended, ...files] = await Promise.all([
      eraseDueAccounts(shop.em(), due),
      ...takes.map((take) => take()),
    ])
    expect(ended).toBe(users.length)
    for (const tables of files)
      if (Array.isArray(tables))
        expect(tables).toEqual(expect.arrayContaining(['users', 'cart', 'account_deletions']))
      else expect([null, 401]).toContain(tables)
    expect(await shop.em().execute('select 1 from users')).toEqual([])
  })
})
