import { maxQuantity } from '../../../../api/src/features/cart/cart-limits.rules.ts'
import { localPath } from '../../../../api/src/platform/http/local-path.rules.ts'
import { addressWords } from '../../app/paths.ts'
import { readTab, writeTab } from './browser-storage.ts'

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

/** A choice older than this is no longer meant. */
export const pendingChoiceLifetimeMs = 30 * 60_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)
const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity

/** Storage can hold anything: only what fits is believed. */
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

/** Keeps a choice for after the sign-in, in this tab alone; where storage is forbidden it has to be made again. */
export const savePendingChoice = (choice: PendingChoice): void =>
  writeTab('pendingChoice', { ...choice, savedAt: Date.now() })

/** The choice kept in this tab, if there is one that still holds. */
export const readPendingChoice = (): PendingChoice | null => validate(readTab('pendingChoice'), Date.now())

/** The choice kept in this tab, which is then no longer kept: a choice is followed once. */
export function takePendingChoice(): PendingChoice | null {
  const choice = readPendingChoice()
  writeTab('pendingChoice', undefined)
  return choice
}

/**
 * Where to go once signed in: the page that the address of the sign-in page names, else that of the choice.
 * @param query of the sign-in page.
 */
export function returnPath(query: URLSearchParams, choice: PendingChoice | null): string | undefined {
  return localPath(query.get(addressWords.account.returnTo)) ?? choice?.returnTo
}

/** Keeps for the administration's sign-in page that a session has ended there, until somebody signs in or types. */
export const noteSessionEnded = (): void => writeTab('sessionEnded', true)

/** Forgets that a session has ended. */
export const forgetSessionEnded = (): void => writeTab('sessionEnded', undefined)

/** Whether a session has ended in this tab. */
export const hasSessionEnded = (): boolean => readTab('sessionEnded') === true
