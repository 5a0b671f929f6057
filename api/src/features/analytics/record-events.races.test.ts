import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop, TestShop } from '../../test/shop.ts'
import { maxEventsPerPost } from './analytics.rules.ts'

const settings = { ANALYTICS_EVENTS_PER_TEN_SECONDS: '100000', ANALYTICS_QUEUE_MAX: '50000' }
const shop = openTestShop(settings)
const copy = new TestShop()
const names = Array.from({ length: 300 }, (_, i) => `Page ${i}`)

const counted = (what: string) =>
  shop
    .em()
    .execute<{ name: string; count: number }[]>(
      `select name, sum(count)::int as count from analytics_counts where subject = 'page' and grain = ? group by name`,
      [what],
    )

describe.runIf(onPostgres)('two copies of the shop that write their events at once', () => {
  beforeAll(() => copy.open(settings, { ...shop.database, close: async () => {} }))
  afterAll(() => copy.close())

  test('never wait in a circle, and count every one', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser(shop)))
    const cookies = await Promise.all(people.map((person) => shop.cookieOf(person)))
    /** Each name from each of some people, in one order or the other, as different visitors come by. */
    const visit = async (to: TestShop, ordered: <T>(all: T[]) => T[]) => {
      for (const cookie of ordered(cookies)) {
        const events = ordered(names).map((pageName) => ({ eventType: 'view', pageUrl: '/', pageName }))
        for (let i = 0; i < events.length; i += maxEventsPerPost) {
          const body = events.slice(i, i + maxEventsPerPost)
          const answer = await to.post('/api/analytics?consent=accepted', { body, headers: { cookie } })
          expect(answer.status, answer.text).toBe(202)
        }
      }
    }
    const rounds = 3
    for (let round = 0; round < rounds; round++) {
      await Promise.all([visit(shop, (all) => all), visit(copy, (all) => all.toReversed())])
      await Promise.all([shop.settle(), copy.settle()])
    }
    const each = rounds * 2 * people.length
    for (const grain of ['hour', 'day'])
      expect(await counted(grain), grain).toEqual(
        expect.arrayContaining(names.map((name) => ({ name, count: each }))),
      )
    const [seen] = await shop.em().execute('select count(*)::int as n from analytics_seen')
    expect(seen).toEqual({ n: people.length })
    // A deadlock would be tried again, and said.
    for (const { logged } of [shop, copy])
      expect(logged.filter((line) => line.includes('queued rows'))).toEqual([])
  })
})
