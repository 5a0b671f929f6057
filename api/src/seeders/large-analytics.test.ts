import { expect, it } from 'vitest'
import { createUser } from '../test/data/factories.ts'
import { openTestShop } from '../test/shop.ts'
import { addLargeAnalytics } from './large-analytics.ts'

const shop = openTestShop()

const told = async () =>
  shop.em().execute(
    `select count(*)::int as events, count(distinct event_type)::int as kinds, count(distinct page_name)::int as pages,
       min(created_at) > cast(? as timestamptz) - interval '181 days' as "withinHalfAYear",
       max(created_at) <= cast(? as timestamptz) as "inThePast",
       count(*) filter (where tableoid = 'analytics_other'::regclass)::int as homeless,
       count(user_id) > 0 and count(*) filter (where user_id is not null and session_id is null) = 0 as consenting
     from analytics`,
    [shop.clock.now(), shop.clock.now()],
  )

it('adds as many events as are asked for, of every kind and page, in the last half year, counted', async () => {
  await createUser(shop)
  const progress: number[] = []
  await addLargeAnalytics(shop.em(), 3_000, shop.clock.now(), (added) => progress.push(added))
  expect(progress).toEqual([3_000])
  expect(await told()).toEqual([
    {
      events: 3_000,
      kinds: 7,
      pages: 9,
      withinHalfAYear: true,
      inThePast: true,
      homeless: 0,
      consenting: true,
    },
  ])
  expect(
    await shop
      .em()
      .execute(
        `select sum(count)::int as events from analytics_counts where subject = 'type' and grain = 'day'`,
      ),
  ).toEqual([{ events: 3_000 }])
})

it('needs nobody to have an account', async () => {
  await addLargeAnalytics(shop.em(), 500, shop.clock.now(), () => {})
  expect(await told()).toMatchObject([{ events: 500, consenting: false }])
})
