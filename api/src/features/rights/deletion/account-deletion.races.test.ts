import { expect, test } from 'vitest'
import { createAdmin, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
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
