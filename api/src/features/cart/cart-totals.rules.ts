import { fromCents, toCents } from '../../platform/money.rules.ts'
import { shippingRules } from './shipping.rules.ts'

const freeShippingFromCents = toCents(shippingRules.freeFrom)
const shippingCents = toCents(shippingRules.cost)

/** A unit price in euros, and how many. */
export interface Priced {
  price: string
  quantity: number
}

/** Euro amounts with two decimals. */
export interface Totals {
  totalQuantity: number
  subtotal: string
  shipping: string
  total: string
  /** What is missing for free delivery; « 0.00 » when there is nothing to pay for. */
  missingForFreeShipping: string
}

/** Totals of a cart or an order, in exact cents: the only place where they are computed. */
export function totalsOf(lines: Priced[]): Totals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)
  const isFree = lines.length === 0 || subtotal >= freeShippingFromCents
  const shipping = isFree ? 0 : shippingCents
  return {
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: fromCents(subtotal),
    shipping: fromCents(shipping),
    total: fromCents(subtotal + shipping),
    missingForFreeShipping: fromCents(isFree ? 0 : freeShippingFromCents - subtotal),
  }
}
