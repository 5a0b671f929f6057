import type { Opt } from '@mikro-orm/core'
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** What somebody wrote through the contact form (spec section 3). */
@Entity({ tableName: 'contact_messages' })
@Index({ name: 'contact_messages_newest', properties: ['createdAt', 'id'] })
export class ContactMessage {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 100 })
  firstName!: string

  @Property({ type: 'string', length: 100 })
  lastName!: string

  @Property({ type: 'string', length: 254 })
  email!: string

  @Property({ type: 'string', length: 200 })
  subject!: string

  @Property({ type: 'text' })
  message!: string

  @Property({ type: 'boolean', default: false })
  isRead: Opt<boolean> = false

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
