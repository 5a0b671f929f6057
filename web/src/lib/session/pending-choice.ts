import { maxQuantity } from '../../../../api/src/features/cart/cart-limits.rules.ts'
import { localPath } from '../../../../api/src/platform/http/local-path.rules.ts'
import { paths } from '../../app/paths.ts'
import { forgetLocal, readLocal, readTab, storedItems, writeLocal, writeTab } from './browser-storage.ts'

/** What somebody was about to do when they were asked to sign in. */
export interface PendingChoice {
  /** Where they were: a path of the shop. */
  returnTo: string
  /** The product to put in their cart, and how many. */
  productId?: string
  quantity?: number
  /** Products chosen before that one, the latest first. */
  others?: ChosenProduct[]
  /** They wanted to join the waitlist. */
  waitlist?: true
}

/** A product that waits for the cart, and how many of it. */
export interface ChosenProduct {
  productId: string
  quantity: number
}

/** A place to come back to, or a wish to join, is no longer meant after this. */
export const placeLifetimeMs = 30 * 60_000

/** What was chosen waits as long as the cart of an account. */
export const chosenLifetimeMs = 30 * 24 * 60 * 60_000

/** So many are kept: as many as one question tells of. */
const mostChosen = 100

const isRecent = (savedAt: unknown, lifetimeMs: number): boolean => {
  const age = Date.now() - Number(savedAt)
  return age >= 0 && age <= lifetimeMs
}

/** Storage can hold anything: only what fits is believed. */
function readPlace(): Pick<PendingChoice, 'returnTo' | 'waitlist'> | null {
  const { savedAt, returnTo, waitlist } = Object(readTab('pendingChoice')) as Record<string, unknown>
  const path = typeof returnTo === 'string' ? localPath(returnTo) : null
  if (path === null || !isRecent(savedAt, placeLifetimeMs)) return null
  return waitlist === true ? { returnTo: path, waitlist } : { returnTo: path }
}

/** « 1764170000000 7x2 9x1 »: when it was written, each product and how many of it. */
function readChosen(): ChosenProduct[] {
  const [savedAt, ...products] = readLocal('chosenProducts')?.split(' ') ?? []
  if (!savedAt || !isRecent(savedAt, chosenLifetimeMs)) return []
  return products.slice(0, mostChosen).flatMap((each) => {
    const [, productId, quantity] = each.match(/^([1-9]\d{0,8})x([1-9]\d{0,3})$/) ?? []
    return productId && Number(quantity) <= maxQuantity ? { productId, quantity: Number(quantity) } : []
  })
}

/** All the products of a choice, the latest first. */
export const chosenProducts = (choice: PendingChoice | null): ChosenProduct[] =>
  choice?.productId
    ? [{ productId: choice.productId, quantity: choice.quantity ?? 1 }, ...(choice.others ?? [])]
    : []

/** How many articles wait for the cart of a visitor; of one product where it is named. */
export const chosenQuantity = (ofProduct?: string): number =>
  readChosen()
    .filter(({ productId }) => !ofProduct || productId === ofProduct)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Keeps a choice for after the sign-in: the products in this browser, the place in this tab. Where storage is forbidden
 * it has to be made again. One more product joins those chosen before, unless it says itself which others there are;
 * none leaves them as they are.
 */
export function savePendingChoice(choice: PendingChoice): void {
  const { returnTo, waitlist, productId, others = readChosen() } = choice
  writeTab('pendingChoice', { returnTo, waitlist, savedAt: Date.now() })
  const before = others.filter((other) => other.productId !== productId)
  keepChosen([...chosenProducts({ ...choice, others: [] }), ...before])
}

/** As when another tab had done it: the badge of the cart looks again. */
function keepChosen(products: ChosenProduct[]): void {
  const words = products.slice(0, mostChosen).map(({ productId, quantity }) => `${productId}x${quantity}`)
  if (words.length > 0) writeLocal('chosenProducts', [Date.now(), ...words].join(' '))
  else forgetLocal('chosenProducts')
  dispatchEvent(new StorageEvent('storage', { key: storedItems.chosenProducts.key }))
}

/** The choice that is kept, if there is one that still holds; of products alone one comes back to the cart. */
export function readPendingChoice(): PendingChoice | null {
  const place = readPlace()
  const [latest, ...others] = readChosen()
  if (!latest) return place
  return { returnTo: paths.cart(), ...place, ...latest, ...(others.length > 0 && { others }) }
}

/** The choice that is kept, and is then no longer: a choice is followed once. */
export function takePendingChoice(): PendingChoice | null {
  const choice = readPendingChoice()
  forgetPlace()
  keepChosen([])
  return choice
}

/** Forgets where to come back to; what was chosen stays. */
export const forgetPlace = (): void => writeTab('pendingChoice', undefined)
