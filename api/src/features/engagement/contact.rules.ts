import { z } from 'zod'
import { requiredLine, requiredText } from '../../platform/text.rules.ts'
import { accountLimits, emailRules } from '../accounts/accounts.rules.ts'

/** A message is answered within this time, in milliseconds (spec section 9: « reply within 24 h »). */
export const replyWithinMs = 24 * 3_600_000

/** Longest subject and message. */
export const contactLimits = { subjectLength: 200, messageLength: 5_000 } as const

/** What the contact form sends: five fields, all required; line breaks in the message alone (spec section 5). */
export const contactRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
  email: emailRules,
  subject: requiredLine('Sujet', contactLimits.subjectLength, 'Le sujet est requis'),
  message: requiredText('Message', contactLimits.messageLength, 'Le message est requis'),
})
