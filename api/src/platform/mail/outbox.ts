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
  /** It carries a link that works once, until then: it is not sent later. */
  secretUntil?: Date
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

/** Why a mail was given up whose link had ended: no mail server says so. */
export const linkHasEnded = 'the link of this mail has ended'

/**
 * Puts a mail into the outbox, in the caller's transaction; it has an id once that is flushed.
 * @param userId the account that it is about: the mail goes with it, whatever address either has then.
 */
export function queueMail(em: EntityManager, mail: Mail, now: Date, userId?: string): OutgoingMail {
  return em.create(OutgoingMail, { ...mail, userId: userId ?? null, dueAt: now, createdAt: now })
}

/** Whether it carries a link that has ended: whoever asked for it must ask for another. */
export const hasEndedLink = ({ secretUntil }: Pick<OutgoingMail, 'secretUntil'>, now: Date): boolean =>
  !!secretUntil && secretUntil <= now

const wipe = (mail: OutgoingMail) => Object.assign(mail, { text: '', html: null, unsubscribeUrl: null })

/**
 * Sends the mail that has been due longest. What it says is forgotten once it has gone out, or come too late. Several
 * copies of the shop may do so at once: each takes a row that no other holds, and nothing is locked while a slow server
 * answers. One at a time, so that a lease covers one mail.
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
  if (hasEndedLink(mail, now)) {
    wipe(mail)
    mail.attempts = mostRetries + 1
    mail.lastError = linkHasEnded
    await em.flush()
    return true
  }
  try {
    await send(mail)
    mail.sentAt = clock.now()
    mail.lastError = null
    wipe(mail)
  } catch (failure) {
    const error = mail.secretUntil ? new Error(withoutSecrets(String(failure))) : failure
    mail.lastError = String(error).slice(0, 500)
    const next = clock.now().getTime() + (retryAfterMs[mail.attempts - 1] ?? leaseMs)
    // A secret is not kept for longer than it is worth something: the worker comes by at its end.
    mail.dueAt = new Date(Math.min(next, mail.secretUntil?.getTime() ?? next))
    log.warn({ mail: mail.id, attempts: mail.attempts, err: error }, 'mail not sent')
  }
  await em.flush()
  return true
}

/** Servers that refuse a mail may quote it: a long run of letters is what a token looks like. */
const withoutSecrets = (text: string) => text.replace(/[\w-]{32,}/g, '…')
