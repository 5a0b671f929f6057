import { z } from 'zod'
import { numericId } from '../../platform/field.rules.ts'
import { maxFavourites } from './favourites-limits.rules.ts'

export const favouriteRules = z.object({ productId: numericId('Produit') })

/** Those of a browser, the latest first. */
export const mergeFavouritesRules = z.object({
  productIds: z
    .array(numericId('Produit'), { error: 'productIds : liste attendue.' })
    .max(maxFavourites, `${maxFavourites} favoris au plus à la fois.`)
    .transform((ids) => [...new Set(ids)]),
})
