import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../../user.entity.ts'

/**
 * The codes of an application (TOTP) that an account asks for beside its password: on once the first code has been
 * given back.
 *
 * Of a person: that they have it, and since when. It goes when they turn it off, and with the account.
 */
@Entity({ tableName: 'second_factors' })
export class SecondFactor {
  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
    primary: true,
  })
  user!: Ref<User>

  /** What application and shop share, encrypted (`totp.ts`): a copy of the database alone makes no code. */
  @Property({ type: 'text', nullable: true, hidden: true })
  secret?: string | null

  /** The same while an application, the first or another, is being set up: no code of it has been given back. */
  @Property({ type: 'text', nullable: true, hidden: true })
  pendingSecret?: string | null

  /** When the first code was given back; null before. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt?: Date | null

  /** The time step of the last code that was taken: none is taken twice. */
  @Property({ type: 'integer', default: 0 })
  lastStep: Opt<number> = 0
}
