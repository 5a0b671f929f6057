import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { MailTransport } from './mail-transport.ts'
import { OutgoingMail } from './outgoing-mail.entity.ts'

/** A mail as a feature writes it. */
export interface Mail {
  recipient: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Address by which its reader leaves the list that it belongs to: mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string
  /** Names what it is about, in letters, digits and « - »: mails of the same are shown together. */
  thread?: string
}

/**
 * A worker that took a mail and died has this long before another takes it, in milliseconds: more than the dozen steps
 * of a delivery take whose every answer comes at the last moment (SMTP_TIMEOUT_MS, 20 s at most).
 */
const leaseMs = 5 * 60_000
/** After these waits the shop gives up; the row stays, with its last error. */
const retryAfterMs = [30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]
/** A mail with more attempts than this is given up. */
export const mostRetries = retryAfterMs.length

/** How long a mail is kept once it has gone out, or been given up: long enough to look into a complaint. */
const keptMs = 30 * 24 * 3_600_000

/** Deletes mails that nobody needs any more: they hold what people wrote. */
export async function purgeOldMails(orm: MikroORM, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  await orm.em.fork().nativeDelete(OutgoingMail, {
    createdAt: { $lt: before },
    $or: [{ sentAt: { $ne: null } }, { attempts: { $gt: mostRetries } }],
  })
}

/** Puts a mail into the outbox, in the caller's transaction; it has an id once that is flushed. */
export function queueMail(em: EntityManager, mail: Mail, now: Date): OutgoingMail {
  return em.create(OutgoingMail, { ...mail, dueAt: now, createdAt: now })
}

/**
 * Sends the mail that has been due longest. Several copies of the shop may do so at once: each takes a row that no
 * other holds, and nothing is locked while a slow server answers. One at a time, so that a lease covers one mail.
 * @returns whether there was one.
 */
export async function sendNextMail(
  orm: MikroORM,
  send: MailTransport,
  clock: Clock,
  log: Logger,
): Promise<boolean> {
  const em = orm.em.fork()
  const now = clock.now()
  const [taken] = await em.execute<{ id: number }[]>(
    `update outgoing_mails set due_at = ?, attempts = attempts + 1, last_error = null where id in (
       select id from outgoing_mails where sent_at is null and due_at <= ? and attempts <= ?
       order by due_at, id limit 1 for update skip locked) returning id`,
    [new Date(now.getTime() + leaseMs), now, mostRetries],
  )
  if (!taken) return false
  const mail = await em.findOneOrFail(OutgoingMail, taken.id)
  try {
    await send(mail)
    mail.sentAt = clock.now()
    mail.lastError = null
  } catch (error) {
    mail.lastError = String(error).slice(0, 500)
    mail.dueAt = new Date(clock.now().getTime() + (retryAfterMs[mail.attempts - 1] ?? leaseMs))
    log.warn({ mail: mail.id, attempts: mail.attempts, err: error }, 'mail not sent')
  }
  await em.flush()
  return true
}
