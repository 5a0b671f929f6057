import { expect, test } from 'vitest'
import { CartLine } from './features/cart/cart-line.entity.ts'
import { cleanUp } from './housekeeping.ts'
import { OutgoingMail } from './platform/mail/outgoing-mail.entity.ts'
import { RateLimit } from './platform/rate-limit.entity.ts'
import { Session } from './platform/session.entity.ts'
import { createCartLine } from './test/factories.ts'
import { openTestShop } from './test/shop.ts'

const shop = openTestShop()

test('housekeeping deletes what has expired, and nothing else', async () => {
  const now = shop.clock.now()
  for (const [name, expires] of [
    ['over', new Date(now.getTime() - 1)],
    ['just over', now],
    ['alive', new Date(now.getTime() + 1_000)],
  ] as const) {
    await createCartLine(shop, { expiresAt: expires })
    await shop.em().insert(Session, { sid: name, sess: {}, expire: expires })
    const expire = String(expires.getTime())
    await shop.em().insert(RateLimit, { key: name, points: 1, expire })
  }
  await cleanUp(shop.database.orm, shop.clock)
  const alive = [
    await shop.em().find(Session, {}),
    await shop.em().find(CartLine, {}),
    await shop.em().find(RateLimit, {}),
  ]
  expect(alive).toMatchObject([[{ sid: 'alive' }], [{ id: 3 }], [{ key: 'just over' }, { key: 'alive' }]])
})

test('housekeeping forgets mails thirty days after they went out, and keeps those that still wait', async () => {
  const now = shop.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  const mail = (subject: string, facts: object) =>
    shop
      .em()
      .insert(OutgoingMail, { recipient: 'ana@exemple.fr', subject, text: 'Bonjour', dueAt: now, ...facts })
  await mail('sent long ago', { createdAt: daysAgo(31), sentAt: daysAgo(31) })
  await mail('given up long ago', { createdAt: daysAgo(31), attempts: 7 })
  await mail('sent lately', { createdAt: daysAgo(29), sentAt: daysAgo(29) })
  await mail('still waits', { createdAt: daysAgo(31), attempts: 2 })
  await cleanUp(shop.database.orm, shop.clock)
  const kept = await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
  expect(kept.map(({ subject }) => subject)).toEqual(['sent lately', 'still waits'])
})
