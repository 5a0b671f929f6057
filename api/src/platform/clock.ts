/** The time, handed to whatever needs it so that tests can set it. */
export interface Clock {
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }
