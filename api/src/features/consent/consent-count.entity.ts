import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { ConsentAct } from './consent.rules.ts'

/**
 * How often a choice of the cookie banner was made today by visitors whom nothing names: no identifier is invented for
 * them. Once the day is over its sums go into the ledger. Holds nothing of a person.
 */
@Entity({ tableName: 'consent_counts' })
export class ConsentCount {
  @PrimaryKey({ type: 'date' })
  day!: string

  @PrimaryKey({ type: 'string', length: 20 })
  act!: ConsentAct

  @PrimaryKey({ type: 'string', length: 40 })
  textVersion!: string

  @Property({ type: 'integer' })
  people!: number
}
