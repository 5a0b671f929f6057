/** Numbers that look random and are the same on every machine: mulberry32 of a seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Bell-shaped around 0, nearly always between -2 and 2. */
  bell(): number
  pick<T>(values: readonly T[]): T
}

/** A new sequence; the same seed gives the same one. */
export function random(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    bell: () => (next() + next() + next() - 1.5) * 1.4,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
  }
}
