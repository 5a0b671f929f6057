import { type EntityManager, type MikroORM, raw } from '@mikro-orm/postgresql'
import { CompiledQuery, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '../clock.ts'
import { executePrepared } from '../database/postgres/prepared-statements.ts'
import { tooManyRequests } from '../errors.ts'

/** Counts something per key within a window; every copy of the shop counts in the same table. */
export interface RateLimit {
  /** How many points the key has used. Counts nothing. @throws TOO_MANY_REQUESTS when they are all. */
  check(key: string): Promise<number>
  /** Counts `amount`, one unless said. @throws TOO_MANY_REQUESTS when that is too many. */
  count(key: string, amount?: number): Promise<void>
  /** Forgets the key. */
  forget(key: string): Promise<void>
}

/** What a limit allows: `points` within `windowMs` milliseconds. */
export interface Allowance {
  name: string
  points: number
  windowMs: number
  /**
   * Each process counts for itself: what comes too often for a write to the database each time. What is too many is
   * not counted here, so that something smaller still finds its place.
   */
  inMemory?: boolean
}

/** Counters by name, each made once a process. */
export function rateLimits(orm: MikroORM, clock: Clock): (allowance: Allowance) => RateLimit {
  const known = new Map<string, RateLimit>()
  return (allowance) => {
    const create = () =>
      allowance.inMemory ? memoryLimit(allowance) : createRateLimit(orm, clock, allowance)
    const limit = known.get(allowance.name) ?? create()
    known.set(allowance.name, limit)
    return limit
  }
}

/** Keys that one limit in memory remembers: nobody who has many addresses fills the memory with them. */
const keptKeys = 50_000

/** A limit in the memory of this process. */
function memoryLimit({ points, windowMs }: Allowance): RateLimit {
  const windows = new LRUCache<string, { used: number; ends: number }>({ max: keptKeys })
  /** The window of this key with so much more in it. */
  const withMore = (key: string, amount: number) => {
    const known = windows.get(key)
    const { used, ends } = known && known.ends > Date.now() ? known : { used: 0, ends: Date.now() + windowMs }
    if (used + amount > points) throw refusal(ends - Date.now())
    return { used: used + amount, ends }
  }
  return {
    async check(key) {
      return withMore(key, 1).used - 1
    },
    async count(key, amount = 1) {
      windows.set(key, withMore(key, amount))
    },
    async forget(key) {
      windows.delete(key)
    },
  }
}

/** One key of one limit over the database. */
export interface Counter {
  allowance: Allowance
  key: string
}

/**
 * The same as `check` for several counters in the database, by one statement.
 * @returns how many points each has used. @throws TOO_MANY_REQUESTS when those of one are all.
 */
export async function checkTogether(
  { em, clock }: { em: EntityManager; clock: Clock },
  counters: readonly Counter[],
): Promise<number[]> {
  const now = clock.now().getTime()
  const places = counters.map(({ allowance: { name }, key }) => `${name}:${key}`)
  const rows = await executePrepared<{ key: string; points: number; expire: string }>(
    em,
    raw('select key, points, expire from rate_limits where key = any(?) and expire > ?', [places, now]),
  )
  return counters.map(({ allowance: { points } }, index) => {
    const found = rows.find(({ key }) => key === places[index])
    if (found && found.points >= points) throw refusal(Number(found.expire) - now)
    return found?.points ?? 0
  })
}

const refusal = (msLeft: number) => tooManyRequests(Math.max(1, Math.ceil(msLeft / 1000)))

/** A limit over the shop's own database; while that is away each process counts for itself. */
function createRateLimit(orm: MikroORM, clock: Clock, { name, points, windowMs }: Allowance): RateLimit {
  const duration = windowMs / 1000
  const limiter = new RateLimiterPostgres({
    storeClient: databaseClient(orm, clock),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
  return {
    async check(key) {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= points) throw refusal(state.msBeforeNext)
      return state?.consumedPoints ?? 0
    },
    async count(key, amount = 1) {
      await limiter.consume(key, amount).catch((error: unknown) => {
        throw error instanceof Error ? error : refusal((error as RateLimiterRes).msBeforeNext)
      })
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}

/** Any time of ours in milliseconds is greater, any count of points smaller. */
const leastTime = 1e12

/**
 * The shape of a `pg` client over whichever database the shop has open. The limiter knows the machine's clock alone:
 * its times are written, and read again, by the shop's, so that a copy with a wrong one neither ends the windows of
 * the others nor begins some that last for weeks.
 */
function databaseClient(orm: MikroORM, clock: Clock) {
  return {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const aheadMs = clock.now().getTime() - Date.now()
      const times = values.map((value) =>
        typeof value === 'number' && value > leastTime ? value + aheadMs : value,
      )
      const kysely: Kysely<unknown> = orm.em.getConnection().getClient()
      const found = await kysely.executeQuery<{ expire?: string }>(CompiledQuery.raw(text, times))
      const rows = found.rows.map((row) => ({ ...row, expire: Number(row.expire) - aheadMs }))
      return { rows, rowCount: rows.length }
    },
  }
}
