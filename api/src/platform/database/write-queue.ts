import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { isDatabaseUnavailable, sqlStateOf } from './database-errors.ts'
import { withoutDeadline } from './request-deadline.ts'

/** Rows that nobody waits for: they are written soon, many at a time. */
export interface QueuedWrite<Row> {
  name: string
  /** Rows that are written at once. */
  batch: number
  /** Writes the rows, all or none: one statement. */
  write(em: EntityManager, rows: Row[]): Promise<void>
}

/** Whose rows are offered, and how many may wait at most. */
interface QueueRoom {
  from: string
  /** Rows of this one, and of everybody together. */
  each: number
  all: number
}

/** The queues of one process. */
export interface WriteQueues {
  /** Takes all the rows, or none of them. @returns whether there was room, or for whom there was none. */
  offer<Row>(kind: QueuedWrite<Row>, rows: Row[], room: QueueRoom): 'taken' | 'each' | 'all'
  /** How many rows wait. */
  waiting(): number
  /** Waits until all that was taken is written, or cannot be. */
  settle(): Promise<void>
  /** Takes nothing more, and writes what waits; what cannot be written for four seconds is lost, and told. */
  stop(): Promise<void>
}

interface Waiting<Row> {
  row: Row
  from: string
}

/** How often the queues are looked at, and how long a database that cannot write is left alone, in milliseconds. */
const everyMs = 500
const afterFailureMs = 2_000

/** How long a shop that stops tries to write what waits, in milliseconds: within its grace time. */
const stopMs = 4_000

/** Two copies in a circle, a held table, a named row that went meanwhile: the same rows may well be written next time. */
const passingStates = ['40001', '40P01', '55P03', '23503']
const isPassing = (error: unknown) =>
  isDatabaseUnavailable(error) || passingStates.includes(sqlStateOf(error) ?? '')

/**
 * Queues in memory, written by one connection at a time: whatever happens to their tables, requests go on. What waits
 * is lost with the process, unless it stops in good order: only for rows of which each is worth little.
 */
export function writeQueues(orm: MikroORM, log: Logger): WriteQueues {
  // biome-ignore lint/suspicious/noExplicitAny: one registry for queues of every kind of row
  const waiting = new Map<QueuedWrite<any>, Waiting<any>[]>()
  let last: Promise<boolean> = Promise.resolve(true)
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** Writes what waits of one kind. @throws the failure that may pass; the rows are kept. */
  async function writeKind<Row>(kind: QueuedWrite<Row>, queue: Waiting<Row>[]): Promise<void> {
    let size = kind.batch
    while (queue.length > 0) {
      const batch = queue.slice(0, size).map(({ row }) => row)
      try {
        await kind.write(orm.em.fork(), batch)
        size = Math.min(kind.batch, size * 2)
      } catch (error) {
        // A whole batch may be too much for the time that a statement has.
        const fewer = Math.ceil(kind.batch / 10)
        if (sqlStateOf(error) === '57014' && batch.length > fewer) {
          size = fewer
          continue
        }
        if (isPassing(error)) throw error
        // One row that can never be written takes nobody with it.
        if (batch.length > 1) {
          size = 1
          continue
        }
        log.error({ err: error, queue: kind.name }, 'a queued row cannot be written')
      }
      queue.splice(0, batch.length)
    }
  }

  /** @returns whether all could be written. */
  async function writeAll(): Promise<boolean> {
    for (const [kind, rows] of waiting)
      try {
        await writeKind(kind, rows)
      } catch (error) {
        log.warn({ err: error, queue: kind.name, waiting: rows.length }, 'queued rows are kept for later')
        return false
      }
    return true
  }

  /** One writer at a time: two would write the same rows. */
  const writeNext = () => {
    last = last.then(() => withoutDeadline(writeAll))
    return last
  }
  const next = (ms: number) => {
    timer = setTimeout(async () => {
      const done = await writeNext()
      if (!stopped) next(done ? everyMs : afterFailureMs)
    }, ms)
    timer.unref()
  }
  next(everyMs)

  return {
    offer(kind, rows, { from, each, all }) {
      const queue = waiting.get(kind) ?? []
      if (stopped || queue.length + rows.length > all) return 'all'
      if (queue.filter((other) => other.from === from).length + rows.length > each) return 'each'
      queue.push(...rows.map((row) => ({ row, from })))
      waiting.set(kind, queue)
      return 'taken'
    },
    waiting: () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0),
    async settle() {
      await writeNext()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      const deadline = Date.now() + stopMs
      while (!(await writeNext()) && Date.now() < deadline) await pause(100)
      for (const [{ name }, rows] of waiting)
        if (rows.length > 0) log.error({ queue: name, lost: rows.length }, 'queued rows are lost')
    },
  }
}
