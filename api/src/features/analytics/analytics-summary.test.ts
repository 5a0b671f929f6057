import { beforeEach, describe, expect, it } from 'vitest'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { analyticsPeriods } from './analytics.rules.ts'

const shop = openTestShop()
let admin: User
beforeEach(async () => {
  admin = await createAdmin(shop)
})

const summary = async (period?: string) => {
  const answer = await shop.get(`/api/admin/analytics/summary${period ? `?period=${period}` : ''}`, {
    as: admin,
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** Events of the last 200 days, up to the present instant, of every kind, page, element and person. */
async function fill(people: User[]) {
  await shop.em().execute(
    `insert into analytics (event_type, page_url, page_name, element_id, element_text, entrance, user_id, metadata, created_at)
     select (array['view', 'click', 'click', 'submit', 'scroll', 'search', 'add_to_cart', 'waitlist'])[1 + i % 8], '/',
       (array['Home', 'Products', 'Product Detail', 'Cart'])[1 + i % 4] || case when i % 3 = 0 then ' ' || i % 17 else '' end,
       case when i % 5 > 0 then 'element-' || i % 13 end, case when i % 7 > 0 then 'Texte ' || i % 3 end,
       i % 8 = 0 and i % 3 = 0, (cast(? as text[]))[1 + i % 9],
       case when i % 8 = 5 then json_build_object('searchTerm', 'Mot ' || i % 4, 'resultCount', i % 2)::jsonb else '{}' end,
       cast(? as timestamptz) - make_interval(secs => i * i * 0.53)
     from generate_series(0, 5700) as i`,
    [`{${people.map(({ id }) => id).join(',')}}`, shop.clock.now()],
  )
}

/** The start of a period: whole days of France, or 24 whole hours. */
const startOf = {
  LAST_24_HOURS: `date_trunc('hour', now.at) - interval '23 hours'`,
  LAST_7_DAYS: `date_trunc('day', now.at at time zone 'Europe/Paris') at time zone 'Europe/Paris' - interval '6 days'`,
  LAST_30_DAYS: `(date_trunc('day', now.at at time zone 'Europe/Paris') - interval '29 days') at time zone 'Europe/Paris'`,
  LAST_90_DAYS: `(date_trunc('day', now.at at time zone 'Europe/Paris') - interval '89 days') at time zone 'Europe/Paris'`,
}

/** The same numbers, counted one event after the other. */
async function counted<T = Record<string, number>>(select: string, from: string, rest = ''): Promise<T[]> {
  return shop
    .em()
    .execute(
      `select ${select} from analytics, (select cast(? as timestamptz) as at) as now where created_at >= ${from} ${rest}`,
      [shop.clock.now()],
    ) as Promise<T[]>
}

describe.each(analyticsPeriods)('the summary of %s', (period) => {
  const from = startOf[period]

  it('has the numbers of a plain count over the same events', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createUser(shop)))
    await fill(people)
    const told = await summary(period)
    const [totals] = await counted(
      `count(*) filter (where event_type = 'click')::int as "totalClicks", count(*)::int as "totalEvents",
       count(*) filter (where event_type = 'view')::int as "totalViews", count(distinct user_id)::int as "signedInUsers",
       count(*) filter (where entrance and user_id is null)::int as "estimatedVisits",
       count(distinct page_name)::int as "activePages"`,
      from,
    )
    expect(totals?.totalClicks).toBeGreaterThan(5)
    expect(told).toMatchObject(totals ?? {})
    expect(told.uniqueUsers).toBe(told.signedInUsers + told.estimatedVisits)
    expect(told.topPages).toEqual(
      await counted(
        'page_name as "pageName", count(*)::int as count',
        from,
        'group by page_name order by 2 desc, page_name limit 10',
      ),
    )
    expect(told.topElements).toEqual(
      await counted(
        'element_id as "elementId", element_text as "elementText", count(*)::int as count',
        from,
        `and event_type = 'click' and coalesce(element_id, element_text) is not null group by element_id, element_text
         order by 3 desc, coalesce(element_id, ''), coalesce(element_text, '') limit 10`,
      ),
    )
    const [funnel] = await counted(
      `count(*) filter (where event_type = 'view' and page_name = 'Product Detail')::int as "productViews",
       count(*) filter (where event_type = 'add_to_cart')::int as "addedToCart",
       count(*) filter (where event_type = 'waitlist')::int as waitlist`,
      from,
    )
    expect(told.funnel).toEqual(funnel)
    expect(told.emptySearches).toEqual(
      await counted(
        `lower(metadata ->> 'searchTerm') as term, count(*)::int as count`,
        from,
        `and metadata ->> 'resultCount' = '0' group by 1 order by 2 desc, lower(metadata ->> 'searchTerm') limit 10`,
      ),
    )
    const sum = (key: 'views' | 'clicks') =>
      told.activity.reduce((all: number, each: Record<string, number>) => all + (each[key] ?? 0), 0)
    expect([sum('views'), sum('clicks')]).toEqual([told.totalViews, told.totalClicks])
    expect(told.activity).toHaveLength(Number(/\d+/.exec(period)))
  })

  it('compares with as long a time before, up to the same hour', async () => {
    await fill([await createUser(shop)])
    const length = `interval '${period.slice(5).replace('_', ' ')}'`
    const until = `date_trunc('hour', now.at) + interval '1 hour'`
    const shifted = (instant: string) =>
      `((${instant}) at time zone 'Europe/Paris' - ${length}) at time zone 'Europe/Paris'`
    const [before] = await counted(
      `count(*)::int as "totalEvents", count(distinct user_id)::int as "signedInUsers",
       count(*) filter (where event_type = 'click')::int as "totalClicks"`,
      shifted(from),
      `and created_at < ${shifted(until)}`,
    )
    expect(before?.totalEvents).toBeGreaterThan(10)
    expect((await summary(period)).previous).toMatchObject(before ?? {})
  })
})

it('is of thirty days when nothing is said, and tells each of them, newest first', async () => {
  await fill([])
  const told = await summary()
  expect(told).toEqual(await summary('LAST_30_DAYS'))
  expect(told.dailyStats).toHaveLength(30)
  expect(told.dailyStats[0].date).toBe('2026-11-21')
  expect(told.dailyStats[29].date).toBe('2026-10-23')
  const days = await counted<{ date: string; clicks: number }>(
    `to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as date, count(*)::int as clicks`,
    startOf.LAST_30_DAYS,
    `and event_type = 'click' group by 1`,
  )
  for (const { date, clicks } of days) expect(told.dailyStats).toContainEqual({ date, clicks })
})

it('of nothing is nothing', async () => {
  expect(await summary()).toMatchObject({
    totalClicks: 0,
    uniqueUsers: 0,
    activePages: 0,
    recentEvents: 0,
    topPages: [],
    otherPages: [],
    topElements: [],
    emptySearches: [],
    funnel: { productViews: 0, addedToCart: 0, waitlist: 0 },
    previous: { totalClicks: 0, uniqueUsers: 0 },
  })
})

it('splits the pages without a name by their addresses, without what was asked there', async () => {
  for (const url of ['/favoris', '/favoris?tri=prix', '/comparer?ids=1,2', '/favoris#haut', '/'])
    await shop
      .em()
      .execute(`insert into analytics (page_url, page_name, created_at) values (?, ?, ?)`, [
        ...[url, url === '/' ? 'Home' : 'Unknown Page'],
        shop.clock.current,
      ])
  expect((await summary()).otherPages).toEqual([
    { pageUrl: '/favoris', count: 3 },
    { pageUrl: '/comparer', count: 1 },
  ])
})

it('a day is one of France, on the days when clocks change too', async () => {
  for (const instant of [
    '2026-10-24T21:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
  ])
    await shop
      .em()
      .execute(`insert into analytics (page_url, page_name, created_at) values ('/', 'Home', ?)`, [instant])
  const { dailyStats } = await summary()
  const clicks = Object.fromEntries(
    dailyStats.map((day: { date: string; clicks: number }) => [day.date, day.clicks]),
  )
  expect([clicks['2026-10-24'], clicks['2026-10-25'], clicks['2026-10-26']]).toEqual([1, 2, 1])
})

it.each([
  ['2027-03-28T12:30:00Z', 'skips one'],
  ['2026-10-25T14:30:00Z', 'has one twice'],
])('tells each of 24 hours once on a day whose clock %s (%s)', async (instant) => {
  const before = shop.clock.current
  try {
    shop.clock.current = new Date(instant)
    await shop.em().execute(
      `insert into analytics (page_url, page_name, created_at)
       select '/', 'Home', cast(? as timestamptz) - make_interval(mins => 30 * i) from generate_series(0, 47) as i`,
      [instant],
    )
    const told = await summary('LAST_24_HOURS')
    const hours = told.activity.map(({ startsAt }: { startsAt: string }) => Date.parse(startsAt) / 3_600_000)
    expect(hours).toEqual(Array.from({ length: 24 }, (_, i) => hours[0] + i))
    const clicks = told.activity.map(({ clicks }: { clicks: number }) => clicks)
    expect(clicks.reduce((sum: number, each: number) => sum + each, 0)).toBe(told.totalClicks)
  } finally {
    shop.clock.current = before
  }
})

it('is the same by GraphQL', async () => {
  await fill([await createUser(shop)])
  const rest = await summary('LAST_7_DAYS')
  const totals = 'totalClicks totalViews totalEvents uniqueUsers signedInUsers estimatedVisits'
  const { body } = await shop.graphql(
    `{ analyticsSummary(period: LAST_7_DAYS) { from ${totals} previous { ${totals} } activePages recentEvents
      topPages { pageName count } otherPages { pageUrl count } topElements { elementId elementText count } dailyStats { date clicks }
      activity { startsAt views clicks } funnel { productViews addedToCart waitlist } emptySearches { term count } } }`,
    {},
    { as: admin },
  )
  expect(body.errors).toBeUndefined()
  expect(body.data.analyticsSummary).toEqual(rest)
})

it.each(['hier', 'LAST_1000_DAYS', '30'])('refuses « %s » as a period, in French', async (period) => {
  const answer = await shop.get(`/api/admin/analytics/summary?period=${period}`, { as: admin })
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'Période : LAST_24_HOURS, LAST_7_DAYS, LAST_30_DAYS, LAST_90_DAYS attendu.',
  ])
})

it('reads counts alone, never the events', async () => {
  const statements = await shop.statementsOf(() => summary('LAST_90_DAYS'))
  expect(statements.filter((sql) => /from analytics_counts/.test(sql)).length).toBeGreaterThan(5)
  expect(statements.filter((sql) => /from "?analytics"?\b(?!_)/.test(sql))).toEqual([])
})
