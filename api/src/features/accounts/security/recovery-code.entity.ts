import type { Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { User } from '../user.entity.ts'

/**
 * A code that takes the place of the application once, when it is lost. It is shown once, kept as a hash, and deleted
 * when it is used.
 */
@Entity({ tableName: 'recovery_codes' })
@Unique({ name: 'recovery_codes_unique', properties: ['user', 'codeHash'] })
export class RecoveryCode {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user!: Ref<User>

  /** SHA-256 of the account's id and the code, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, hidden: true })
  codeHash!: string
}
