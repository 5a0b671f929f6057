import { z } from 'zod'
import { enumRule } from '../../../platform/field.rules.ts'
import { emailRules } from '../../accounts/accounts.rules.ts'
import { shownVersionRules } from '../../consent/texts/shown-version.rules.ts'
import { inboxListRules } from '../inbox.rules.ts'

/** Who wants the newsletter (specification, section 5). */
export const subscribeRules = z.object({ email: emailRules, textVersion: shownVersionRules })

/** The token of a link in a mail. */
export const newsletterTokenRules = z.object({
  token: z.string({ error: 'Lien invalide.' }).regex(/^[\w-]{20,64}$/, 'Lien invalide.'),
})

/** States of an address: its owner said yes, has not answered yet, or has left. */
export const subscriberStates = ['CONFIRMED', 'PENDING', 'LEFT'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export const subscriberListRules = inboxListRules.extend({
  state: enumRule('État', subscriberStates).optional(),
})

export const subscriberFilterRules = subscriberListRules.omit({ limit: true, offset: true })
