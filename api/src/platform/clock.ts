/** The time, handed to whatever needs it so that tests can set it. */
export interface Clock {
  now(): Date
}

/** The machine's own time: perhaps wrong, and never judge of an age when copies of the shop share a database. */
export const systemClock: Clock = { now: () => new Date() }
