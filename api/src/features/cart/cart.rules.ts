import { z } from 'zod'
import { numericId } from '../../platform/field.rules.ts'
import { maxQuantity } from './cart-limits.rules.ts'

const outOfRange = `Quantité : entre 1 et ${maxQuantity}.`

/** Whole number from 1 to 999, as a number: « "2" » is refused. */
export const quantityRules = z
  .int('Quantité : nombre entier attendu.')
  .min(1, outOfRange)
  .max(maxQuantity, outOfRange)

export const addToCartRules = z.object({
  productId: numericId('Produit'),
  quantity: quantityRules.default(1),
})

export const changeLineRules = z.object({ id: numericId('Ligne'), quantity: quantityRules })

export const lineRules = z.object({ id: numericId('Ligne') })
