import type { EntityManager } from '@mikro-orm/postgresql'
import type { AnalyticsPeriod } from './analytics.rules.ts'

/** A stretch of time of which the counts are asked: whole days of France, and the hours of the day that is left. */
export interface AnalyticsWindow {
  from: Date
  /** Where the whole days end and the hours begin. */
  hoursFrom: Date
  to: Date
}

/** The period that is asked for, the one before it, and the days of the daily activity. */
interface AnalyticsWindows {
  current: AnalyticsWindow
  /** As long, and up to the same hour: what is compared has had the same time to happen. */
  previous: AnalyticsWindow
  /** Thirty days, the present one included (specification, section 2: the title of the daily activity). */
  daysFrom: Date
}

const daysOf: Record<AnalyticsPeriod, number> = {
  LAST_24_HOURS: 1,
  LAST_7_DAYS: 7,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
}

/** How many milliseconds since 1970 an instant of the database is. */
const ms = (sql: string) => `(extract(epoch from ${sql}) * 1000)::float8`

/** Midnight in France, `days` days before today; the database knows when clocks are changed. */
const midnight = (days: number) => `((now.day - ${days})::timestamp at time zone 'Europe/Paris')`

/** Computes them. @param now the present instant. */
export async function analyticsWindows(
  em: EntityManager,
  period: AnalyticsPeriod,
  now: Date,
): Promise<AnalyticsWindows> {
  const days = daysOf[period]
  const [row] = await em.execute<Record<'today' | 'start' | 'then' | 'before' | 'month' | 'to', number>[]>(
    `select ${ms(midnight(0))} as today, ${ms(midnight(days - 1))} as start, ${ms(midnight(days))} as then,
       ${ms(midnight(2 * days - 1))} as before, ${ms(midnight(29))} as month, ${ms('now.next_hour')} as to
     from (select (instant at time zone 'Europe/Paris')::date as day,
         date_trunc('hour', instant) + interval '1 hour' as next_hour
       from (select cast(? as timestamptz) as instant) as given) as now`,
    [now],
  )
  if (!row) throw new Error('The database told no time.')
  const at = (instant: number) => new Date(instant)
  const daysFrom = at(row.month)
  if (period === 'LAST_24_HOURS') {
    const [to, dayMs] = [row.to, 24 * 3_600_000]
    const hours = (end: number) => ({ from: at(end - dayMs), hoursFrom: at(end - dayMs), to: at(end) })
    return { current: hours(to), previous: hours(to - dayMs), daysFrom }
  }
  return {
    current: { from: at(row.start), hoursFrom: at(row.today), to: at(row.to) },
    previous: { from: at(row.before), hoursFrom: at(row.then), to: at(row.then + (row.to - row.today)) },
    daysFrom,
  }
}

/** SQL of the rows of a table of counts that lie in a window, and its parameters. */
export const inWindow = ({ from, hoursFrom, to }: AnalyticsWindow): { sql: string; values: Date[] } => ({
  sql: `(grain = 'day' and starts_at >= ? and starts_at < ? or grain = 'hour' and starts_at >= ? and starts_at < ?)`,
  values: [from, hoursFrom, hoursFrom, to],
})
