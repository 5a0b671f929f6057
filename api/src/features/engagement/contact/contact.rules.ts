import { z } from 'zod'
import {
  enumRule,
  flag,
  numericId,
  requiredLine,
  requiredText,
  text,
  wholeNumber,
} from '../../../platform/field.rules.ts'
import { accountLimits, requiredEmailRules } from '../../accounts/accounts.rules.ts'
import { criteria } from '../../catalogue/assessments/criteria.rules.ts'
import { inboxListRules } from '../inbox.rules.ts'

/** A message is answered within this time, in milliseconds (specification, section 9: « reply within 24 h »). */
export const replyWithinMs = 24 * 3_600_000

export const contactLimits = {
  subjectLength: 200,
  messageLength: 5_000,
  replyLength: 5_000,
  noteLength: 2_000,
} as const

/** The contact form: five required fields; line breaks in the message alone (specification, section 5). */
export const contactRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
  email: requiredEmailRules,
  subject: requiredLine('Sujet', contactLimits.subjectLength, 'Le sujet est requis'),
  message: requiredText('Message', contactLimits.messageLength, 'Le message est requis'),
})

/** What a message is about: anything, or an eco-score that somebody contests. */
export const contactMessageKinds = ['CONTACT', 'CHALLENGE'] as const

export type ContactMessageKind = (typeof contactMessageKinds)[number]

/** A contested eco-score: who, which criterion if it is one of them, and why; the subject is the product. */
export const challengeRules = contactRules
  .omit({ subject: true })
  .extend({ id: numericId('Produit'), criterion: enumRule('Critère', criteria).optional() })

/**
 * States of a message that a list can be narrowed down to; overdue: unanswered for longer than promised; due today: to be
 * answered before the day ends; mine: unanswered, and left to whoever asks; unassigned: unanswered, and left to nobody.
 */
export const contactMessageStates = [
  'UNREAD',
  'UNANSWERED',
  'OVERDUE',
  'DUE_TODAY',
  'MINE',
  'UNASSIGNED',
] as const

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

/** What somebody types as an answer: it is mailed as it is. */
export const replyTextRules = z.object({
  text: requiredText('Réponse', contactLimits.replyLength, 'Écrivez votre réponse.'),
})

/** An answer, and how many answers to this message its author has read. */
export const answerRules = replyTextRules.extend({
  id: numericId('Message'),
  seenReplies: wholeNumber('seenReplies', 0),
})

/** What somebody types as a note. */
export const noteTextRules = z.object({
  text: requiredText('Note', contactLimits.noteLength, 'Écrivez votre note.'),
})

export const noteRules = noteTextRules.extend({ id: numericId('Message') })

/** To whom a message is left; null for nobody. `seen`: who had it when its author looked, empty for nobody. */
export const assignRules = contactMessageIdRules.extend({
  to: requiredLine('Personne', 255).nullable(),
  seen: text('seen', 255).nullish(),
})

/** So many days back the shop tells how fast it has answered. */
export const replyFigureDays = 30
