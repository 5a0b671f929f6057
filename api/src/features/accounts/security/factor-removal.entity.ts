import type { Ref } from '@mikro-orm/core'
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy'
import { User } from '../user.entity.ts'

/**
 * That the second factor of an account is to be taken from it: its owner has neither device nor code any more, and has
 * opened the link that was sent to their mailbox. The row goes once it is done, and once it is stopped.
 *
 * Of a person: that they have asked, and when.
 */
@Entity({ tableName: 'factor_removals' })
@Unique({ name: 'factor_removals_keep_unique', properties: ['keepHash'] })
export class FactorRemoval {
  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
    primary: true,
  })
  user!: Ref<User>

  /** SHA-256 of the token that stops it, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, hidden: true })
  keepHash!: string

  @Property({ type: 'datetime', length: 3 })
  askedAt!: Date

  /** Not before this time. */
  @Property({ type: 'datetime', length: 3 })
  @Index({ name: 'factor_removals_due' })
  dueAt!: Date

  /** When its owner was reminded; without that it is not done. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  remindedAt?: Date | null
}
