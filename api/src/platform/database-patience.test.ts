import type { Request, Response } from 'express'
import { describe, expect, test, vi } from 'vitest'
import {
  currentPatience,
  DatabasePatience,
  outOfPatience,
  withDatabasePatience,
  withoutPatience,
} from './database-patience.ts'

const never = new Promise<never>(() => {})
const inRequest = <T>(ms: number, work: () => T): T => {
  let result: T | undefined
  withDatabasePatience(ms)({} as Request, {} as Response, () => {
    result = work()
  })
  return result as T
}

describe('the patience of one request with its database', () => {
  test('ends what it waits for, all at once, and begins nothing more', async () => {
    // The clock stands: a timer that rings early by it has rung all the same.
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const patience = new DatabasePatience(30)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const cuts = [vi.fn<() => void>(), vi.fn<() => void>()]
    const waits = cuts.map((cut) =>
      expect(patience.wait(never, cut)).rejects.toThrow(outOfPatience().message),
    )
    await vi.advanceTimersByTimeAsync(30)
    await Promise.all(waits)
    expect(cuts.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(patience.isOver()).toBe(true)
    clock.mockRestore()
    vi.useRealTimers()
  })

  test('is used up by waiting alone, and counts waits side by side once', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const patience = new DatabasePatience(1_000)
    const answered = (ms: number) =>
      patience.wait(
        new Promise((done) => {
          setTimeout(done, ms)
        }),
        () => {},
      )
    const both = Promise.all([answered(400), answered(400)])
    await vi.advanceTimersByTimeAsync(400)
    await both
    // An hour of uploading and hashing.
    await vi.advanceTimersByTimeAsync(3_600_000)
    const third = answered(500)
    await vi.advanceTimersByTimeAsync(500)
    await third
    expect(patience.isOver()).toBe(false)
    // No answer so far took less than what is left: the next one would come too late.
    patience.noteAnswer(101)
    expect(patience.isOver()).toBe(true)
    patience.noteAnswer(99)
    expect(patience.isOver()).toBe(false)
    vi.useRealTimers()
  })

  test('is each request’s own', () => {
    const first = inRequest(10, currentPatience)
    expect(first).toBeInstanceOf(DatabasePatience)
    expect(inRequest(10, currentPatience)).not.toBe(first)
    expect(currentPatience()).toBeUndefined()
  })

  test('does not cut an export short', async () => {
    expect(await inRequest(10, () => withoutPatience(async () => currentPatience()))).toBeUndefined()
  })
})
