import type { Opt } from '@mikro-orm/core'
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'

/**
 * An address of the newsletter (specification, section 3). Kept after leaving, so that it is not written to by mistake.
 * Only what requires an administrator leads to it.
 */
@Entity({ tableName: 'newsletter' })
@ObjectType('NewsletterSubscriber', {
  description: 'An address of the newsletter; told to administrators alone.',
})
@Check({ name: 'newsletter_email_lower', expression: 'email = lower(email)' })
export class Subscriber {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 254 })
  @Unique({ name: 'newsletter_email_unique' })
  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email!: string

  @Property({ type: 'boolean', default: true })
  subscribed: Opt<boolean> = true

  /** Random; whoever has it may confirm and leave without an account. Shown to nobody, administrators included. */
  @Property({ type: 'string', length: 64 })
  @Unique({ name: 'newsletter_token_unique' })
  token!: string

  /** When its owner followed the link of the welcome mail: proof that the address is theirs. Null until then. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When its owner confirmed it by the link of a mail (ISO 8601, UTC); null until then.',
  })
  confirmedAt?: Date | null

  /**
   * When it last left; null once it is confirmed again. Whoever types the address of somebody else does not undo the
   * proof that it had left.
   */
  @Property({ type: 'datetime', length: 3, nullable: true })
  leftAt?: Date | null

  /** When it was last subscribed or left. */
  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was last subscribed or left (ISO 8601, UTC).' })
  changedAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was first subscribed (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
