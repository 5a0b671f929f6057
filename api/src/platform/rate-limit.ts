import type { MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './errors.ts'

/** Counts something per key within a window; every copy of the shop counts in the same table. */
export interface RateLimit {
  /** @throws TOO_MANY_REQUESTS when the key has used up its points. Counts nothing. */
  check(key: string): Promise<void>
  /** Counts one. @throws TOO_MANY_REQUESTS when that is one too many. */
  count(key: string): Promise<void>
  /** Forgets the key. */
  forget(key: string): Promise<void>
}

/** What a limit allows: `points` within `windowMs` milliseconds. */
export interface Allowance {
  name: string
  points: number
  windowMs: number
  /** Each process counts for itself: what comes too often for a write to the database each time. */
  inMemory?: boolean
}

/** Counters by name, each made once a process. */
export function rateLimits(orm: MikroORM): (allowance: Allowance) => RateLimit {
  const known = new Map<string, RateLimit>()
  return (allowance) => {
    const limit = known.get(allowance.name) ?? createRateLimit(orm, allowance)
    known.set(allowance.name, limit)
    return limit
  }
}

/** A limit over the shop's own database; while that is away each process counts for itself. */
function createRateLimit(orm: MikroORM, { name, points, windowMs, inMemory }: Allowance): RateLimit {
  const duration = windowMs / 1000
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration })
  const shared = () =>
    new RateLimiterPostgres({
      storeClient: databaseClient(orm),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
      insuranceLimiter: memory,
    })
  const limiter = inMemory ? memory : shared()
  const refuse = (state: RateLimiterRes) => tooManyRequests(Math.max(1, Math.ceil(state.msBeforeNext / 1000)))
  return {
    async check(key) {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= points) throw refuse(state)
    },
    async count(key) {
      await limiter.consume(key).catch((error: unknown) => {
        throw error instanceof Error ? error : refuse(error as RateLimiterRes)
      })
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}

/** Deletes windows that have ended. */
export async function purgeRateLimits(orm: MikroORM, now: Date): Promise<void> {
  await orm.em.fork().execute('delete from rate_limits where expire < ?', [now.getTime()])
}

/** The shape of a `pg` client over whichever database the shop has open. */
function databaseClient(orm: MikroORM) {
  return {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const kysely: Kysely<unknown> = orm.em.getConnection().getClient()
      const { rows } = await kysely.executeQuery(CompiledQuery.raw(text, values ?? []))
      return { rows, rowCount: rows.length }
    },
  }
}
