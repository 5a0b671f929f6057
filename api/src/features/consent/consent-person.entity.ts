import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/**
 * Who a pseudonym of the ledger is: the one place that tells, and it may be deleted. Of what somebody says from their
 * account there is a row with the account, which follows its address and goes with it (migrations/sql/consent.ts); of
 * what is said by an address alone, that anybody can type, one without.
 *
 * Holds of a person: address and account. Exported by `exportConsents`, erased by `forgetConsents`; of an address alone
 * it is kept for as long as its place on the waitlist or its row of the newsletter.
 */
@Entity({ tableName: 'consent_people' })
@Check({ name: 'consent_people_email_lower', expression: 'email = lower(email)' })
@Index({
  name: 'consent_people_account',
  expression:
    'create unique index consent_people_account on consent_people (user_id) where user_id is not null',
})
@Index({
  name: 'consent_people_address',
  expression: 'create unique index consent_people_address on consent_people (email) where user_id is null',
})
@Index({ name: 'consent_people_email', properties: ['email'] })
export class ConsentPerson {
  @PrimaryKey({ type: 'string', length: 64 })
  pseudonym!: string

  @Property({ type: 'string', length: 254 })
  email!: string

  /** No reference: the ledger lies below the accounts. */
  @Property({ type: 'string', length: 255, nullable: true })
  userId?: string | null

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date
}
