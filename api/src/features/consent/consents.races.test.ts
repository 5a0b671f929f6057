import { describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { checkConsents } from './check-consents.ts'
import { recordConsent } from './record-consent.ts'

const shop = openTestShop()

describe.runIf(onPostgres)('many at once', () => {
  test('make one chain of each kind, without a gap', async () => {
    const joins = Array.from({ length: 40 }, (_, i) => {
      const email = `p${i % 30}@exemple.fr`
      return i % 2
        ? shop.post('/api/newsletter', { body: { email } })
        : shop.post('/api/waitlist', { body: { email, firstName: 'Ana', lastName: 'Petit' } })
    })
    for (const { status } of await Promise.all(joins)) expect(status).toBe(201)
    const check = await checkConsents(shop.em(), shop.clock.now())
    expect([check?.entries, check?.broken]).toEqual([30, []])
    expect(check?.ends.map(({ kind, place }) => [kind, place])).toEqual([
      ['NEWSLETTER', 15],
      ['WAITLIST', 15],
    ])
  })

  test('of one person say a thing once', async () => {
    const consent = { kind: 'TERMS', act: 'ACCEPTED', email: 'ana@exemple.fr', userId: 'ana' } as const
    await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.em().transactional((em) => recordConsent(em, consent, shop.clock.now())),
      ),
    )
    expect((await checkConsents(shop.em(), shop.clock.now()))?.entries).toBe(1)
  })

  test('copies of the shop check in turns: one of them a day', async () => {
    await recordConsent(shop.em(), { kind: 'WAITLIST', act: 'ASKED', email: 'a@b.fr' }, shop.clock.now())
    const day = 24 * 3_600_000
    const checks = await Promise.all(
      Array.from({ length: 8 }, () => checkConsents(shop.em(), shop.clock.now(), day)),
    )
    expect(checks.filter(Boolean)).toHaveLength(1)
  })
})
