import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type SessionData, Store } from 'express-session'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { Session } from './session.entity.ts'

type Done<T = void> = (error?: unknown, value?: T) => void

/** A session that is used is renewed when this share of its idle time has passed, or a minute. */
const renewedAfter = { share: 0.01, ms: 60_000 }

/** Keeps sessions in the shop's own database, so that every copy of the shop knows them. */
export class DatabaseSessionStore extends Store {
  /** When the sessions of the requests under way end, as the database has it. */
  private readonly ends = new LRUCache<string, number>({ max: 10_000 })

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
        .then((session) => {
          if (!session) return null
          this.ends.set(sid, session.expire.getTime())
          return session.sess as unknown as SessionData
        }),
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

  /**
   * UPDATE only: an upsert would revive a session that was logged out during a slow request. Not each time: a person
   * who is at work would write with every read.
   */
  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    const row = this.row(data)
    const gained = row.expire.getTime() - (this.ends.get(sid) ?? 0)
    const isDue = gained >= Math.min(renewedAfter.ms, renewedAfter.share * this.lifetimeMs(data))
    const renewed = isDue ? this.orm.em.fork().nativeUpdate(Session, { sid }, row) : Promise.resolve()
    settle(
      renewed.then(() => undefined),
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
    return {
      sess: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
      userId: data.userId ?? null,
      expire: new Date(this.clock.now().getTime() + this.lifetimeMs(data)),
    }
  }

  private lifetimeMs({ cookie }: SessionData): number {
    return this.idleMs ?? cookie.originalMaxAge ?? 24 * 3_600_000
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
