import { z } from 'zod'
import { enumRule, flag, numericId, requiredLine, text } from '../../platform/field.rules.ts'

/** The lists of the administration whose views can be kept. */
export const adminLists = [
  'PRODUCTS',
  'CATEGORIES',
  'POSTS',
  'IMAGES',
  'EVIDENCE',
  'CLAIMS',
  'MESSAGES',
  'WAITLIST',
  'NEWSLETTER',
  'ORDERS',
  'MAILS',
  'ANALYTICS',
] as const

/** One of them. */
export type AdminListName = (typeof adminLists)[number]

/** Limits of kept views: characters, and views of one list. */
export const viewLimits = { nameLength: 40, queryLength: 600, perList: 20 } as const

const name = requiredLine('Nom de la vue', viewLimits.nameLength, 'Donnez un nom à cette vue.')
const query = text('Adresse de la liste', viewLimits.queryLength)

/** A view to keep. */
export const newViewRules = z.object({
  list: enumRule('Liste', adminLists),
  name,
  query,
  isDefault: flag('Vue par défaut').default(false),
})

/** What to change of one. */
export const viewChangesRules = z.object({
  name: name.optional(),
  query: query.optional(),
  isDefault: flag('Vue par défaut').optional(),
})

/** Which one. */
export const viewRules = z.object({ id: numericId() })
