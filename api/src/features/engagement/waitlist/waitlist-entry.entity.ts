import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { User } from '../../accounts/user.entity.ts'

/**
 * A person who wants to know when sales open (specification, section 3). One row an address. Only what requires an
 * administrator leads to it.
 */
@Entity({ tableName: 'waitlist' })
@ObjectType({ description: 'Somebody who waits for the sales to open; told to administrators alone.' })
@Check({ name: 'waitlist_email_lower', expression: 'email = lower(email)' })
export class WaitlistEntry {
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
  @Unique({ name: 'waitlist_email_unique' })
  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email!: string

  /** The account from which the person joined with its own address; nobody else is told of the entry. */
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: 'waitlist_user',
  })
  user?: Ref<User> | null

  @Property({ type: 'array', default: [] })
  @Field(() => [ID], { description: 'Products that the person waits for; some may be gone.' })
  productIds: Opt<string[]> = []

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether the person was told that sales are open.' })
  notified: Opt<boolean> = false

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When the person joined (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}

/** That somebody is on the waitlist, as they themselves are told. */
@ObjectType({ description: 'The signed-in person’s own place on the waitlist.' })
export class WaitlistPlace {
  @Field(() => GraphQLDateTimeISO, { description: 'Since when (ISO 8601, UTC).' })
  since!: Date

  @Field(() => Boolean, { description: 'Whether the person was told that sales are open.' })
  notified!: boolean
}

/** How many people want a product; told to administrators alone. */
@ObjectType({ description: 'How many people want a product; told to administrators alone.' })
export class WaitlistDemand {
  @Field(() => ID, { description: 'The product, which may be gone.' })
  productId!: string

  @Field(() => Int, { description: 'People who wait for it and were not notified yet.' })
  count!: number

  @Field(() => Int, { description: 'Accounts that asked to be told when it is back in stock.' })
  restock!: number

  @Field(() => Int, { description: 'Accounts that have it among their favourites.' })
  favourites!: number
}
