import type { Opt } from '@mikro-orm/core'
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'

/** A person who wants to know when sales open (spec section 3). One row an address. */
@Entity({ tableName: 'waitlist' })
@Check({ name: 'waitlist_email_lower', expression: 'email = lower(email)' })
export class WaitlistEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 100 })
  firstName!: string

  @Property({ type: 'string', length: 100 })
  lastName!: string

  @Property({ type: 'string', length: 254 })
  @Unique({ name: 'waitlist_email_unique' })
  email!: string

  @Property({ type: 'array', default: [] })
  productIds: Opt<string[]> = []

  @Property({ type: 'boolean', default: false })
  notified: Opt<boolean> = false

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
