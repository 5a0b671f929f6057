import type { EntityManager } from '@mikro-orm/postgresql'
import { type AnalyticsWindow, inWindow } from './analytics-window.ts'

/** What `analytics_counts` counts (migrations/sql/analytics.ts). */
type CountedSubject = 'type' | 'page' | 'other_page' | 'element' | 'visit' | 'product_view' | 'empty_search'

/** One thing that was counted, and how often it happened. */
interface Counted {
  name: string
  label: string
  count: number
}

/** What happened most often in a window, most frequent first; equal ones by name. */
export function topCounts(
  em: EntityManager,
  subject: CountedSubject,
  window: AnalyticsWindow,
  limit: number,
): Promise<Counted[]> {
  const { sql, values } = inWindow(window)
  return em.execute<Counted[]>(
    `select name, label, sum(count)::float8 as count from analytics_counts where subject = ? and ${sql}
     group by name, label order by count desc, name, label limit ?`,
    [subject, ...values, limit],
  )
}

/** How often each kind of event happened in a window, and the visits and product views in it. */
export async function totalsOf(
  em: EntityManager,
  window: AnalyticsWindow,
): Promise<(name: string) => number> {
  const { sql, values } = inWindow(window)
  const rows = await em.execute<{ name: string; count: number }[]>(
    `select case subject when 'type' then name else subject end as name, sum(count)::float8 as count
     from analytics_counts where subject in ('type', 'visit', 'product_view') and ${sql} group by 1`,
    values,
  )
  const counts = new Map(rows.map(({ name, count }) => [name, count]))
  return (name) => counts.get(name) ?? 0
}

/** How many pages were active in a window, by their names. */
export async function activePagesOf(em: EntityManager, window: AnalyticsWindow): Promise<number> {
  const { sql, values } = inWindow(window)
  const [row] = await em.execute<{ count: number }[]>(
    `select count(distinct name)::float8 as count from analytics_counts where subject = 'page' and ${sql}`,
    values,
  )
  return row?.count ?? 0
}

/** How many different accounts were active from an instant until now: exact, of those who had consented. */
export async function peopleSince(em: EntityManager, from: Date): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::float8 as count from analytics_seen where last_seen_at >= ?',
    [from],
  )
  return row?.count ?? 0
}

/** How many different accounts were active in a window of the past: exact, of those who had consented. */
export async function peopleIn(em: EntityManager, { from, hoursFrom, to }: AnalyticsWindow): Promise<number> {
  // One look at the index for each account: « or » would read all the hours and days in which it ever came.
  const came = `select 1 from analytics_people where analytics_people.user_id = analytics_seen.user_id
    and grain = ? and starts_at >= ? and starts_at < ? limit 1`
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::float8 as count from analytics_seen
     where last_seen_at >= ? and coalesce((${came}), (${came})) is not null`,
    [from, 'day', from, hoursFrom, 'hour', hoursFrom, to],
  )
  return row?.count ?? 0
}

/** Views and clicks of an hour or a day. */
interface Activity {
  startsAt: Date
  /** The day of France, as « 2026-11-21 ». */
  date: string
  views: number
  clicks: number
}

/** Every hour, or every day of France, of a stretch of time: those without anything too, oldest first. */
export async function activityOf(
  em: EntityManager,
  grain: 'hour' | 'day',
  from: Date,
  to: Date,
): Promise<Activity[]> {
  // Days by the calendar of France: two of each year have not 24 hours.
  const buckets =
    grain === 'hour'
      ? `generate_series(cast(? as timestamptz), cast(? as timestamptz) - interval '1 second', interval '1 hour') as bucket`
      : `(select local at time zone 'Europe/Paris' as bucket
          from generate_series(cast(? as timestamptz) at time zone 'Europe/Paris',
            cast(? as timestamptz) at time zone 'Europe/Paris' - interval '1 second', interval '1 day') as local) as buckets`
  const rows = await em.execute<(Omit<Activity, 'startsAt'> & { startsAt: number })[]>(
    `select (extract(epoch from bucket) * 1000)::float8 as "startsAt",
       to_char(bucket at time zone 'Europe/Paris', 'YYYY-MM-DD') as date,
       coalesce(sum(count) filter (where name = 'view'), 0)::float8 as views,
       coalesce(sum(count) filter (where name = 'click'), 0)::float8 as clicks
     from ${buckets}
     left join analytics_counts on subject = 'type' and grain = ? and starts_at = bucket
       and starts_at >= ? and starts_at < ?
     group by bucket order by bucket`,
    [from, to, grain, from, to],
  )
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }))
}
