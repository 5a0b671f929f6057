import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../../platform/mail/outgoing-mail.entity.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { createSecondFactor } from '../../../../test/data/second-factor.ts'
import { onPostgres } from '../../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { hasSecondFactor } from '../../security/end-second-factors.ts'
import { SignIn } from '../../security/sessions/sign-in.entity.ts'
import type { User } from '../../user.entity.ts'
import { removeDueFactors } from './remove-due-factors.ts'

const shop = openTestShop()
const hour = 3_600_000
let user: User
let confirmToken: string
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  user = await createAccount(shop)
  await createSecondFactor(shop, user.id)
  await shop.post('/api/login/lost-factor', { body: { email: user.email, password: accountPassword } })
  await shop.settle()
  confirmToken = await newestToken()
})

const newestToken = async () => {
  const [mail] = await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'desc' }, limit: 1 })
  return /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
}
const post = async (verb: string, token: string) =>
  (await shop.post(`/api/login/lost-factor/${verb}`, { body: { token } })).status
const outcomes = async () =>
  (await shop.em().find(SignIn, { method: 'FACTOR_REMOVAL' }, { orderBy: { id: 'asc' } })).map(
    ({ outcome }) => outcome,
  )
const at = (hours: number) => {
  shop.clock.current = new Date(Date.parse('2026-11-21T09:00:00Z') + hours * hour)
  return shop.clock.current
}

describe.runIf(onPostgres)('at once', () => {
  test('eight uses of one link plan it once', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => post('confirm', confirmToken)))
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(404)])
    expect(await outcomes()).toEqual(['PLANNED'])
  })

  test('four copies of the shop remind once, and take it once', async () => {
    await post('confirm', confirmToken)
    const rounds = (now: Date) =>
      Promise.all(Array.from({ length: 4 }, () => removeDueFactors(shop.em(), shop.env, now)))
    expect(await rounds(at(48))).toEqual([0, 0, 0, 0])
    expect((await rounds(at(72))).toSorted()).toEqual([0, 0, 0, 1])
    expect(await outcomes()).toEqual(['PLANNED', 'REMOVED'])
    expect(await shop.em().count(OutgoingMail)).toBe(4)
  })

  test('the job and who stops it: one of them is told to have done it', async () => {
    await post('confirm', confirmToken)
    const keep = await newestToken()
    await removeDueFactors(shop.em(), shop.env, at(48))
    const [removed, status] = await Promise.all([
      removeDueFactors(shop.em(), shop.env, at(72)),
      post('cancel', keep),
    ])
    const isKept = await hasSecondFactor(shop.em(), user.id)
    expect([removed, status, isKept]).toEqual(isKept ? [0, 200, true] : [1, 404, false])
    expect(await outcomes()).toEqual(['PLANNED', isKept ? 'CANCELLED' : 'REMOVED'])
  })
})
