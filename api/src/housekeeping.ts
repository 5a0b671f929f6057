import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { prepareAnalyticsMonths, purgeAnalytics } from './features/analytics/analytics-months.ts'
import { purgeExpiredLines } from './features/cart/purge-cart.ts'
import { purgeEngagement } from './features/engagement/purge-engagement.ts'
import { collectUnusedImages } from './features/media/collect-images.ts'
import { purgeOrderRequests } from './features/orders/purge-order-requests.ts'
import { imageColumns } from './image-columns.ts'
import type { Clock } from './platform/clock.ts'
import { purgeOldMails } from './platform/mail/outbox.ts'
import type { ObjectStorage } from './platform/object-storage.ts'
import { purgeRateLimits } from './platform/rate-limit.ts'
import { DatabaseSessionStore } from './platform/session-store.ts'

const tenMinutes = 10 * 60_000

/**
 * Deletes what has expired: sessions, cart lines, idempotency keys, limiter windows, old mails, usage events, what
 * people left with the shop, and pictures that nothing shows. Any copy of the shop may do it, at any time.
 * @throws AggregateError of what failed, once all the rest is done: a store that refuses to delete a picture does not
 * keep what people are promised to be forgotten.
 */
export async function cleanUp(orm: MikroORM, env: Env, clock: Clock, storage: ObjectStorage): Promise<void> {
  const now = clock.now()
  const steps = [
    () => new DatabaseSessionStore(orm, clock).purge(),
    () => purgeExpiredLines(orm.em.fork(), now),
    () => purgeOrderRequests(orm.em.fork(), env, now),
    () => purgeRateLimits(orm, now),
    () => purgeOldMails(orm, now),
    () => purgeEngagement(orm.em.fork(), env, now),
    () => collectUnusedImages(orm.em.fork(), storage, now, env, imageColumns),
    () => prepareAnalyticsMonths(orm.em.fork(), now),
    () => purgeAnalytics(orm.em.fork(), env, now),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what has expired is still there')
}

/** Cleans up every ten minutes. @returns stops it. */
export function startHousekeeping(
  orm: MikroORM,
  env: Env,
  clock: Clock,
  storage: ObjectStorage,
  log: Logger,
): () => void {
  const timer = setInterval(() => {
    cleanUp(orm, env, clock, storage).catch((error: unknown) =>
      log.warn({ err: error }, 'housekeeping failed'),
    )
  }, tenMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
