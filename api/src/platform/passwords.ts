import argon2 from 'argon2'
import pLimit from 'p-limit'
import { unavailable } from './errors.ts'

/** argon2id as OWASP advises for servers: 19 MiB, two passes, one lane; 54 ms on the machine it was measured on. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing takes memory and a processor: two at a time, and a queue that is refused before it becomes a wait of seconds. */
const gate = pLimit(2)
const longestQueue = 150

/** Hashes of nothing that anybody can type, so that an unknown e-mail costs the same as a wrong password. */
let dummy: string | undefined

/** Runs `work` when it is its turn. @throws SERVICE_UNAVAILABLE when too many wait already. */
export function inPasswordGate<T>(work: () => Promise<T>): Promise<T> {
  if (gate.pendingCount >= longestQueue) throw unavailable()
  return gate(work)
}

/** argon2id hash of a password. Call it inside the gate. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost)

/** Whether the password is the hash's; against null it does the same work and says no. Call it inside the gate. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  dummy ??= await hashPassword(crypto.randomUUID())
  const matches = await argon2.verify(hash ?? dummy, password)
  return hash !== null && matches
}
