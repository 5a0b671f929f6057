import { z } from 'zod'
import { enumRule, flag, numericId, requiredLine, requiredText } from '../../../platform/field.rules.ts'
import { accountLimits, emailRules } from '../../accounts/accounts.rules.ts'
import { inboxListRules } from '../inbox.rules.ts'

/** A message is answered within this time, in milliseconds (specification, section 9: « reply within 24 h »). */
export const replyWithinMs = 24 * 3_600_000

export const contactLimits = { subjectLength: 200, messageLength: 5_000 } as const

/** The contact form: five required fields; line breaks in the message alone (specification, section 5). */
export const contactRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
  email: emailRules,
  subject: requiredLine('Sujet', contactLimits.subjectLength, 'Le sujet est requis'),
  message: requiredText('Message', contactLimits.messageLength, 'Le message est requis'),
})

/** States of a message that a list can be narrowed down to; overdue: unanswered for longer than promised; due today: to be answered before the day ends. */
export const contactMessageStates = ['UNREAD', 'UNANSWERED', 'OVERDUE', 'DUE_TODAY'] as const

export type ContactMessageState = (typeof contactMessageStates)[number]

export const contactMessageListRules = inboxListRules.extend({
  state: enumRule('État', contactMessageStates).optional(),
})

export const contactMessageFilterRules = contactMessageListRules.omit({ limit: true, offset: true })

export const contactMessageIdRules = z.object({ id: numericId('Message') })

/** What an administrator says of a message; what is left out stays as it is. */
export const markContactMessageRules = contactMessageIdRules
  .extend({ isRead: flag('isRead').optional(), replied: flag('replied').optional() })
  .refine(({ isRead, replied }) => isRead !== undefined || replied !== undefined, {
    path: ['isRead'],
    error: 'Rien à changer : isRead ou replied attendu.',
  })
