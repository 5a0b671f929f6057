import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A signed-in browser. `sess` is what express-session keeps: the cookie and the user's id. */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: 'string' })
  sid!: string

  @Property({ type: 'json' })
  sess!: Record<string, unknown>

  @Property({ type: 'datetime', length: 3 })
  @Index({ name: 'sessions_expire' })
  expire!: Date
}
