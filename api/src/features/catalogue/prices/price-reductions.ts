import { toCents } from '../../../platform/money.rules.ts'

// What may be said of a reduction: directive 98/6/EC, article 6a, and code de la consommation, L. 112-1-1. The price that
// a reduction is measured against is the lowest of the 30 days before it; where one reduction follows another without a
// break, of the 30 days before the first of them.

const dayMs = 24 * 3_600_000

/** How many days before a reduction count. */
export const referenceDays = 30

/** A price that was lowered a moment before it was announced is lowered by the announcement: two forms, one deed. */
const announcedWithinMs = dayMs

/** What a product cost from one moment on; see `PriceChange`. */
export interface PriceState {
  price: string
  isOffer: boolean
  isOnSale: boolean
  changedAt: Date
}

/** A reduction that may be announced, with the price that it is measured against. */
export interface PriceReduction {
  /** The lowest price of the 30 days before. */
  formerPrice: string
  /** When the first of the reductions that follow one another was made. */
  since: Date
}

/**
 * The lowest price that was asked of everybody in the 30 days before a moment; null when there was none. A price counts
 * for as long as it held, also one that was set earlier; one of a hidden product does not.
 * @param states of one product, the oldest first, from the one on that held 30 days before.
 */
export function lowestPriceOf30Days(states: readonly PriceState[], before: Date): string | null {
  const from = before.getTime() - referenceDays * dayMs
  const held = states.filter(({ isOnSale, changedAt }, place) => {
    const until = Math.min(
      states[place + 1]?.changedAt.getTime() ?? Number.POSITIVE_INFINITY,
      before.getTime(),
    )
    return isOnSale && Math.max(changedAt.getTime(), from) < until
  })
  const [first, ...others] = held.map(({ price }) => price)
  if (first === undefined) return null
  return others.reduce((lowest, price) => (toCents(price) < toCents(lowest) ? price : lowest), first)
}

/**
 * The reduction that a product is offered with, as it last was; null where nothing may be called cheaper: it is no
 * weekly special, or its price is not lower than in the 30 days before, or was lowered before anybody announced it.
 * @param states as for `lowestPriceOf30Days`.
 */
export function reductionOf(states: readonly PriceState[]): PriceReduction | null {
  const last = states.at(-1)
  if (!last?.isOnSale || !last.isOffer) return null
  const since = firstReduction(states.filter(({ isOnSale }) => isOnSale))
  const formerPrice = since && lowestPriceOf30Days(states, since)
  return formerPrice && toCents(formerPrice) > toCents(last.price) ? { formerPrice, since } : null
}

/** When the first of the announced reductions was made that lead to the last price without a rise in between. */
function firstReduction(shown: readonly PriceState[]): Date | null {
  const offerStart = shown[shown.findLastIndex(({ isOffer }) => !isOffer) + 1]?.changedAt.getTime() ?? 0
  let first: Date | null = null
  for (let place = shown.length - 1; place > 0; place--) {
    const [before, after] = [shown[place - 1], shown[place]]
    if (!before || !after || after.changedAt.getTime() < offerStart - announcedWithinMs) break
    const [was, is] = [toCents(before.price), toCents(after.price)]
    if (was < is) break
    if (was > is) first = after.changedAt
  }
  return first
}
