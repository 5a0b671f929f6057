import { describe, expect, it } from 'vitest'
import { createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { forgetEvents, forgetVisitors, prepareAnalyticsMonths } from './analytics-months.ts'

const shop = openTestShop({ ANALYTICS_IDS_KEPT_MONTHS: '13', ANALYTICS_KEPT_MONTHS: '25' })
const now = new Date('2026-11-21T09:00:00Z')

/** An event of each instant, with whoever did it. */
async function happened(...instants: string[]) {
  const user = await createUser(shop)
  for (const instant of instants)
    await shop.em().execute(
      `insert into analytics (user_id, session_id, ip_address, user_agent, city, page_url, page_name, created_at)
       values (?, 'visit', '203.0.113.7', 'Firefox', 'Lyon', '/', 'Home', ?)`,
      [user.id, instant],
    )
}

const months = async () =>
  (
    await shop
      .em()
      .execute<{ name: string }[]>(
        `select relid::text as name from pg_partition_tree('analytics') where isleaf order by 1`,
      )
  ).map(({ name }) => name.replace('analytics_', ''))

const rows = () =>
  shop.em().execute<{ at: string; who: boolean }[]>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at,
       coalesce(user_id, session_id, ip_address, user_agent, city) is not null as who
     from analytics order by created_at`,
  )

describe('a table for each month', () => {
  it('is there for this month and the two that follow, however often it is asked for, by several at once too', async () => {
    await Promise.all([1, 2, 3].map(() => prepareAnalyticsMonths(shop.em(), now)))
    await prepareAnalyticsMonths(shop.em(), now)
    expect(await months()).toEqual(['2026_11', '2026_12', '2027_01', 'other'])
  })

  it('takes the events of its month; those of a month without one are kept all the same', async () => {
    await happened('2026-11-01T00:00:00Z', '2026-11-30T23:59:59Z', '2024-05-05T00:00:00Z')
    const homes = await shop
      .em()
      .execute<{ home: string }[]>(
        'select tableoid::regclass::text as home from analytics order by created_at',
      )
    expect(homes.map(({ home }) => home)).toEqual([
      'analytics_other',
      'analytics_2026_11',
      'analytics_2026_11',
    ])
  })

  it('is not made while events of its month lie elsewhere: nothing fails, nothing is lost', async () => {
    await happened('2024-05-05T00:00:00Z')
    await prepareAnalyticsMonths(shop.em(), new Date('2024-05-01T00:00:00Z'))
    expect(await months()).not.toContain('2024_05')
    expect(await months()).toContain('2024_06')
    expect(await rows()).toHaveLength(1)
  })
})

describe('the purge of old events', () => {
  const forget = async () => {
    for (const step of [forgetEvents, forgetVisitors]) await step.apply(shop.em(), shop.env, now)
  }

  it('forgets who it was after 13 months and that it was after 25, to the day, whatever table it lies in', async () => {
    await prepareAnalyticsMonths(
      shop.em(),
      new Date('2024-08-01T00:00:00Z'),
      new Date('2024-09-01T00:00:00Z'),
    )
    await happened(
      '2024-08-31T00:00:00Z', // its month is over for good
      '2024-10-21T08:59:00Z', // 25 months and a minute
      '2024-10-21T09:01:00Z',
      '2025-10-21T08:59:00Z', // 13 months and a minute
      '2025-10-21T09:01:00Z',
      '2026-11-21T08:00:00Z',
    )
    expect(await months()).toContain('2024_08')
    await forget()
    expect(await rows()).toEqual([
      { at: '2024-10-21 09:01', who: false },
      { at: '2025-10-21 08:59', who: false },
      { at: '2025-10-21 09:01', who: true },
      { at: '2026-11-21 08:00', who: true },
    ])
    expect(await months()).not.toContain('2024_08')
    expect(await months()).toContain('2026_11')
    const people = await shop
      .em()
      .execute<{ n: number }[]>('select count(*)::int as n from analytics_people where starts_at < ?', [
        '2025-10-21T00:00:00Z',
      ])
    expect(people).toEqual([{ n: 0 }])
  })

  it('leaves the numbers of the dashboard as they are, and drops the hours that no period asks for', async () => {
    await happened('2026-11-21T08:00:00Z', '2026-11-20T08:00:00Z', '2026-01-01T08:00:00Z')
    const grains = () =>
      shop
        .em()
        .execute(
          `select grain, sum(count)::int as clicks from analytics_counts where subject = 'type' group by 1 order by 1`,
        )
    expect(await grains()).toEqual([
      { grain: 'day', clicks: 3 },
      { grain: 'hour', clicks: 3 },
    ])
    await forget()
    expect(await grains()).toEqual([
      { grain: 'day', clicks: 3 },
      { grain: 'hour', clicks: 2 },
    ])
  })

  it('keeps the most frequent names of an hour and a day, so that nobody fills the counts', async () => {
    const filled = (instant: string, names: number) =>
      shop.em().execute(
        `insert into analytics (page_url, page_name, element_id, created_at)
         select '/', 'Home', 'element-' || i, ? from generate_series(1, ?) as i, generate_series(1, case when i = 7 then 3 else 1 end)`,
        [instant, names],
      )
    await filled('2026-11-20T08:30:00Z', 300)
    await filled('2026-11-21T08:59:00Z', 2_300)
    await forget()
    const kept = await shop.em().execute(
      `select grain, count(*)::int as names, max(count)::int as most from analytics_counts where subject = 'element'
       group by starts_at, grain order by starts_at`,
    )
    expect(kept).toEqual([
      { grain: 'day', names: 200, most: 3 },
      { grain: 'hour', names: 200, most: 3 },
      { grain: 'day', names: 2_000, most: 3 },
      { grain: 'hour', names: 2_000, most: 3 },
    ])
  })

  it('works through more rows than one statement takes', async () => {
    await shop.em().execute(
      `insert into analytics (page_url, page_name, ip_address, created_at)
       select '/', 'Home', '203.0.113.7', case when i % 2 = 0 then timestamptz '2020-01-01' else timestamptz '2025-01-01' end
       from generate_series(1, 24000) as i`,
    )
    await forget()
    expect(
      await shop.em().execute('select count(*)::int as n, count(ip_address)::int as who from analytics'),
    ).toEqual([{ n: 12_000, who: 0 }])
  })
})
