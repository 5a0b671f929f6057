import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { purgeExpiredLines } from './features/cart/purge-cart.ts'
import type { Clock } from './platform/clock.ts'
import { purgeOldMails } from './platform/mail/outbox.ts'
import { purgeRateLimits } from './platform/rate-limit.ts'
import { DatabaseSessionStore } from './platform/session-store.ts'

const tenMinutes = 10 * 60_000

/** Deletes what has expired: sessions, cart lines, limiter windows, old mails. Any copy of the shop may do it, at any time. */
export async function cleanUp(orm: MikroORM, clock: Clock): Promise<void> {
  await new DatabaseSessionStore(orm, clock).purge()
  await purgeExpiredLines(orm.em.fork(), clock.now())
  await purgeRateLimits(orm, clock.now())
  await purgeOldMails(orm, clock.now())
}

/** Cleans up every ten minutes. @returns stops it. */
export function startHousekeeping(orm: MikroORM, clock: Clock, log: Logger): () => void {
  const timer = setInterval(() => {
    cleanUp(orm, clock).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }, tenMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
