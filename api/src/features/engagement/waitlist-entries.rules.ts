import { z } from 'zod'
import { flag, numericId, wholeNumber } from '../../platform/number.rules.ts'
import { inboxLimits, inboxListRules } from './inbox.rules.ts'

/** Which people on the waitlist, and which part of the list. */
export const waitlistEntryListRules = inboxListRules.extend({ productId: numericId('Produit').optional() })

/** Which people. */
export const waitlistEntryFilterRules = waitlistEntryListRules.omit({ limit: true, offset: true })

/** How many of the most wanted products. */
export const waitlistDemandRules = z.object({
  limit: wholeNumber('limit', 1, inboxLimits.pageSizeMax).default(10),
})

/** Whom to mark: as many as a page holds. */
export const markWaitlistRules = z.object({
  ids: z
    .array(numericId('Inscription'), { error: 'ids : liste attendue.' })
    .min(1, 'Choisissez au moins une inscription.')
    .max(inboxLimits.pageSizeMax, `${inboxLimits.pageSizeMax} inscriptions au plus à la fois.`),
  notified: flag('notified'),
})
