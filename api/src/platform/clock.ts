/** The time, handed to whatever needs it so that tests can set it. */
export interface Clock {
  now(): Date
}

/** The machine's own time: perhaps wrong, and never judge of an age when copies of the shop share a database. */
export const systemClock: Clock = { now: () => new Date() }

/**
 * Does something again and again, never twice at once.
 * @param work is done first after `pauseMs`, and then so long after it has ended.
 * @param failed is told of what it throws; it goes on.
 * @returns stops it, once what is under way has ended.
 */
export function repeat(
  work: () => Promise<unknown>,
  pauseMs: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false
  let working: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => {
      working = work()
        .catch(failed)
        .finally(() => {
          if (!stopped) next()
        })
    }, pauseMs)
    timer.unref()
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await working
  }
}
