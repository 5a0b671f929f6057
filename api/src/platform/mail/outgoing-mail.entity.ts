import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/**
 * A mail that waits to be sent: written in the transaction of what it tells of, so that neither is without the other.
 * Of a person it holds what is written to them until it has gone out, and the address until thirty days later.
 */
@Entity({ tableName: 'outgoing_mails' })
@Index({ name: 'outgoing_mails_thread', properties: ['thread'] })
@Index({ name: 'outgoing_mails_user', properties: ['userId'] })
@Index({
  name: 'outgoing_mails_due',
  expression: 'create index outgoing_mails_due on outgoing_mails (due_at) where sent_at is null',
})
@Check({
  name: 'outgoing_mails_sent_says_nothing',
  expression: "sent_at is null or (text = '' and html is null and unsubscribe_url is null)",
})
export class OutgoingMail {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 254 })
  recipient!: string

  /** The account that it is about, whatever address that had; null for a mail about none. By its id alone: no reference. */
  @Property({ type: 'string', length: 255, nullable: true })
  userId?: string | null

  @Property({ type: 'string', length: 254, nullable: true })
  replyTo?: string | null

  @Property({ type: 'string', length: 300 })
  subject!: string

  @Property({ type: 'text' })
  text!: string

  @Property({ type: 'text', nullable: true })
  html?: string | null

  /** Where its reader leaves the list that it belongs to; null for a mail that belongs to none. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl?: string | null

  /** What it is about, e.g. « contact-7 »: mail programs show the mails of one thread together. */
  @Property({ type: 'string', length: 60, nullable: true })
  thread?: string | null

  /** It carries a link that works once, until then: too late, it is not sent, and what it says is forgotten. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  secretUntil?: Date | null

  @Property({ type: 'integer', default: 0 })
  attempts: Opt<number> = 0

  /** Not before this time; a worker that takes the mail moves it on, so that no other takes it too. */
  @Property({ type: 'datetime', length: 3 })
  dueAt!: Date

  @Property({ type: 'datetime', length: 3, nullable: true })
  sentAt?: Date | null

  /** Why the last attempt failed. */
  @Property({ type: 'text', nullable: true })
  lastError?: string | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
