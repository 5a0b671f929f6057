import { z } from 'zod'
import { requiredLine } from '../../platform/text.rules.ts'
import { accountLimits, emailRules } from '../accounts/accounts.rules.ts'

/** Most products that one request may name. */
export const waitlistProductsMax = 100

const unknownProduct = 'Produit inconnu dans la liste d’attente.'

/** Who wants to be told, and of which products (spec sections 5 and 7). */
export const joinWaitlistRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
  email: emailRules,
  productIds: z
    .array(z.string({ error: unknownProduct }).regex(/^[1-9]\d{0,8}$/, unknownProduct), {
      error: 'productIds : liste attendue.',
    })
    .max(waitlistProductsMax, `La liste d’attente accepte ${waitlistProductsMax} produits au plus à la fois.`)
    .transform((ids) => [...new Set(ids)])
    .nullish()
    .transform((ids) => ids ?? []),
})
