import { conflict } from '../../platform/errors.ts'
import { toCents } from '../../platform/money.ts'
import { type Priced, totalsOf } from '../cart/cart-totals.ts'
import { orderLimits } from './orders.rules.ts'

/** What the column of the total holds, numeric(10,2). */
const greatestTotal = '99999999.99'

/** Items and delivery in euros. @throws CONFLICT when no order can be that dear. */
export function orderTotal(items: Priced[]): string {
  const { total } = totalsOf(items)
  if (toCents(total) > toCents(greatestTotal))
    throw conflict('Une commande ne peut pas dépasser 99 999 999,99 €.')
  return total
}

/** A table of lines without end would be slow to add to, to show and to send. */
export const tooManyLines = () => conflict(`Une commande contient au plus ${orderLimits.lines} produits.`)
