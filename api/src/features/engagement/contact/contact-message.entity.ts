import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { User } from '../../accounts/user.entity.ts'
import { type ContactMessageKind, contactMessageKinds } from './contact.rules.ts'

const ContactMessageKindEnum = graphqlEnum(contactMessageKinds, {
  name: 'ContactMessageKind',
  description: 'What a message is about.',
  values: { CONTACT: 'Anything, by the contact form.', CHALLENGE: 'An eco-score that somebody contests.' },
})

/** What somebody wrote through the contact form (specification, section 3). Administrators alone see it. */
@Entity({ tableName: 'contact_messages' })
@ObjectType({ description: 'A message of the contact form; told to administrators alone.' })
@Index({ name: 'contact_messages_newest', properties: ['createdAt', 'id'] })
@Check({ name: 'contact_messages_kind', expression: "kind in ('CONTACT', 'CHALLENGE')" })
export class ContactMessage {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 100 })
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Property({ type: 'string', length: 100 })
  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Property({ type: 'string', length: 254 })
  @Field(() => String, { description: 'Where to answer.' })
  email!: string

  @Property({ type: 'string', length: 200 })
  @Field(() => String, { description: 'Subject, on one line.' })
  subject!: string

  @Property({ type: 'text' })
  @Field(() => String, { complexity: 50, description: 'The message: plain text with its line breaks.' })
  message!: string

  @Property({ type: 'string', length: 10, default: 'CONTACT' })
  @Field(() => ContactMessageKindEnum, { description: 'What it is about.' })
  kind: Opt<ContactMessageKind> = 'CONTACT'

  /** The product whose score is contested; by its id alone, for the message outlives it. */
  @Property({ type: 'integer', nullable: true })
  @Field(() => ID, { nullable: true, description: 'The product whose eco-score is contested.' })
  productId?: number | null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether an administrator has read it.' })
  isRead: Opt<boolean> = false

  /** When an administrator said that it was answered; the promise is 24 hours (specification, section 9). */
  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it was marked as answered (ISO 8601, UTC); null until then.',
  })
  repliedAt?: Date | null

  /** Who did so, as their account was called then. */
  @Property({ type: 'string', length: 254, nullable: true })
  @Field(() => String, { nullable: true, description: 'Who answered it; null until then.' })
  repliedBy?: string | null

  /** Their account; null once it is gone. */
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'replied_by_id',
    index: 'contact_messages_replier',
  })
  replier?: Ref<User> | null

  /** Moved under the row's lock with each answer: whoever answers says how many they have read. */
  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many answers were sent from the administration.' })
  replyCount: Opt<number> = 0

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many notes administrators have left for each other.' })
  noteCount: Opt<number> = 0

  /** The administrator who takes care of it. */
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'assigned_to',
    index: 'contact_messages_assigned',
  })
  assignedTo?: Ref<User> | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it came in (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
