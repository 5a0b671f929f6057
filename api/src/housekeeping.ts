import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { removeDueFactors } from './features/accounts/recovery/factor-removal/remove-due-factors.ts'
import { prepareAnalyticsMonths } from './features/analytics/analytics-months.ts'
import { applyCeilings } from './features/catalogue/assessments/apply-ceilings.ts'
import { checkConsentsDaily } from './features/consent/check-consents.ts'
import { sealConsentCounts } from './features/consent/record-consent.ts'
import { collectUnusedImages } from './features/media/collect-images.ts'
import type { JobName } from './features/operations/jobs/job.rules.ts'
import { purgeJobRuns, runJob } from './features/operations/jobs/run-job.ts'
import { runRetention } from './features/rights/register/run-retention.ts'
import { imageColumns } from './image-columns.ts'
import type { Clock } from './platform/clock.ts'
import { clockDifference, databaseNow } from './platform/database/database-clock.ts'
import { forgetMailFiles } from './platform/mail/mail-transport.ts'
import type { ObjectStorage } from './platform/storage/object-storage.ts'
import { dayInFrance } from './platform/time-in-france.ts'

const tenMinutes = 10 * 60_000

/**
 * Forgets what is over by the rules of the register (features/rights), takes second factors that were lost, deletes images that nothing shows, and takes
 * from eco-scores what rests on evidence that has ended. Any copy of the shop may do it, at any time.
 * @param now by the clock of the database, which all copies share.
 * @param run writes down how each step went, or leaves it to another copy.
 * @throws AggregateError of what failed, once all the rest is done: a store that refuses to delete an image does not
 * keep what people are promised to be forgotten.
 */
export async function cleanUp(
  orm: MikroORM,
  env: Env,
  now: Date,
  storage: ObjectStorage,
  run: (job: JobName, step: () => Promise<unknown>) => Promise<unknown> = (_job, step) => step(),
): Promise<void> {
  const steps: [JobName, () => Promise<unknown>][] = [
    ['RETENTION', () => runRetention(orm.em, env, now)],
    ['FACTOR_REMOVALS', () => removeDueFactors(orm.em, env, now)],
    ['CONSENT_COUNTS', () => sealConsentCounts(orm.em.fork(), dayInFrance(now), now)],
    ['CONSENT_CHECK', () => checkConsentsDaily(orm.em.fork(), now)],
    ['IMAGES', () => collectUnusedImages(orm.em.fork(), storage, now, env, imageColumns)],
    ['CEILINGS', () => applyCeilings(orm.em.fork(), { now: () => now })],
    ['ANALYTICS_MONTHS', () => prepareAnalyticsMonths(orm.em.fork(), now)],
    ['JOB_RUNS', () => purgeJobRuns(orm, now)],
  ]
  const failures: unknown[] = []
  for (const [job, step] of steps) await run(job, step).catch((error: unknown) => failures.push(error))
  // On each machine, also where another copy has done the rest.
  await forgetMailFiles(orm.em.fork(), env).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what has expired is still there')
}

/**
 * One round of cleaning by the time of the database. What is deleted is gone for good: while that time and the
 * machine's own differ by minutes one of them is wrong, and nothing is deleted by either.
 * @param own the clock of this machine.
 */
export async function cleanUpInTime(
  orm: MikroORM,
  env: Env,
  own: Clock,
  storage: ObjectStorage,
  log: Logger,
): Promise<void> {
  const now = await databaseNow(orm)
  if (warnOfClocks(own.now(), now, log)) return
  await cleanUp(orm, env, now, storage, (job, step) => runJob(orm, job, now, step))
}

/** Tells the log when the two clocks differ by minutes. @returns whether they do. */
export function warnOfClocks(own: Date, database: Date, log: Logger): boolean {
  const aheadMs = clockDifference(own, database)
  if (aheadMs === null) return false
  const minutes = Math.round(aheadMs / 60_000)
  log.error(
    { machine: own.toISOString(), database: database.toISOString() },
    `L’horloge de cette machine et celle de la base diffèrent de ${Math.abs(minutes)}\u00a0minutes\u00a0: rien ne sera effacé tant que l’une d’elles n’est pas remise à l’heure.`,
  )
  return true
}

/** Cleans up every ten minutes. @param own the clock of this machine. @returns stops it. */
export function startHousekeeping(
  orm: MikroORM,
  env: Env,
  own: Clock,
  storage: ObjectStorage,
  log: Logger,
): () => void {
  const timer = setInterval(() => {
    cleanUpInTime(orm, env, own, storage, log).catch((error: unknown) =>
      log.warn({ err: error }, 'housekeeping failed'),
    )
  }, tenMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
