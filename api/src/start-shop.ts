import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Lifecycle } from './edges/http/health.ts'
import type { Env } from './env.ts'
import { startRestockMails } from './features/engagement/restock/restock-mails.ts'
import { steadyJob } from './features/operations/jobs/run-job.ts'
import { startDigests } from './features/operations/notifications/digests.ts'
import { startHousekeeping, warnOfClocks } from './housekeeping.ts'
import { startPublications } from './planned-publications.ts'
import { systemClock } from './platform/clock.ts'
import { followDatabaseClock } from './platform/database/database-clock.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { startMailWorker } from './platform/mail/mail-worker.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { openPreparedDatabase } from './prepare-shop.ts'

/** A shop that serves. */
interface RunningShop {
  /**
   * Says that it is not ready and goes on serving for SHUTDOWN_DRAIN_MS, finishes requests in flight, closes the
   * database and ends the process with 0. Called again, it cuts all of that short.
   */
  stop(): Promise<void>
}

/**
 * Listens at once (/readyz says « starting »), prepares the database, then serves the shop.
 * @param signal stops waiting for a database that does not answer yet.
 */
export async function startShop(env: Env, log: Logger, signal: AbortSignal): Promise<RunningShop> {
  const lifecycle: Lifecycle = { draining: false }
  const http = createHttpServer(env)
  http.server.listen(env.PORT, env.HOST)
  await once(http.server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Le port ${env.PORT} est déjà pris. Choisissez-en un autre avec PORT.`)
      : error
  })
  const storage = await openStorage(env)
  const database = await openPreparedDatabase(env, storage, log, signal)
  const clock = await followDatabaseClock(database.orm)
  warnOfClocks(systemClock.now(), clock.now(), log)
  const shop = await createApp({
    orm: database.orm,
    env,
    clock,
    storage,
    log,
    lifecycle,
    webFolder: 'dist/web',
  })
  http.serve(shop.app)
  // With what the first pages compiled, and whatever ends this process.
  void shop.warmUp().then(flushCompileCache)
  const stopHousekeeping = startHousekeeping(database.orm, env, systemClock, storage, log)
  // Read only now: what composes mails is a good part of the start, and nobody who waits for a page needs it.
  const { mailTransport } = await import('./platform/mail/mail-transport.ts')
  const stopPublications = startPublications(database.orm, clock, env, log)
  const stopMailWorker = startMailWorker(
    database.orm,
    mailTransport(env),
    clock,
    log,
    steadyJob(database.orm, 'MAILS', clock, log),
  )
  const stopDigests = startDigests(database.orm, clock, env, log)
  const stopRestockMails = startRestockMails(
    database.orm,
    clock,
    env,
    log,
    steadyJob(database.orm, 'RESTOCK', clock, log),
  )
  log.info(`Boutique ouverte : ${env.PUBLIC_URL} · API : ${env.PUBLIC_URL}/graphql`)

  const haste = new AbortController()
  return {
    async stop() {
      if (lifecycle.draining) {
        haste.abort()
        return http.closeNow()
      }
      lifecycle.draining = true
      // Whatever hangs (a statement that never returns), the process ends: the next one waits for its place.
      setTimeout(() => process.exit(1), env.SHUTDOWN_DRAIN_MS + env.SHUTDOWN_GRACE_MS + 5_000).unref()
      stopHousekeeping()
      clock.stop()
      const mailsDone = stopMailWorker()
      const publicationsDone = Promise.all([stopPublications(), stopDigests(), stopRestockMails()])
      http.drain()
      // A load balancer hears of /readyz, and sends elsewhere what would come now.
      await pause(env.SHUTDOWN_DRAIN_MS, undefined, { signal: haste.signal }).catch(() => {})
      await http.close(haste.signal.aborted ? 0 : env.SHUTDOWN_GRACE_MS)
      // A mail that a slow server holds up goes out after the next start.
      await Promise.race([mailsDone, pause(1_000)])
      await publicationsDone
      await shop.stop()
      await database.close()
      log.info('Boutique fermée.')
      process.exit(0)
    },
  }
}
