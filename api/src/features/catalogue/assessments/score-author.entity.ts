import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'

/**
 * Who a pseudonym of the score history is: the one place that tells, and it may be deleted. Written by the trigger that
 * writes the history; the address follows the account's (migrations/sql/addresses.ts).
 */
@Entity({ tableName: 'score_authors' })
@Unique({ name: 'score_authors_email_unique', properties: ['email'] })
export class ScoreAuthor {
  /** Random. */
  @PrimaryKey({ type: 'string', length: 64 })
  pseudonym!: string

  @Property({ type: 'string', length: 254 })
  email!: string
}
