import type { Opt } from '@mikro-orm/core'
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { RetentionRule } from '../declarations/retention.rules.ts'

/** One round of the automatic forgetting that did something, or failed at it. Numbers alone: nothing of anybody. */
@Entity({ tableName: 'retention_runs' })
@Index({ name: 'retention_runs_started', properties: ['startedAt'] })
export class RetentionRun {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'datetime', length: 3 })
  startedAt!: Date

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  endedAt: Opt<Date> = new Date()

  /** Rows forgotten, by rule; a rule that found none is left out. */
  @Property({ type: 'json' })
  counts!: Partial<Record<RetentionRule, number>>

  /** Rules that could not be applied, with the name of the error: its words may hold what a row holds. */
  @Property({ type: 'json' })
  failures!: Partial<Record<RetentionRule, string>>
}
