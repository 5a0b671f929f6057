import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { User } from '../user.entity.ts'

/**
 * What a link of a mail does: sets a password, confirms the account's address, gives the account another one, or has its
 * second factor taken from it.
 */
export type LinkPurpose = 'RESET_PASSWORD' | 'CONFIRM_EMAIL' | 'CHANGE_EMAIL' | 'REMOVE_FACTOR'

/**
 * A link that was sent to somebody by mail and has not been used. Of its token the hash alone is kept. One of each
 * purpose an account: a newer one takes the place of the older, and a used one is deleted.
 *
 * Of a person: the address that it was sent to, which for a change of address is one that the account does not have
 * yet. It goes with the account, when it is used, and once it has expired.
 */
@Entity({ tableName: 'account_links' })
@Unique({ name: 'account_links_one', properties: ['user', 'purpose'] })
@Unique({ name: 'account_links_token_unique', properties: ['tokenHash'] })
@Check({
  name: 'account_links_purpose',
  expression: `purpose in ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'CHANGE_EMAIL', 'REMOVE_FACTOR')`,
})
@Check({ name: 'account_links_email_lower', expression: 'email = lower(email)' })
export class AccountLink {
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

  @Property({ type: 'string', length: 20 })
  purpose!: LinkPurpose

  /** Where it was sent. */
  @Property({ type: 'string', length: 254 })
  email!: string

  /** SHA-256 of its token, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, hidden: true })
  tokenHash!: string

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
