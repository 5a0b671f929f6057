import { requirePermission } from '../../../platform/authorize.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type JobName, jobNames, jobs } from './job.rules.ts'

/** How a job is: never run yet, running, well, failed at its last run, or not heard of when it should have been. */
export const jobStates = ['NEVER', 'RUNNING', 'OK', 'FAILED', 'LATE'] as const

export type JobState = (typeof jobStates)[number]

/** One run of a job. */
export interface JobRunFacts {
  startedAt: Date
  /** Null while it runs, or when its process died. */
  endedAt: Date | null
  durationMs: number | null
  /** How many things it did. */
  done: number
  failure: string | null
}

/** A background job with its last runs. */
export interface JobFacts {
  name: JobName
  /** What it does, in French. */
  label: string
  isSteady: boolean
  state: JobState
  /** Null for one that never rests, and before the first run. */
  nextAt: Date | null
  /** The newest first, ten at most. */
  runs: JobRunFacts[]
}

/** A job of which nothing was heard for so many of its rounds is late. */
const lateRounds = 3

/**
 * Every background job of the shop with its last runs, in one statement.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listJobs(ctx: RequestContext): Promise<JobFacts[]> {
  requirePermission(ctx, 'operations')
  const rows = await ctx.em.execute<(Record<'started_at' | 'ended_at', string | null> & RunRow)[]>(
    `select run.* from jsonb_array_elements_text(?::jsonb) as wanted (name)
     cross join lateral (select job, started_at, ended_at, done, failure from job_runs
       where job = wanted.name order by slot desc limit 10) as run`,
    [JSON.stringify(jobNames)],
  )
  const now = ctx.clock.now()
  return jobNames.map((name) => {
    const runs = rows.filter(({ job }) => job === name).map(runFacts)
    return jobFacts(name, runs, now)
  })
}

interface RunRow {
  job: string
  done: number
  failure: string | null
}

function runFacts(row: RunRow & Record<'started_at' | 'ended_at', string | null>): JobRunFacts {
  const startedAt = new Date(row.started_at ?? 0)
  const endedAt = row.ended_at === null ? null : new Date(row.ended_at)
  const durationMs = endedAt && endedAt.getTime() - startedAt.getTime()
  return { startedAt, endedAt, durationMs, done: row.done, failure: row.failure }
}

function jobFacts(name: JobName, runs: JobRunFacts[], now: Date): JobFacts {
  const { label, everyMs } = jobs[name]
  const isSteady = 'isSteady' in jobs[name]
  const [last] = runs
  const nextAt = last && !isSteady ? new Date(last.startedAt.getTime() + everyMs) : null
  return {
    ...{ name, label, isSteady, nextAt },
    state: last ? stateOf(last, isSteady ? 5 * 60_000 : everyMs, now) : 'NEVER',
    // Of one that never rests a row is an hour, and no run.
    runs: isSteady ? runs.map((run) => ({ ...run, durationMs: null })) : runs,
  }
}

function stateOf({ startedAt, endedAt, failure }: JobRunFacts, everyMs: number, now: Date): JobState {
  const silentMs = now.getTime() - (endedAt ?? startedAt).getTime()
  if (silentMs > lateRounds * everyMs) return 'LATE'
  if (failure) return 'FAILED'
  return endedAt ? 'OK' : 'RUNNING'
}
