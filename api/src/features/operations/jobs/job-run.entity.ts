import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import type { JobName } from './job.rules.ts'

/** One run of a background job, or one hour of one that never rests. It holds nothing of a person. */
@Entity({ tableName: 'job_runs' })
@Unique({ name: 'job_runs_once', properties: ['job', 'slot'] })
export class JobRun {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 30 })
  job!: JobName

  /** Where the time that this run is for begins: of several copies of the shop one has it. */
  @Property({ type: 'datetime', length: 3 })
  slot!: Date

  @Property({ type: 'datetime', length: 3 })
  startedAt!: Date

  /** Null while it runs, and for ever when its process died. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt?: Date | null

  /** How many things it did. */
  @Property({ type: 'integer', default: 0 })
  done: Opt<number> = 0

  /** The kind of error; its words may hold what a row holds, and stay in the log. */
  @Property({ type: 'string', length: 200, nullable: true })
  failure?: string | null
}
