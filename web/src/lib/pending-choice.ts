import { localPath } from './local-path.ts'

/** What somebody was about to do when they were asked to sign in. */
export interface PendingChoice {
  /** Where they were: a path of the shop. */
  returnTo: string
  /** The product to put in their cart, and how many. */
  productId?: string
  quantity?: number
  /** They wanted to join the waitlist. */
  waitlist?: true
}

const key = 'pending-choice'

/** A choice older than this is no longer meant. */
export const pendingChoiceLifetimeMs = 30 * 60_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)
const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999

/** What is in storage may come from an older version of the shop, or from a curious hand: believe only what fits. */
function validate(stored: unknown, now: number): PendingChoice | null {
  if (!isRecord(stored) || typeof stored.savedAt !== 'number') return null
  const age = now - stored.savedAt
  const returnTo = typeof stored.returnTo === 'string' ? localPath(stored.returnTo) : null
  if (age < 0 || age > pendingChoiceLifetimeMs || returnTo === null) return null
  const { productId, quantity } = stored
  const place: PendingChoice = stored.waitlist === true ? { returnTo, waitlist: true } : { returnTo }
  if (productId === undefined) return place
  return isId(productId) && isQuantity(quantity) ? { ...place, productId, quantity } : null
}

/** Keep a choice for after the sign-in, in this tab alone. */
export function savePendingChoice(choice: PendingChoice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...choice, savedAt: Date.now() }))
  } catch {
    // Storage can be forbidden: the choice is then made again.
  }
}

/** The choice kept in this tab, if there is one that still holds. */
export function readPendingChoice(): PendingChoice | null {
  try {
    return validate(JSON.parse(sessionStorage.getItem(key) ?? 'null'), Date.now())
  } catch {
    return null
  }
}

/** The choice kept in this tab, which is then no longer kept: a choice is followed once. */
export function takePendingChoice(): PendingChoice | null {
  const choice = readPendingChoice()
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  return choice
}
