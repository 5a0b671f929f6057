import { isDeepStrictEqual } from 'node:util'
import { type MikroORM, raw } from '@mikro-orm/postgresql'
import { type SessionData, Store } from 'express-session'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { executePrepared } from '../database/postgres/prepared-statements.ts'
import { Session } from './session.entity.ts'

type Done<T = void> = (error?: unknown, value?: T) => void

/** A session that is used is renewed when this share of its idle time has passed, or a minute. */
const renewedAfter = { share: 0.01, ms: 60_000 }

/** A session as a request finds it. */
interface Found {
  sess: SessionData
  /** Milliseconds since 1970. */
  ends: number
  /** Whose it is. */
  person: unknown
}

/** What is written of a session. */
type StoredFacts = Pick<Session, 'expire'> & {
  sess: SessionData & Record<string, unknown>
  userId: string | null
}

/** What the store may be told. */
interface StoreOptions {
  /** How long a session may idle; the cookie's own figure loses a millisecond whenever the clock ticks in between. */
  idleMs?: number
  /** Sessions that one account may have: a new one ends those beyond, which have not been used for longest. */
  mostPerAccount?: number
  /** Selects one row about whoever `sessions.sess` names: read with the session, at no further statement. */
  personSql?: string
}

/** Keeps sessions in the shop's own database, so that every copy of the shop knows them. */
export class DatabaseSessionStore extends Store {
  /** The sessions of the requests under way, as the database had them. */
  private readonly found = new LRUCache<string, Found>({ max: 10_000 })
  private readonly idleMs: number | undefined
  private readonly mostPerAccount: number
  private readonly findSql: string

  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    { idleMs, mostPerAccount = Number.MAX_SAFE_INTEGER, personSql }: StoreOptions = {},
  ) {
    super()
    this.idleMs = idleMs
    this.mostPerAccount = mostPerAccount
    const person = personSql ? `(select to_jsonb(person) from (${personSql}) as person)` : 'null'
    this.findSql = `select sess, extract(epoch from expire)::float8 * 1000 as ends, ${person} as person
      from sessions where sid = ? and expire > ?`
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    const finding = executePrepared<Found>(
      this.orm.em.fork(),
      raw(this.findSql, [sid, this.clock.now().toISOString()]),
    ).then(([found]) => {
      if (!found) return null
      this.found.set(sid, found)
      return found.sess
    })
    settle(finding, done)
  }

  /** What `personSql` selected when this session was asked for, which each request does first; null when nobody. */
  personOf = (sid: string): unknown => this.found.get(sid)?.person ?? null

  /**
   * A sign-in stores its session, and express-session once more with the answer: by then another sign-in may have ended
   * it (`insert`), and it would be revived. So one that is known is only ever updated.
   */
  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    const row = this.row(data)
    const known = this.found.get(sid)
    const isStored = known && isDeepStrictEqual(factsOf(known.sess), factsOf(data)) && !this.isDue(sid, row)
    const store = () =>
      known ? this.orm.em.fork().nativeUpdate(Session, { sid }, row) : this.insert(sid, row)
    const storing: Promise<unknown> = isStored ? Promise.resolve() : store()
    settle(
      storing.then(() => {
        if (!isStored) this.found.set(sid, { person: null, ...known, ...row, ends: row.expire.getTime() })
      }),
      done,
    )
  }

  override destroy(sid: string, done: Done = () => {}): void {
    this.found.delete(sid)
    settle(
      this.orm.em
        .fork()
        .nativeDelete(Session, { sid })
        .then(() => undefined),
      done,
    )
  }

  /**
   * UPDATE only: an upsert would revive a session that was logged out during a slow request. Its time only: another
   * request may have changed the rest meanwhile. Not each time: a person who is at work would write with every read.
   */
  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    const row = this.row(data)
    const renewed = this.isDue(sid, row)
      ? this.orm.em.fork().nativeUpdate(Session, { sid }, { expire: row.expire })
      : Promise.resolve()
    settle(
      renewed.then(() => undefined),
      done,
    )
  }

  /** Two sign-ins at once end the same ones: each skips what the other is about to delete. */
  private async insert(sid: string, { sess, userId, expire }: StoredFacts): Promise<void> {
    await executePrepared(
      this.orm.em.fork(),
      raw(
        `with beyond as (
           delete from sessions where sid in (
             select sid from sessions where sid in (
               select sid from sessions where user_id = ? and sid <> ? order by expire desc, sid offset ?)
             for update skip locked)
         )
         insert into sessions (sid, sess, user_id, expire) values (?, ?, ?, ?)
         on conflict (sid) do update set sess = excluded.sess, user_id = excluded.user_id, expire = excluded.expire`,
        [userId, sid, this.mostPerAccount - 1, sid, JSON.stringify(sess), userId, expire.toISOString()],
      ),
    )
  }

  /** Whether the session gains enough by being renewed. */
  private isDue(sid: string, { sess, expire }: StoredFacts): boolean {
    const gained = expire.getTime() - (this.found.get(sid)?.ends ?? 0)
    return gained >= Math.min(renewedAfter.ms, renewedAfter.share * this.lifetimeMs(sess))
  }

  /** Expiry by the shop's own clock, by which `get` judges it too (the cookie's is the machine's). */
  private row(data: SessionData): StoredFacts {
    return {
      sess: JSON.parse(JSON.stringify(data)) as SessionData & Record<string, unknown>,
      userId: data.userId ?? null,
      expire: new Date(this.clock.now().getTime() + this.lifetimeMs(data)),
    }
  }

  private lifetimeMs({ cookie }: SessionData): number {
    return this.idleMs ?? cookie.originalMaxAge ?? 24 * 3_600_000
  }
}

/** All but the cookie, whose time moves on with each request. */
const factsOf = ({ cookie: _cookie, ...facts }: SessionData) => facts

function settle<T>(work: Promise<T>, done: Done<T>): void {
  work.then(
    (value) => done(null, value),
    // Wrapped: express-session takes an ENOENT, which a missing Unix socket is too, for « nobody is signed in ».
    (error) => done(new Error('The session store does not answer', { cause: error })),
  )
}
