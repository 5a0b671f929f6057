import type { MikroORM } from '@mikro-orm/postgresql'
import type { Clock } from '../clock.ts'

const minuteMs = 60_000
/** An answer that took longer tells too little of when it was given. */
const longestRoundTripMs = 1_000

/** Clocks of machines that keep time differ by less than this, in milliseconds; beyond, one of them is wrong. */
const clockToleranceMs = 2 * minuteMs

/** What the clock of the database says, and how long it took to tell, in milliseconds. */
async function askDatabase(orm: MikroORM): Promise<{ time: Date; tookMs: number }> {
  const asked = performance.now()
  const [row] = await orm.em
    .fork()
    .execute<{ ms: string }[]>('select extract(epoch from clock_timestamp()) * 1000 as ms')
  return { time: new Date(Number(row?.ms)), tookMs: performance.now() - asked }
}

/** The time by the clock of the database, asked this moment. */
export const databaseNow = async (orm: MikroORM): Promise<Date> => (await askDatabase(orm)).time

/** By how many milliseconds `own` is ahead of the database, when that is more than clocks may differ; else null. */
export function clockDifference(own: Date, database: Date): number | null {
  const ahead = own.getTime() - database.getTime()
  return Math.abs(ahead) > clockToleranceMs ? ahead : null
}

/**
 * The time of the database as one process knows it: asked at the start and every minute, counted on in between without
 * the machine's own clock. Copies of the shop that share a database thus agree on every age, whatever their clocks say.
 * @returns the clock; `stop` ends the asking.
 */
export async function followDatabaseClock(orm: MikroORM): Promise<Clock & { stop(): void }> {
  let [told, at] = [0, 0]
  const ask = async (deadlineMs: number) => {
    const { time, tookMs } = await askDatabase(orm)
    if (tookMs <= deadlineMs) [told, at] = [time.getTime() + tookMs / 2, performance.now()]
  }
  await ask(Number.POSITIVE_INFINITY)
  const timer = setInterval(() => {
    // A database that is away tells its time when it is back.
    ask(longestRoundTripMs).catch(() => {})
  }, minuteMs)
  timer.unref()
  return {
    now: () => new Date(told + performance.now() - at),
    stop: () => clearInterval(timer),
  }
}
