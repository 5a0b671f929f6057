import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestShop } from '../../test/shop.ts'
import { type QueuedWrite, type WriteQueues, writeQueues } from './write-queue.ts'

const shop = openTestShop()

/** Room for so many rows, all of one. */
const room = (all: number) => ({ from: 'one', each: all, all })

/** A failure as the driver throws it. */
const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

/** A kind of row that notes what is written, and fails as often as it is told. */
function kindOf(failures: Error[] = []) {
  const written: number[][] = []
  const kind: QueuedWrite<number> = {
    name: 'numbers',
    batch: 3,
    async write(_em, rows) {
      const error = failures.shift()
      if (error) throw error
      written.push(rows)
    },
  }
  return { kind, written }
}

async function queuesFor(work: (queues: WriteQueues, logged: string[]) => Promise<void>) {
  const logged: string[] = []
  const queues = writeQueues(shop.database.orm, pino({}, { write: (line: string) => logged.push(line) }))
  try {
    await work(queues, logged)
  } finally {
    await queues.stop()
  }
}

it('writes what it has taken in its order, so many at a time', () =>
  queuesFor(async (queues) => {
    const { kind, written } = kindOf()
    queues.offer(kind, [1, 2], room(10))
    queues.offer(kind, [3, 4], room(10))
    await queues.settle()
    expect(written).toEqual([[1, 2, 3], [4]])
  }))

it('takes all of an offer or nothing of it, up to its capacity, and again once there is room', () =>
  queuesFor(async (queues) => {
    const { kind, written } = kindOf()
    expect([
      queues.offer(kind, [1, 2, 3], room(4)),
      queues.offer(kind, [4, 5], room(4)),
      queues.offer(kind, [6], room(4)),
    ]).toEqual(['taken', 'all', 'taken'])
    await queues.settle()
    expect(queues.offer(kind, [7, 8, 9, 10], room(4))).toBe('taken')
    await queues.settle()
    expect(written.flat()).toEqual([1, 2, 3, 6, 7, 8, 9, 10])
  }))

it('keeps places for others: what one may have waiting is counted until it is written', () =>
  queuesFor(async (queues) => {
    const { kind, written } = kindOf()
    const offer = (from: string, rows: number[]) => queues.offer(kind, rows, { from, each: 2, all: 4 })
    expect([
      offer('a', [1, 2]),
      offer('a', [3]),
      offer('b', [4]),
      offer('c', [5, 6]),
      offer('c', [7]),
    ]).toEqual([...['taken', 'each', 'taken', 'all', 'taken']])
    await queues.settle()
    expect(offer('a', [8, 9])).toBe('taken')
    await queues.settle()
    expect(written.flat()).toEqual([1, 2, 4, 7, 8, 9])
  }))

it('writes nothing twice, however often it is asked at once', () =>
  queuesFor(async (queues) => {
    const { kind, written } = kindOf()
    queues.offer(kind, [1, 2, 3, 4], room(10))
    await Promise.all([queues.settle(), queues.settle(), queues.settle()])
    expect(written.flat()).toEqual([1, 2, 3, 4])
  }))

it.each(['40P01', '40001', '55P03', '23503', 'ECONNREFUSED'])(
  'keeps its rows through %s, and writes them next time',
  (code) =>
    queuesFor(async (queues, logged) => {
      const { kind, written } = kindOf([failure(code)])
      queues.offer(kind, [1, 2, 3, 4], room(10))
      await queues.settle()
      expect(written).toEqual([])
      await queues.settle()
      expect(written).toEqual([[1, 2, 3], [4]])
      expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['queued rows are kept for later'])
    }),
)

it('tries a tenth of a batch that took too long', () =>
  queuesFor(async (queues, logged) => {
    const { kind, written } = kindOf([failure('57014')])
    queues.offer(kind, [1, 2, 3, 4], room(10))
    await queues.settle()
    expect(written).toEqual([[1], [2, 3], [4]])
    expect(logged).toEqual([])
  }))

it('gives up a row that can never be written, says so, and writes those around it', () =>
  queuesFor(async (queues, logged) => {
    // The batch fails, then the first of its rows; the others are fine.
    const { kind, written } = kindOf([failure('22001'), failure('22001')])
    queues.offer(kind, [1, 2, 3, 4], room(10))
    await queues.settle()
    expect(written.flat()).toEqual([2, 3, 4])
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, queue: 'numbers' }])
  }))

it('writes no row twice when the database goes away among them', () =>
  queuesFor(async (queues) => {
    const { kind, written } = kindOf([failure('22001')])
    const write = kind.write
    kind.write = async (em, rows) => {
      if (written.length === 1) written.push([])
      else return write(em, rows)
      throw failure('57P01')
    }
    queues.offer(kind, [1, 2, 3], room(10))
    await queues.settle()
    await queues.settle()
    expect(written.flat()).toEqual([1, 2, 3])
  }))

it('writes what waits when it is stopped, and takes nothing after that', async () => {
  const { kind, written } = kindOf()
  await queuesFor(async (queues) => {
    queues.offer(kind, [1], room(10))
    await queues.stop()
    expect(queues.offer(kind, [2], room(10))).toBe('all')
  })
  expect(written).toEqual([[1]])
})

it('tries again when it is stopped amid a failure that passes', async () => {
  const { kind, written } = kindOf([failure('23503'), failure('40P01')])
  await queuesFor(async (queues, logged) => {
    queues.offer(kind, [1, 2], room(10))
    await queues.stop()
    expect(logged.map((line) => JSON.parse(line).level)).toEqual([40, 40])
  })
  expect(written).toEqual([[1, 2]])
})

it('writes by itself, without being asked', () =>
  queuesFor(async (queues) => {
    const { kind, written } = kindOf()
    queues.offer(kind, [1], room(10))
    await expect.poll(() => written, { timeout: 5_000, interval: 20 }).toEqual([[1]])
  }))
