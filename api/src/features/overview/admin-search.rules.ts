import { z } from 'zod'
import { text } from '../../platform/field.rules.ts'

/** What the whole administration can be searched for. */
export const adminSearchKinds = [
  'PRODUCT',
  'CATEGORY',
  'POST',
  'ORDER',
  'CUSTOMER',
  'ACCOUNT',
  'MEMBER',
  'CONTACT',
  'WAITLIST',
  'SUBSCRIBER',
] as const

/** One of these. */
export type AdminSearchKind = (typeof adminSearchKinds)[number]

/** Characters of a search, and what is told of each kind at most. */
export const adminSearchLimits = { searchLength: 100, perKind: 5 } as const

/** What is searched; nothing finds nothing. */
export const adminSearchRules = z.object({ search: text('Recherche', adminSearchLimits.searchLength).trim() })
