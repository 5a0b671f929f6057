import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { prepareAnalyticsMonths, purgeAnalytics } from './features/analytics/analytics-months.ts'
import { purgeExpiredLines } from './features/cart/cart.service.ts'
import { applyCeilings } from './features/catalogue/assessments/apply-ceilings.ts'
import { purgeEngagement } from './features/engagement/purge-engagement.ts'
import { collectUnusedImages } from './features/media/collect-images.ts'
import { purgeOrderRequests } from './features/orders/idempotency.ts'
import { purgePreviewLinks } from './features/previews/previews.service.ts'
import { imageColumns } from './image-columns.ts'
import type { Clock } from './platform/clock.ts'
import { clockDifference, databaseNow } from './platform/database/database-clock.ts'
import { purgeRateLimits } from './platform/http/rate-limit.ts'
import { purgeSessions } from './platform/http/session-store.ts'
import { purgeOldMails } from './platform/mail/outbox.ts'
import type { ObjectStorage } from './platform/storage/object-storage.ts'

const tenMinutes = 10 * 60_000

/**
 * Deletes what has expired: sessions, cart lines, idempotency keys, limiter windows, old mails, usage events, what
 * people left with the shop, and images that nothing shows; and takes from eco-scores what rests on evidence that has
 * ended. Any copy of the shop may do it, at any time.
 * @param now by the clock of the database, which all copies share.
 * @throws AggregateError of what failed, once all the rest is done: a store that refuses to delete an image does not
 * keep what people are promised to be forgotten.
 */
export async function cleanUp(orm: MikroORM, env: Env, now: Date, storage: ObjectStorage): Promise<void> {
  const steps = [
    () => purgeSessions(orm.em.fork(), now),
    () => purgeExpiredLines(orm.em.fork(), now),
    () => purgeOrderRequests(orm.em.fork(), env, now),
    () => purgeRateLimits(orm, now),
    () => purgeOldMails(orm, now),
    () => purgeEngagement(orm.em.fork(), env, now),
    () => purgePreviewLinks(orm.em.fork(), now),
    () => collectUnusedImages(orm.em.fork(), storage, now, env, imageColumns),
    () => applyCeilings(orm.em.fork(), { now: () => now }),
    () => prepareAnalyticsMonths(orm.em.fork(), now),
    () => purgeAnalytics(orm.em.fork(), env, now),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
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
  if (!warnOfClocks(own.now(), now, log)) await cleanUp(orm, env, now, storage)
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
