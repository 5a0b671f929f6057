import { z } from 'zod'
import { flag, instantRule, numericId, requiredLine, wholeNumber } from '../../../platform/field.rules.ts'
import { maxPageSize } from '../../../platform/page.rules.ts'
import { accountLimits, requiredEmailRules } from '../../accounts/accounts.rules.ts'
import { shownVersionRules } from '../../consent/texts/shown-version.rules.ts'
import { inboxListRules } from '../inbox.rules.ts'

/** Most products that one request may name. */
const waitlistProductsMax = 100

const unknownProduct = 'Produit inconnu dans la liste d’attente.'

/** Who wants to be told, and of which products (specification, sections 5 and 7). */
export const joinWaitlistRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
  email: requiredEmailRules,
  textVersion: shownVersionRules,
  productIds: z
    .array(z.string({ error: unknownProduct }).regex(/^[1-9]\d{0,8}$/, unknownProduct), {
      error: 'productIds : liste attendue.',
    })
    .max(waitlistProductsMax, `La liste d’attente accepte ${waitlistProductsMax} produits au plus à la fois.`)
    .transform((ids) => [...new Set(ids)])
    .nullish()
    .transform((ids) => ids ?? []),
})

export const waitlistEntryListRules = inboxListRules.extend({
  productId: numericId('Produit').optional(),
  /** Only who joined at this instant or later. */
  since: instantRule('since').optional(),
  /** Only who waits for a product that is out of stock. */
  outOfStock: flag('outOfStock').optional(),
})

export const waitlistEntryFilterRules = waitlistEntryListRules.omit({ limit: true, offset: true })

export const waitlistDemandRules = z.object({
  limit: wholeNumber('limit', 1, maxPageSize).default(10),
  /** Only products that are out of stock. */
  outOfStock: flag('outOfStock').optional(),
})

/** Whom to mark: as many as a page holds. */
export const markWaitlistRules = z.object({
  ids: z
    .array(numericId('Inscription'), { error: 'ids : liste attendue.' })
    .min(1, 'Choisissez au moins une inscription.')
    .max(maxPageSize, `${maxPageSize} inscriptions au plus à la fois.`),
  notified: flag('notified'),
})
