import { z } from 'zod'
import { decimal, flag, frenchNumber, numericId, readVersion } from '../../../platform/field.rules.ts'
import { catalogueLimits } from '../catalogue.rules.ts'
import { productLimits } from '../products/product.rules.ts'

/** Limits of a change of many prices. */
export const priceChangeLimits = {
  /** Per cent: nine tenths off, or twice as dear and more. */
  minPercent: -90,
  maxPercent: 200,
  /** Cents: what a price may not fall below. */
  minCents: 1,
  maxCents: Math.round(catalogueLimits.maxPrice * 100),
} as const

const oneOfTwo = 'Indiquez un pourcentage ou un montant.'

/** Several prices changed in the same way: by per cent or by an amount in euros, and then to the nearest ten cents. */
export const priceChangeRules = z
  .object({
    products: z
      .array(z.object({ id: numericId('Produit'), version: readVersion }), {
        error: 'Sélection : liste de produits attendue.',
      })
      .min(1, 'Sélection : au moins un produit attendu.')
      .max(productLimits.bulkSize, `Sélection : ${productLimits.bulkSize} produits au plus.`)
      .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, {
        error: 'Sélection : un produit y est deux fois.',
      }),
    percent: decimal('Pourcentage', 2, priceChangeLimits.minPercent, priceChangeLimits.maxPercent).nullish(),
    amount: decimal('Montant', 2, -catalogueLimits.maxPrice, catalogueLimits.maxPrice).nullish(),
    toTenCents: flag('Arrondi').default(true),
    dryRun: flag('Essai').default(false),
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    error: oneOfTwo,
    path: ['percent'],
  })
  .refine(({ percent, amount }) => Number(percent ?? amount) !== 0, {
    error: 'Ce changement laisserait tous les prix comme ils sont.',
    path: ['percent'],
  })

/** How prices change: per cent in hundredths, or cents; either may be below zero. */
export interface PriceChange {
  percent?: string | null
  amount?: string | null
  toTenCents: boolean
}

/** Hundredths of a decimal with a sign: « -2.5 » → -250. */
function hundredths(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return decimal.startsWith('-') ? -size : size
}

/**
 * A price after the change, in cents, in whole numbers throughout: half a cent goes up, and so do five of the ten. It
 * may be below what a price can be: `priceRefusal` says so.
 */
export function changedCents(cents: number, { percent, amount, toTenCents }: PriceChange): number {
  // Ten thousandths of a cent, so that only the last step rounds.
  const exact =
    percent == null ? (cents + hundredths(amount ?? '0')) * 10_000 : cents * (10_000 + hundredths(percent))
  const step = toTenCents ? 100_000 : 10_000
  return Math.floor((exact + step / 2) / step) * (step / 10_000)
}

/** Why a price cannot become this; null when it can. */
export function priceRefusal(cents: number): string | null {
  if (cents < priceChangeLimits.minCents) return 'Le prix tomberait sous 0,01\u00a0€.'
  if (cents > priceChangeLimits.maxCents)
    return `Le prix dépasserait ${frenchNumber(catalogueLimits.maxPrice)}\u00a0€.`
  return null
}
