import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type Clock, repeat } from '../clock.ts'
import type { MailTransport } from './mail-transport.ts'
import { sendNextMail } from './outbox.ts'

const pauseMs = 2_000

/** Looks into the outbox every two seconds and sends all that is due. @returns stops it, after the mail in hand. */
export function startMailWorker(
  orm: MikroORM,
  send: MailTransport,
  clock: Clock,
  log: Logger,
): () => Promise<void> {
  let stopped = false
  const sendAll = async () => {
    while (!stopped && (await sendNextMail(orm, send, clock, log)));
  }
  const stop = repeat(sendAll, pauseMs, (error) => log.warn({ err: error }, 'outbox not read'))
  return () => {
    stopped = true
    return stop()
  }
}
