import type { Opt } from '@mikro-orm/core'
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'

/**
 * A signed-in browser. `sess` is what express-session keeps: the cookie, the user's id, since when, the last proof of
 * who they are, and the device.
 *
 * Of a person: which browser and system they sign in with, and when it was last used; no address. It goes when it has
 * not been used for SESSION_IDLE_MS, and at their sign-out.
 */
@Entity({ tableName: 'sessions' })
@Index({ name: 'sessions_user', properties: ['userId', 'expire'] })
export class Session {
  @PrimaryKey({ type: 'string' })
  sid!: string

  /** What its owner calls it by: the `sid` is as good as a password, and shown nowhere. */
  @Property({ type: 'string', length: 36, defaultRaw: '(gen_random_uuid())::text' })
  @Unique({ name: 'sessions_public_id_unique' })
  publicId!: Opt<string>

  @Property({ type: 'json' })
  sess!: Record<string, unknown>

  /** Who is signed in, as `sess` says: for finding all sessions of one account. */
  @Property({ type: 'string', length: 64, nullable: true })
  userId?: string | null

  @Property({ type: 'datetime', length: 3 })
  @Index({ name: 'sessions_expire' })
  expire!: Date
}
