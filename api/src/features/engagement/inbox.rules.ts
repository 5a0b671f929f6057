import { z } from 'zod'
import { text } from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'

/** Pages of what people left with the shop. */
export const inboxLimits = { pageSize: 50, searchLength: 254 } as const

export const inboxListRules = z.object({
  search: text('Recherche', inboxLimits.searchLength)
    .trim()
    .transform((typed) => typed || undefined)
    .optional(),
  ...pageRules(inboxLimits.pageSize),
})
