import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestHandler } from 'express'

/** What a request is told that has waited for its database long enough; `isDatabaseUnavailable` knows it. */
export const deadlineOver = () => new Error('Database deadline is over')

/**
 * How long one request still waits for its database, over all its statements and connections: on a line where each
 * answer takes two seconds they would add up to half a minute. Its other work (a slow upload, a hash) is free.
 */
export class RequestDeadline {
  private readonly cuts = new Set<() => void>()
  private waitsSince = 0
  private quickestMs = 0
  private timer: NodeJS.Timeout | undefined

  /** @param leftMs milliseconds of waiting, in all. */
  constructor(private leftMs: number) {}

  /**
   * Nothing is left, or less than the quickest answer so far took. What is not sent then is certainly not done,
   * while nobody could tell of a `commit` whose answer comes too late.
   */
  isOver(): boolean {
    const waiting = this.cuts.size > 0 ? performance.now() - this.waitsSince : 0
    return this.leftMs - waiting <= this.quickestMs
  }

  /** Waits for `work`; when the deadline comes before it, calls `cut` and throws. */
  async wait<T>(work: Promise<T>, cut: () => void): Promise<T> {
    if (this.cuts.size === 0) this.begin()
    let mine = cut
    try {
      return await new Promise<T>((resolve, reject) => {
        mine = () => {
          cut()
          reject(deadlineOver())
        }
        this.cuts.add(mine)
        work.then(resolve, reject)
      })
    } finally {
      this.cuts.delete(mine)
      if (this.cuts.size === 0) this.pause()
    }
  }

  /** Notes how long the database took to answer one statement. */
  noteAnswer(ms: number): void {
    this.quickestMs = this.quickestMs === 0 ? ms : Math.min(this.quickestMs, ms)
  }

  private begin() {
    this.waitsSince = performance.now()
    this.timer = setTimeout(() => {
      // A timer may ring a little before the clock says so: what rang is over.
      this.leftMs = 0
      for (const cut of this.cuts) cut()
    }, this.leftMs)
  }

  private pause() {
    clearTimeout(this.timer)
    this.leftMs -= performance.now() - this.waitsSince
  }
}

const ofThisRequest = new AsyncLocalStorage<RequestDeadline | undefined>()

/** The deadline of the request that is being answered; none outside of one (housekeeping, mails, migrations). */
export const currentDeadline = (): RequestDeadline | undefined => ofThisRequest.getStore()

/** Gives each request its deadline. @param ms milliseconds. */
export function withRequestDeadline(ms: number): RequestHandler {
  return (_request, _response, next) => ofThisRequest.run(new RequestDeadline(ms), next)
}

/** Work that several requests wait for: it has a deadline of its own. @param ms milliseconds. */
export const withDeadline = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  ofThisRequest.run(new RequestDeadline(ms), work)

/**
 * Work that goes on for as long as somebody takes what it gives (the pages of an export): each statement has its own
 * timeout, all together have none.
 */
export const withoutDeadline = <T>(work: () => Promise<T>): Promise<T> => ofThisRequest.run(undefined, work)
