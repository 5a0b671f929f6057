import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'
import type { RetentionStep } from '../../platform/database/retention-step.ts'

/** Rows that one statement of the purge takes: short enough for whoever waits for the table. */
const purgeRows = 10_000

/** Names of pages, elements and searches that are kept of an hour or day: of one that is over, and meanwhile. */
const keptNames = { closed: 200, open: 2_000 }

/** Prepares the tables of the months that events of now and of the coming weeks go to. */
export async function prepareAnalyticsMonths(em: EntityManager, from: Date, to = from): Promise<void> {
  await em.execute(`select prepare_analytics_months(?, cast(? as timestamptz) + interval '2 months')`, [
    from,
    to,
  ])
}

/** The instants before which identities, events and the hours of the counts are over. */
async function endsOf(
  em: EntityManager,
  env: Env,
  now: Date,
): Promise<Record<'ids' | 'events' | 'hours', string>> {
  const [ends] = await em.execute<Record<'ids' | 'events' | 'hours', string>[]>(
    `select cast(at - make_interval(months => ?) as text) as ids, cast(at - make_interval(months => ?) as text) as events,
       cast(at - interval '190 days' as text) as hours
     from (select cast(? as timestamptz) as at) as now`,
    [env.ANALYTICS_IDS_KEPT_MONTHS, env.ANALYTICS_KEPT_MONTHS, now],
  )
  if (!ends) throw new Error('The database told no time.')
  return ends
}

const identified = 'analytics where created_at < ? and coalesce(user_id, session_id, ip_address) is not null'

const countOf = async (em: EntityManager, rows: string, before: string): Promise<number> => {
  const [counted] = await em.execute<{ count: number }[]>(
    `select cast(count(*) as int) as count from ${rows}`,
    [before],
  )
  return counted?.count ?? 0
}

/** Forgets who it was, ANALYTICS_IDS_KEPT_MONTHS after an event. */
export const forgetVisitors: RetentionStep = {
  async due(em, env, now) {
    return countOf(em, identified, (await endsOf(em, env, now)).ids)
  },
  async apply(em, env, now) {
    const { ids } = await endsOf(em, env, now)
    const forget = `update analytics set user_id = null, session_id = null, ip_address = null, user_agent = null, city = null where`
    const forgotten = await inParts(em, forget, '(created_at, id)', identified, ids)
    const person = '(user_id, grain, starts_at)'
    await inParts(
      em,
      'delete from analytics_people where',
      person,
      'analytics_people where starts_at < ?',
      ids,
    )
    await inParts(
      em,
      'delete from analytics_seen where',
      '(user_id)',
      'analytics_seen where last_seen_at < ?',
      ids,
    )
    return forgotten
  },
}

/**
 * Forgets events ANALYTICS_KEPT_MONTHS after they were. Of the counts go the hours that no period asks for, and the
 * rarest names.
 */
export const forgetEvents: RetentionStep = {
  async due(em, env, now) {
    return countOf(em, 'analytics where created_at < ?', (await endsOf(em, env, now)).events)
  },
  async apply(em, env, now) {
    const { events, hours } = await endsOf(em, env, now)
    const due = await countOf(em, 'analytics where created_at < ?', events)
    await em.execute('select drop_analytics_months(?)', [events])
    await inParts(
      em,
      'delete from analytics where',
      '(created_at, id)',
      'analytics where created_at < ?',
      events,
    )
    const count = '(subject, grain, starts_at, name, label)'
    const counts = 'analytics_counts where starts_at < ?'
    await inParts(em, 'delete from analytics_counts where', count, counts, events)
    await inParts(em, 'delete from analytics_counts where', count, `${counts} and grain = 'hour'`, hours)
    await dropRareNames(em, now)
    return due
  },
}

/** Runs a statement on as many rows at a time as nobody has to wait for. @param meant a table and its rows, older than `?`. @returns how many. */
async function inParts(
  em: EntityManager,
  statement: string,
  key: string,
  meant: string,
  before: string,
): Promise<number> {
  const columns = key.slice(1, -1)
  for (let all = 0; ; ) {
    const touched = await em.execute(
      `${statement} ${key} in (select ${columns} from ${meant} limit ${purgeRows}) returning 1`,
      [before],
    )
    all += touched.length
    if (touched.length < purgeRows) return all
  }
}

/**
 * Names are of the browsers' choosing: without an end to them, one address could fill the counts, and the summary
 * would read all of that. What is not among the first of its hour or day is in no list of ten.
 */
async function dropRareNames(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `delete from analytics_counts where (subject, grain, starts_at, name, label) in (
       select subject, grain, starts_at, name, label
       from (
         select *, row_number() over (partition by subject, grain, starts_at order by count desc, name, label) as place
         from analytics_counts
         where subject in ('page', 'other_page', 'element', 'empty_search') and starts_at > cast(? as timestamptz) - interval '3 days'
       ) as placed
       where place > case when starts_at + cast('1 ' || grain as interval) + interval '1 hour' < ? then ? else ? end
       limit ?)`,
    [now, now, keptNames.closed, keptNames.open, 5 * purgeRows],
  )
}
