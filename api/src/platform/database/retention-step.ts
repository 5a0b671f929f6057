import { type EntityManager, type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'
import { sql } from './sql.ts'

/** One rule of forgetting: what the job does, and what it would do now. */
export interface RetentionStep {
  /** Rows that would be forgotten now; changes nothing. */
  due(em: EntityManager, env: Env, now: Date): Promise<number>
  /** Forgets them. @returns how many. */
  apply(em: EntityManager, env: Env, now: Date): Promise<number>
}

/** Rows that are over, by the owner's ages and the time. */
export type Over = (env: Env, now: Date) => RawQueryFragment

/** Deletes the rows of a table that are over. */
export const deleting = (table: string, over: Over): RetentionStep =>
  onRows(table, over, sql`delete from ${raw(table)}`)

/** Sets columns of the rows of a table that are over. */
export const setting = (table: string, set: RawQueryFragment, over: Over): RetentionStep =>
  onRows(table, over, sql`update ${raw(table)} set ${set}`)

/** The same condition counts the rows and forgets them: what a rehearsal tells is what is done. */
function onRows(table: string, over: Over, forget: RawQueryFragment): RetentionStep {
  return {
    async due(em, env, now) {
      const { sql: text, params } =
        sql`select cast(count(*) as int) as count from ${raw(table)} where ${over(env, now)}`
      const [row] = await em.execute<{ count: number }[]>(text, [...params])
      return row?.count ?? 0
    },
    async apply(em, env, now) {
      const { sql: text, params } = sql`with done as (${forget} where ${over(env, now)} returning 1)
        select cast(count(*) as int) as count from done`
      const [row] = await em.execute<{ count: number }[]>(text, [...params])
      return row?.count ?? 0
    },
  }
}

/** So many months (days, years …) before `now`, by the calendar. */
export const before = (
  now: Date,
  count: number,
  unit: 'days' | 'months' | 'years' | 'hours',
): RawQueryFragment =>
  sql`cast(${now.toISOString()} as timestamptz) - make_interval(${raw(unit)} => cast(${count} as int))`
