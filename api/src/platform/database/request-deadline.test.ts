import type { Request, Response } from 'express'
import { describe, expect, test, vi } from 'vitest'
import {
  currentDeadline,
  deadlineOver,
  RequestDeadline,
  withoutDeadline,
  withRequestDeadline,
} from './request-deadline.ts'

const never = new Promise<never>(() => {})
const inRequest = <T>(ms: number, work: () => T): T => {
  let result: T | undefined
  withRequestDeadline(ms)({} as Request, {} as Response, () => {
    result = work()
  })
  return result as T
}

describe('the deadline of one request with its database', () => {
  test('ends what it waits for, all at once, and begins nothing more', async () => {
    // The clock stands: a timer that rings early by it has rung all the same.
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const deadline = new RequestDeadline(30)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const cuts = [vi.fn<() => void>(), vi.fn<() => void>()]
    const waits = cuts.map((cut) => expect(deadline.wait(never, cut)).rejects.toThrow(deadlineOver().message))
    await vi.advanceTimersByTimeAsync(30)
    await Promise.all(waits)
    expect(cuts.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(deadline.isOver()).toBe(true)
    clock.mockRestore()
    vi.useRealTimers()
  })

  test('is used up by waiting alone, and counts waits side by side once', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const deadline = new RequestDeadline(1_000)
    const answered = (ms: number) =>
      deadline.wait(
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
    expect(deadline.isOver()).toBe(false)
    // No answer so far took less than what is left: the next one would come too late.
    deadline.noteAnswer(101)
    expect(deadline.isOver()).toBe(true)
    deadline.noteAnswer(99)
    expect(deadline.isOver()).toBe(false)
    vi.useRealTimers()
  })

  test('is each request’s own', () => {
    const first = inRequest(10, currentDeadline)
    expect(first).toBeInstanceOf(RequestDeadline)
    expect(inRequest(10, currentDeadline)).not.toBe(first)
    expect(currentDeadline()).toBeUndefined()
  })

  test('does not cut an export short', async () => {
    expect(await inRequest(10, () => withoutDeadline(async () => currentDeadline()))).toBeUndefined()
  })
})
