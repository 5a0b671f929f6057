import type { Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../../user.entity.ts'

/** What a passkey is asked to sign a challenge for. */
export type ChallengePurpose = 'REGISTER' | 'SIGN_IN' | 'STEP_UP'

/**
 * A random text that a passkey has been asked to sign. Whoever gives it back signed has used it up, whether or not the
 * signature is right.
 *
 * Of a person: that they began to add a passkey or to prove who they are. It goes after five minutes.
 */
@Entity({ tableName: 'passkey_challenges' })
@Index({ name: 'passkey_challenges_expires', properties: ['expiresAt'] })
@Check({ name: 'passkey_challenges_purpose', expression: `purpose in ('REGISTER', 'SIGN_IN', 'STEP_UP')` })
export class PasskeyChallenge {
  /** 32 random bytes, base64url. */
  @PrimaryKey({ type: 'string', length: 43 })
  challenge!: string

  @Property({ type: 'string', length: 10 })
  purpose!: ChallengePurpose

  /** Whose; null where nobody is signed in yet. */
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user?: Ref<User> | null

  /** SHA-256 of the mark of the browser that asked, in hexadecimal digits. */
  @Property({ type: 'string', length: 64 })
  browserHash!: string

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date
}
