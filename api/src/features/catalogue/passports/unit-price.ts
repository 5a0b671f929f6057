import { fromCents, toCents } from '../../../platform/money.rules.ts'
import type { NetUnit } from './passport.rules.ts'

/** What of a unit makes one of the unit that prices are compared by, and how that is written. */
const compared: Record<NetUnit, { parts: number; per: string; by: NetUnit }> = {
  G: { parts: 1_000, per: 'kg', by: 'KG' },
  KG: { parts: 1, per: 'kg', by: 'KG' },
  ML: { parts: 1_000, per: 'L', by: 'L' },
  CL: { parts: 100, per: 'L', by: 'L' },
  L: { parts: 1, per: 'L', by: 'L' },
  M: { parts: 1, per: 'm', by: 'M' },
  M2: { parts: 1, per: 'm²', by: 'M2' },
  PIECE: { parts: 1, per: 'pièce', by: 'PIECE' },
}

/** A price for a kilogram, a litre, a metre, a piece. */
export interface UnitPrice {
  /** Euros with two decimals. */
  amount: string
  /** What it is for, as French readers write it: « kg ». */
  per: string
}

/** What a product costs by the measure, rounded half up to the cent (arrêté du 16 novembre 1999). */
export function unitPriceOf(price: string, quantity: string, unit: NetUnit): UnitPrice {
  const { parts, per } = compared[unit]
  // Whole numbers alone: 8.79 € for 0.085 kg is no matter of chance.
  const thousandths = BigInt(Math.round(Number(quantity) * 1_000))
  const cents = BigInt(toCents(price)) * BigInt(parts) * 1_000n
  return { amount: fromCents(Number((2n * cents + thousandths) / (2n * thousandths))), per }
}

/** The unit that the price of goods in another is compared by. */
export const comparedBy = (unit: NetUnit): NetUnit => compared[unit].by

/** The price by the measure where it says something: not without a quantity, nor of one piece. */
export function unitPriceToShow(
  price: string,
  amount: string | null | undefined,
  unit: NetUnit | null | undefined,
): UnitPrice | null {
  if (!amount || !unit || (unit === 'PIECE' && Number(amount) === 1)) return null
  return unitPriceOf(price, amount, unit)
}

const quantity = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

const written: Record<NetUnit, string> = {
  ...{ G: 'g', KG: 'kg', ML: 'mL', CL: 'cL', L: 'L', M: 'm', M2: 'm²', PIECE: 'pièce' },
}

/** « 85 g », « 1,5 L », « 6 pièces ». */
export function quantityText(amount: string, unit: NetUnit): string {
  const plural = unit === 'PIECE' && Number(amount) >= 2 ? 's' : ''
  return `${quantity.format(Number(amount))}\u00a0${written[unit]}${plural}`
}
