import { z } from 'zod'
import { enumRule } from '../../platform/field.rules.ts'
import { emailLength } from '../../platform/mail/email-limits.rules.ts'
import { shownVersionRules } from './texts/shown-version.rules.ts'

/** What people are asked for. */
export const consentKinds = ['NEWSLETTER', 'WAITLIST', 'MEASUREMENT', 'TERMS'] as const

/** What they say to it. Of the newsletter: asked for, confirmed by the link of a mail, left. */
export const consentActs = ['ASKED', 'CONFIRMED', 'LEFT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const

export type ConsentAct = (typeof consentActs)[number]

/** What people read for each thing they are asked for. */
export const kindLabels: Record<(typeof consentKinds)[number], string> = {
  NEWSLETTER: 'Lettre d’information',
  WAITLIST: 'Liste d’attente',
  MEASUREMENT: 'Mesure d’audience',
  TERMS: 'Conditions de vente',
}

/** And for each thing they may say to it. */
export const actLabels: Record<ConsentAct, string> = {
  ASKED: 'demande',
  CONFIRMED: 'confirmation',
  LEFT: 'départ',
  ACCEPTED: 'accord',
  REFUSED: 'refus',
  WITHDRAWN: 'retrait',
}

/** The choices of the cookie banner. */
export const measurementChoices = ['ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const satisfies ConsentAct[]

export const measurementChoiceRules = z.object({
  choice: enumRule('Choix', measurementChoices),
  textVersion: shownVersionRules,
})

const wrongEmail = 'Email invalide'

/** Whose entries an administrator asks for: the whole address, for a part of one would show other people. */
export const consentsOfRules = z.object({
  search: z
    .string({ error: wrongEmail })
    .trim()
    .max(emailLength, { error: wrongEmail, abort: true })
    .toLowerCase()
    .pipe(z.email(wrongEmail)),
})

/** How a link of the chain can be broken. */
export const linkFaults = ['CHANGED', 'MISSING', 'UNLINKED', 'REWRITTEN'] as const

export type LinkFault = (typeof linkFaults)[number]
