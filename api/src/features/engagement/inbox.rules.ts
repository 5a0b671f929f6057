import { z } from 'zod'
import { wholeNumber } from '../../platform/number.rules.ts'
import { text } from '../../platform/text.rules.ts'

/** Pages of what people left with the shop. */
export const inboxLimits = { pageSize: 50, pageSizeMax: 100, searchLength: 254 } as const

/** Which of them, and which part of the list. */
export const inboxListRules = z.object({
  search: text('Recherche', inboxLimits.searchLength)
    .trim()
    .transform((typed) => typed || undefined)
    .optional(),
  limit: wholeNumber('limit', 1, inboxLimits.pageSizeMax).default(inboxLimits.pageSize),
  offset: wholeNumber('offset', 0).default(0),
})
