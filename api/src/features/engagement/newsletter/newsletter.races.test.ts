import { describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Subscriber } from './subscriber.entity.ts'

const shop = openTestShop({ NEWSLETTER_MAILS_PER_HOUR: '2' })
const subscribe = (email: string) => shop.post('/api/newsletter', { body: { email } })
const counts = async () => [await shop.em().count(Subscriber), await shop.em().count(OutgoingMail)]

describe.runIf(onPostgres)('twenty subscriptions of one address at once, in mixed case', () => {
  const twenty = () =>
    Promise.all(Array.from({ length: 20 }, (_, i) => subscribe(i % 2 ? 'ANA@exemple.fr' : 'ana@Exemple.FR')))

  test('are one row, twenty successes, and no more mails than one address gets in an hour', async () => {
    expect(new Set((await twenty()).map(({ status }) => status))).toEqual(new Set([201]))
    expect(await counts()).toEqual([1, 2])
  })

  test('of who had left: the same row, and the rest of that hour’s mails', async () => {
    await subscribe('ana@exemple.fr')
    await shop.em().nativeUpdate(Subscriber, {}, { subscribed: false })
    expect(new Set((await twenty()).map(({ status }) => status))).toEqual(new Set([201]))
    expect(await counts()).toEqual([1, 2])
  })

  test('of who has confirmed: no mail at all', async () => {
    await subscribe('ana@exemple.fr')
    await shop.em().nativeUpdate(Subscriber, {}, { confirmedAt: new Date() })
    expect(new Set((await twenty()).map(({ status }) => status))).toEqual(new Set([201]))
    expect(await counts()).toEqual([1, 1])
  })
})

describe('subscription and mail are written together or not at all', () => {
  test.each([
    ['outgoing_mails', 'the mail'],
    ['newsletter', 'the subscription'],
  ])('when %s refuses %s', async (table) => {
    await shop.em().execute(`alter table ${table} add constraint refuses check (false) not valid`)
    try {
      const { status, body } = await subscribe('ana@exemple.fr')
      expect([status, body]).toEqual([
        500,
        { code: 'INTERNAL_SERVER_ERROR', message: 'Une erreur est survenue. Veuillez réessayer.' },
      ])
      expect(shop.errors.splice(0)).not.toEqual([])
      expect(await counts()).toEqual([0, 0])
    } finally {
      await shop.em().execute(`alter table ${table} drop constraint refuses`)
    }
    expect((await subscribe('ana@exemple.fr')).status).toBe(201)
    expect(await counts()).toEqual([1, 1])
  })
})
