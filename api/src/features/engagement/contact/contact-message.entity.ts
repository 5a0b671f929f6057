import type { Opt } from '@mikro-orm/core'
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'

/** What somebody wrote through the contact form (specification, section 3). Administrators alone see it. */
@Entity({ tableName: 'contact_messages' })
@ObjectType({ description: 'A message of the contact form; told to administrators alone.' })
@Index({ name: 'contact_messages_newest', properties: ['createdAt', 'id'] })
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

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it came in (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
