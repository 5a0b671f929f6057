import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type Clock, repeat } from '../clock.ts'
import type { MailTransport } from './mail-transport.ts'
import { sendNextMail } from './outbox.ts'

const pauseMs = 2_000

/** Looks into the outbox every two seconds, sends all that is due and notes how that went. @returns stops it, after the mail in hand. */
export function startMailWorker(
  orm: MikroORM,
  send: MailTransport,
  clock: Clock,
  log: Logger,
  note: (tried: number, error?: unknown) => Promise<void> = async () => {},
): () => Promise<void> {
  let stopped = false
  const sendAll = async () => {
    let tried = 0
    while (!stopped && (await sendNextMail(orm, send, clock, log))) tried++
    await note(tried)
  }
  const stop = repeat(sendAll, pauseMs, (error) => {
    log.warn({ err: error }, 'outbox not read')
    void note(0, error)
  })
  return () => {
    stopped = true
    return stop()
  }
}
