import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { sqlStateOf } from '../../../platform/database/database-errors.ts'
import { type JobName, jobRunsKeptDays, jobs } from './job.rules.ts'

const slotOf = (job: JobName, now: Date) => {
  const { everyMs } = jobs[job]
  return new Date(Math.floor(now.getTime() / everyMs) * everyMs)
}

/** The kind of an error, without its words: « Base de données (23505) », « ENOSPC », « TypeError ». */
export function failureOf(error: unknown): string {
  const state = sqlStateOf(error)
  if (state) return `Base de données (${state})`
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map(failureOf))].join(', ').slice(0, 200) || error.name
  if (!(error instanceof Error)) return 'Erreur inconnue'
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 100) : error.name
}

/**
 * Does a round of a job once in its time, however many copies of the shop try, and writes down how it went.
 * @param now by the clock of the database, which all copies share.
 * @throws whatever the round throws, once that is written down.
 */
export async function runJob(
  orm: MikroORM,
  job: JobName,
  now: Date,
  work: () => Promise<unknown>,
): Promise<void> {
  const [claimed] = await orm.em
    .fork()
    .execute<{ id: number }[]>(
      'insert into job_runs (job, slot, started_at) values (?, ?, ?) on conflict do nothing returning id',
      [job, slotOf(job, now), now],
    )
  if (!claimed) return
  const began = performance.now()
  const end = (done: unknown, failure: string | null) =>
    orm.em
      .fork()
      .execute('update job_runs set ended_at = ?, done = ?, failure = ? where id = ?', [
        ...[new Date(now.getTime() + performance.now() - began), typeof done === 'number' ? done : 0],
        ...[failure, claimed.id],
      ])
  try {
    await end(await work(), null)
  } catch (error) {
    await end(0, failureOf(error)).catch(() => {})
    throw error
  }
}

/** How often a job that never rests is written down, in milliseconds. */
const notedEveryMs = 60_000

/** Tells how a look of a job went: how many things it did, or what it threw. */
export type NoteJob = (done: number, error?: unknown) => Promise<void>

/** Writes down, at most once a minute, how a job goes that never rests: one row an hour for all copies of the shop. */
export function steadyJob(orm: MikroORM, job: JobName, clock: Clock, log: Logger): NoteJob {
  let done = 0
  let notedAt = 0
  return async (count, error) => {
    done += count
    const now = clock.now()
    if (now.getTime() - notedAt < notedEveryMs) return
    notedAt = now.getTime()
    const failure = error === undefined ? null : failureOf(error)
    try {
      await orm.em.fork().execute(
        `insert into job_runs (job, slot, started_at, ended_at, done, failure) values (?, ?, ?, ?, ?, ?)
         on conflict (job, slot) do update set ended_at = greatest(job_runs.ended_at, excluded.ended_at),
           done = job_runs.done + excluded.done, failure = excluded.failure`,
        [job, slotOf(job, now), now, now, done, failure],
      )
      done = 0
    } catch (failed) {
      log.warn({ err: failed, job }, 'job not written down')
    }
  }
}

/** Forgets the runs of long ago. @returns how many. */
export async function purgeJobRuns(orm: MikroORM, now: Date): Promise<number> {
  const [counted] = await orm.em.fork().execute<{ gone: number }[]>(
    `with gone as (delete from job_runs where slot < cast(? as timestamptz) - make_interval(days => ?) returning 1)
     select count(*)::float8 as gone from gone`,
    [now, jobRunsKeptDays],
  )
  return counted?.gone ?? 0
}
