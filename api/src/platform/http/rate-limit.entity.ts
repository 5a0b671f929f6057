import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** Points used up by somebody within a window; written by rate-limiter-flexible, in its own layout. */
@Entity({ tableName: 'rate_limits' })
export class RateLimit {
  @PrimaryKey({ type: 'string' })
  key!: string

  @Property({ type: 'integer', default: 0 })
  points!: number

  /** Milliseconds since 1970 at which the window ends. */
  @Property({ type: 'bigint', nullable: true })
  @Index({ name: 'rate_limits_expire' })
  expire?: string | null
}
