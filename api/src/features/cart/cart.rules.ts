import { z } from 'zod'
import { numericId } from '../../platform/number.rules.ts'

/** Most of one product that a cart or an order holds. */
export const maxQuantity = 999

/** Most different products that a cart holds. */
export const maxLines = 100

const outOfRange = `Quantité : entre 1 et ${maxQuantity}.`

/** Whole number from 1 to 999, as a number: « "2" » is refused (security B4). */
export const quantityRules = z
  .int('Quantité : nombre entier attendu.')
  .min(1, outOfRange)
  .max(maxQuantity, outOfRange)

/** A product and how many of it. */
export const addToCartRules = z.object({
  productId: numericId('Produit'),
  quantity: quantityRules.default(1),
})

/** A line and its new quantity. */
export const changeLineRules = z.object({ id: numericId('Ligne'), quantity: quantityRules })

/** A line. */
export const lineRules = z.object({ id: numericId('Ligne') })
