import { fromCents, toCents } from '../../../platform/money.ts'
import type { NetUnit } from './passport.rules.ts'

/** What of a unit makes one of the unit that prices are compared by, and how that is written. */
const compared: Record<NetUnit, { parts: number; per: string }> = {
  G: { parts: 1_000, per: 'kg' },
  KG: { parts: 1, per: 'kg' },
  ML: { parts: 1_000, per: 'L' },
  CL: { parts: 100, per: 'L' },
  L: { parts: 1, per: 'L' },
  M: { parts: 1, per: 'm' },
  M2: { parts: 1, per: 'm²' },
  PIECE: { parts: 1, per: 'pièce' },
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

const quantity = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

const written: Record<NetUnit, string> = {
  ...{ G: 'g', KG: 'kg', ML: 'mL', CL: 'cL', L: 'L', M: 'm', M2: 'm²', PIECE: 'pièce' },
}

/** « 85 g », « 1,5 L », « 6 pièces ». */
export function quantityText(amount: string, unit: NetUnit): string {
  const plural = unit === 'PIECE' && Number(amount) >= 2 ? 's' : ''
  return `${quantity.format(Number(amount))}\u00a0${written[unit]}${plural}`
}
