import { z } from 'zod'
import { wholeNumber } from '../../../platform/field.rules.ts'

/** How much is suggested below a search field. */
export const suggestionLimits = { mostProducts: 12, products: 6, categories: 3, articles: 3 } as const

/** How many products are suggested; the search itself is a product filter. */
export const suggestionRules = z.object({
  limit: wholeNumber('limit', 1, suggestionLimits.mostProducts).default(suggestionLimits.products),
})
