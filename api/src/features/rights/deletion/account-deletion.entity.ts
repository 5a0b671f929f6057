import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** What is looked for everywhere once an account is erased. */
export interface Needles {
  id: string
  email: string
  /** Empty when it would be found in the names of others. */
  name: string
}

/** Where somebody who was erased is still found: numbers and names of columns, nothing of the person. */
export interface Residue {
  table: string
  column: string
  /** A name may be that of somebody else. */
  by: 'EMAIL' | 'ID' | 'NAME'
  rows: number
  /** Whether the declarations say that it stays there, and why. */
  declared: boolean
}

export interface ResidueReport {
  tables: number
  columns: number
  found: Residue[]
}

/**
 * The end of an account that its owner asked for: planned, carried out on its day, and then proved by looking for the
 * person in every text of the database. Until that is done it holds what is looked for; afterwards it holds nobody.
 */
@Entity({ tableName: 'account_deletions' })
@Check({ name: 'account_deletions_state', expression: "state in ('PLANNED', 'ERASED', 'CHECKED')" })
@Check({
  name: 'account_deletions_nobody_after',
  expression: "(state = 'CHECKED') = (user_id is null) and (state = 'ERASED') = (needles is not null)",
})
@Index({
  name: 'account_deletions_one',
  expression:
    'create unique index account_deletions_one on account_deletions (user_id) where user_id is not null',
})
export class AccountDeletion {
  @PrimaryKey({ type: 'integer' })
  id!: number

  /** Without a reference: it outlives the account until the proof. */
  @Property({ type: 'string', length: 255, nullable: true })
  userId?: string | null

  @Property({ type: 'string', length: 10, default: 'PLANNED' })
  state: Opt<'PLANNED' | 'ERASED' | 'CHECKED'> = 'PLANNED'

  @Property({ type: 'datetime', length: 3 })
  requestedAt!: Date

  /** Not before this time. */
  @Property({ type: 'datetime', length: 3 })
  @Index({ name: 'account_deletions_due' })
  dueAt!: Date

  @Property({ type: 'datetime', length: 3, nullable: true })
  erasedAt?: Date | null

  @Property({ type: 'json', nullable: true, lazy: true })
  needles?: Needles | null

  @Property({ type: 'json', nullable: true })
  report?: ResidueReport | null
}
