import { wordOf } from '../../platform/word.rules.ts'
import { inboxListRules } from './inbox.rules.ts'

/** States of an address: its owner said yes, has not answered yet, or has left. */
export const subscriberStates = ['CONFIRMED', 'PENDING', 'LEFT'] as const

/** One of the states. */
export type SubscriberState = (typeof subscriberStates)[number]

/** Which addresses, and which part of the list. */
export const subscriberListRules = inboxListRules.extend({
  state: wordOf('État', subscriberStates).optional(),
})

/** Which addresses. */
export const subscriberFilterRules = subscriberListRules.omit({ limit: true, offset: true })
