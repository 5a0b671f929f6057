import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { ScoreCause } from './assessment.rules.ts'

/**
 * One change of an eco-score, written by a trigger on the products (migrations/sql/score-history.ts) whatever the path,
 * never changed and never deleted: the database refuses it. The product is named by its id alone, which it outlives.
 */
@Entity({ tableName: 'score_history' })
@Check({
  name: 'score_history_cause',
  expression: "cause in ('ASSESSED', 'EVIDENCE_EXPIRED', 'METHOD_CHANGED', 'TYPED')",
})
@Index({ name: 'score_history_product', properties: ['productId', 'id'] })
export class ScoreChange {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'integer' })
  productId!: number

  /** Null where the product was new. */
  @Property({ type: 'decimal', precision: 3, scale: 1, nullable: true })
  oldScore?: string | null

  @Property({ type: 'decimal', precision: 3, scale: 1 })
  newScore!: string

  @Property({ type: 'string', length: 20 })
  cause!: ScoreCause

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  at: Opt<Date> = new Date()

  /** Pseudonym of the administrator (`score_authors`); null for a statement by hand, and where time decided. */
  @Property({ type: 'string', length: 64, nullable: true })
  by?: string | null
}
