import type { Opt } from '@mikro-orm/core'
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'

/** An address of the newsletter (spec section 3). It stays after leaving, so that it is not written to by mistake. */
@Entity({ tableName: 'newsletter' })
@Check({ name: 'newsletter_email_lower', expression: 'email = lower(email)' })
export class Subscriber {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 254 })
  @Unique({ name: 'newsletter_email_unique' })
  email!: string

  @Property({ type: 'boolean', default: true })
  subscribed: Opt<boolean> = true

  /** Random; whoever has it may leave without an account. */
  @Property({ type: 'string', length: 64 })
  @Unique({ name: 'newsletter_token_unique' })
  token!: string

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
