import { z } from 'zod'
import { flag } from '../../../platform/field.rules.ts'
import { newProductFields, productRules } from '../products/product.rules.ts'

/** Limits of what is prepared at once: a drop of pictures makes that many drafts at most. */
export const draftLimits = { pictures: 30, drafts: 30 } as const

const tooMany = `Brouillons\u00a0: ${draftLimits.drafts} au plus.`

export const newDraftsRules = z.object({
  names: z
    .array(newProductFields.shape.name, { error: 'Brouillons\u00a0: liste de noms attendue.' })
    .min(1, 'Brouillons\u00a0: au moins un nom attendu.')
    .max(draftLimits.drafts, tooMany),
})

/** What the grid of drafts writes of each. */
const draftRules = newProductFields
  .pick({ name: true, description: true, price: true, ecoScore: true, categoryId: true, inStock: true })
  .partial()
  .extend(productRules.shape)

export const draftChangesRules = z.object({
  products: z
    .array(draftRules, { error: 'Brouillons\u00a0: liste attendue.' })
    .min(1, 'Brouillons\u00a0: au moins un produit attendu.')
    .max(draftLimits.drafts, tooMany)
    .refine(
      (products) => new Set(products.map(({ id }) => id)).size === products.length,
      'Brouillons\u00a0: chaque produit une seule fois.',
    ),
  publish: flag('Publier').nullish(),
})
