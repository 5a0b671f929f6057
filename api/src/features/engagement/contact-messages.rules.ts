import { z } from 'zod'
import { flag, numericId } from '../../platform/number.rules.ts'
import { wordOf } from '../../platform/word.rules.ts'
import { inboxListRules } from './inbox.rules.ts'

/** States of a message that a list can be narrowed down to; overdue: unanswered for longer than promised. */
export const contactMessageStates = ['UNREAD', 'UNANSWERED', 'OVERDUE'] as const

/** One of the states. */
export type ContactMessageState = (typeof contactMessageStates)[number]

/** Which messages, and which part of the list. */
export const contactMessageListRules = inboxListRules.extend({
  state: wordOf('État', contactMessageStates).optional(),
})

/** Which messages. */
export const contactMessageFilterRules = contactMessageListRules.omit({ limit: true, offset: true })

/** A message. */
export const contactMessageIdRules = z.object({ id: numericId('Message') })

/** What an administrator says of a message; what is left out stays as it is. */
export const markContactMessageRules = contactMessageIdRules
  .extend({ isRead: flag('isRead').optional(), replied: flag('replied').optional() })
  .refine(({ isRead, replied }) => isRead !== undefined || replied !== undefined, {
    path: ['isRead'],
    error: 'Rien à changer : isRead ou replied attendu.',
  })
