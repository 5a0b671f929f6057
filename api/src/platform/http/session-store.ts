import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type SessionData, Store } from 'express-session'
import type { Clock } from '../clock.ts'
import { Session } from './session.entity.ts'

type Done<T = void> = (error?: unknown, value?: T) => void

/** Keeps sessions in the shop's own database, so that every copy of the shop knows them. */
export class DatabaseSessionStore extends Store {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    /** How long a session may idle; the cookie's own figure loses a millisecond whenever the clock ticks in between. */
    private readonly idleMs?: number,
  ) {
    super()
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    settle(
      this.orm.em
        .fork()
        .findOne(Session, { sid, expire: { $gt: this.clock.now() } })
        .then((session) => (session ? (session.sess as unknown as SessionData) : null)),
      done,
    )
  }

  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    settle(
      this.orm.em
        .fork()
        .upsert(Session, { sid, ...this.row(data) })
        .then(() => undefined),
      done,
    )
  }

  override destroy(sid: string, done: Done = () => {}): void {
    settle(
      this.orm.em
        .fork()
        .nativeDelete(Session, { sid })
        .then(() => undefined),
      done,
    )
  }

  /** UPDATE only: an upsert would revive a session that was logged out during a slow request. */
  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    settle(
      this.orm.em
        .fork()
        .nativeUpdate(Session, { sid }, this.row(data))
        .then(() => undefined),
      done,
    )
  }

  /** Ends the sessions of an account that have not been used for longest, beyond `most`; `current` is none of them. */
  async keepNewest(userId: string, most: number, current: string): Promise<void> {
    // Two sign-ins at once end the same ones: each skips what the other is about to delete.
    await this.orm.em.fork().execute(
      `delete from sessions where sid in (
         select sid from sessions where sid in (
           select sid from sessions where user_id = ? and sid <> ? order by expire desc, sid offset ?)
         for update skip locked)`,
      [userId, current, most - 1],
    )
  }

  /** Expiry by the shop's own clock, by which `get` judges it too (the cookie's is the machine's). */
  private row(data: SessionData) {
    const maxAge = this.idleMs ?? data.cookie.originalMaxAge ?? 24 * 3_600_000
    return {
      sess: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
      userId: data.userId ?? null,
      expire: new Date(this.clock.now().getTime() + maxAge),
    }
  }
}

/** Deletes sessions that have expired. @returns how many. */
export const purgeSessions = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(Session, { expire: { $lte: now } })

function settle<T>(work: Promise<T>, done: Done<T>): void {
  work.then(
    (value) => done(null, value),
    // Wrapped: express-session takes an ENOENT, which a missing Unix socket is too, for « nobody is signed in ».
    (error) => done(new Error('The session store does not answer', { cause: error })),
  )
}
