import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { User } from '../../accounts/user.entity.ts'
import { ContactMessage } from './contact-message.entity.ts'

/**
 * What the shop added to a message: an answer that was mailed to its author, or a note between administrators, which
 * never is. It goes when the message goes.
 */
@Entity({ tableName: 'contact_replies' })
@ObjectType({ description: 'An answer to a message, or a note about it; told to administrators alone.' })
@Index({ name: 'contact_replies_message', properties: ['message', 'id'] })
@Check({ name: 'contact_replies_notes_stay', expression: 'not internal or mail_id is null' })
export class ContactReply {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @ManyToOne(() => ContactMessage, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'message_id',
    index: false,
  })
  message!: Ref<ContactMessage>

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, {
    description: 'Whether it is a note between administrators, which nobody else ever reads.',
  })
  internal: Opt<boolean> = false

  @Property({ type: 'text' })
  @Field(() => String, { complexity: 50, description: 'Plain text with its line breaks.' })
  text!: string

  /** Null once the account is gone. */
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'author_id',
    index: 'contact_replies_author',
  })
  author?: Ref<User> | null

  @Property({ type: 'string', length: 254 })
  @Field(() => String, { description: 'Who wrote it, as their account was called then.' })
  authorName!: string

  /** The mail that carries an answer; null for a note, and once the outbox has forgotten the mail. */
  @ManyToOne(() => OutgoingMail, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'mail_id',
    index: 'contact_replies_mail',
  })
  mail?: Ref<OutgoingMail> | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was written (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
