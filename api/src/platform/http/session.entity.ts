import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A signed-in browser. `sess` is what express-session keeps: the cookie and the user's id. */
@Entity({ tableName: 'sessions' })
@Index({ name: 'sessions_user', properties: ['userId', 'expire'] })
export class Session {
  @PrimaryKey({ type: 'string' })
  sid!: string

  @Property({ type: 'json' })
  sess!: Record<string, unknown>

  /** Who is signed in, as `sess` says: for finding all sessions of one account. */
  @Property({ type: 'string', length: 64, nullable: true })
  userId?: string | null

  @Property({ type: 'datetime', length: 3 })
  @Index({ name: 'sessions_expire' })
  expire!: Date
}
