import argon2 from 'argon2'
import { currentDeadline } from './database/request-deadline.ts'
import { invalidInput, tooManyRequests, unavailable } from './errors.ts'

/** argon2id as OWASP advises for servers: 19 MiB, two passes, one lane; 54 ms on the machine it was measured on. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Who waits for a turn, by address and account: each starts its work. What comes first in a map has the next turn. */
type Queues = Map<string, Map<string, Set<() => void>>>

/** So many at a time; the others queue. */
interface Gate {
  readonly atOnce: number
  inside: number
  readonly queues: Queues
  queued: number
}

const gate = (atOnce: number): Gate => ({ atOnce, inside: 0, queues: new Map(), queued: 0 })

/** Hashing takes memory and a processor: two at a time. */
const places = gate(2)
/** One more has its turn: it asks the database whether it may while the two hash, and no processor waits for the answer. */
const turns = gate(places.atOnce + 1)
/** A queue that is refused before it becomes a wait of seconds. */
const longestQueue = 150

/** Hashes of nothing that anybody can type, so that an unknown e-mail costs the same as a wrong password. */
let dummy: string | undefined

/** Somebody in the queue. */
export interface Waiting {
  /** Addresses have their turns one after the other, and so have the accounts of each, however many wait for one. */
  address: string
  account: string
  /** Aborted when whoever asked has gone away: the place is free at once. */
  gone?: AbortSignal
}

const nobodyElse: Waiting = { address: '', account: '' }

/**
 * Runs `work`, which hashes, when it is its turn. A request waits for its turns as it does for the database, all together
 * (DATABASE_REQUEST_TIMEOUT_MS): it is answered long before its connection would be closed as stalled.
 * @param before what decides whether it may, asked when its turn has come; it need not hash.
 * @throws SERVICE_UNAVAILABLE when too many wait already or the wait takes too long; BAD_USER_INPUT to who has gone away.
 */
export const inPasswordGate = <T>(
  work: () => Promise<T>,
  who: Waiting = nobodyElse,
  before: () => Promise<unknown> = async () => {},
): Promise<T> =>
  inside(turns, who, async () => {
    await before()
    return inside(places, who, work)
  })

async function inside<T>(gate: Gate, who: Waiting, work: () => Promise<T>): Promise<T> {
  await turn(gate, who)
  try {
    return await work()
  } finally {
    gate.inside -= 1
    startNext(gate)
  }
}

function startNext({ queues }: Gate): void {
  const accounts = toTheEnd(queues)
  const [start] = (accounts && toTheEnd(accounts)) ?? []
  start?.()
}

/** The first of a round, which is then its last. */
function toTheEnd<T>(round: Map<string, T>): T | undefined {
  const [first] = round
  if (!first) return undefined
  round.delete(first[0])
  round.set(...first)
  return first[1]
}

async function turn(gate: Gate, { address, account, gone }: Waiting): Promise<void> {
  const { queues } = gate
  if (gone?.aborted) throw goneAway()
  if (gate.inside < gate.atOnce) {
    gate.inside += 1
    return
  }
  if (gate.queued >= longestQueue) throw unavailable()
  const accounts = queues.get(address) ?? new Map<string, Set<() => void>>()
  const waiting = accounts.get(account) ?? new Set()
  let leave = (_why: Error) => {}
  const mine = new Promise<void>((resolve, reject) => {
    const step = (out: () => void) => {
      if (!waiting.delete(start)) return
      gate.queued -= 1
      if (waiting.size === 0) accounts.delete(account)
      if (accounts.size === 0) queues.delete(address)
      out()
    }
    const start = () =>
      step(() => {
        gate.inside += 1
        resolve()
      })
    leave = (why) => step(() => reject(why))
    queues.set(address, accounts.set(account, waiting.add(start)))
    gate.queued += 1
  })
  const leaveUnasked = () => leave(goneAway())
  gone?.addEventListener('abort', leaveUnasked)
  try {
    // Whichever way the deadline passes, it is the queue that answers.
    await (currentDeadline()
      ?.wait(mine, () => leave(unavailable()))
      .catch(() => mine) ?? mine)
  } finally {
    gone?.removeEventListener('abort', leaveUnasked)
  }
}

/** Nobody reads it, and no log takes it for an outage. */
const goneAway = () => invalidInput('La demande a été interrompue.')

/** A share of the places for attempts that are under way: this many with the same key. */
export interface Share {
  key: string
  most: number
}

/** How many attempts each key has under way in this process. */
const underWay = new Map<string, number>()

/**
 * Runs `work` while it holds a place of each share. Somebody who sends hundreds of attempts at once fills a share, not
 * the queue in which everybody waits; an attempt beyond it costs neither a hash nor a statement.
 * @throws TOO_MANY_REQUESTS when one of them is used up.
 */
export async function withinShares<T>(shares: readonly Share[], work: () => Promise<T>): Promise<T> {
  if (shares.some(({ key, most }) => (underWay.get(key) ?? 0) >= most)) throw tooManyRequests(2)
  for (const { key } of shares) underWay.set(key, (underWay.get(key) ?? 0) + 1)
  try {
    return await work()
  } finally {
    for (const { key } of shares) {
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }
}

/** argon2id hash of a password. Call it inside the gate. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost)

/** Whether the password is the hash's; against null it does the same work and says no. Call it inside the gate. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  dummy ??= await hashPassword(crypto.randomUUID())
  const matches = await argon2.verify(hash ?? dummy, password)
  return hash !== null && matches
}
