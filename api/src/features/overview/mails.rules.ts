import { z } from 'zod'
import { enumRule, numericId, text } from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'

/** Where a mail is on its way: not tried yet, tried in vain and tried again later, gone out, or given up. */
const mailStates = ['WAITING', 'RETRYING', 'SENT', 'FAILED'] as const

/** Which mails: of one state, to an address or about something, a part at a time. */
export const mailListRules = z.object({
  state: enumRule('État', mailStates).optional(),
  search: text('Recherche', 254)
    .trim()
    .transform((typed) => typed || undefined)
    .optional(),
  ...pageRules(25),
})

export const mailIdRules = z.object({ id: numericId('E-mail') })
