import { registerEnumType } from 'type-graphql'
import { enumByName } from '../../platform/enum-by-name.ts'
import { contactMessageStates } from './contact-messages.rules.ts'
import { subscriberStates } from './subscribers.rules.ts'

/** GraphQL enum of what a list of messages can be narrowed down to. */
export const ContactMessageStateEnum = enumByName(contactMessageStates)
registerEnumType(ContactMessageStateEnum, {
  name: 'ContactMessageState',
  description: 'States that a list of messages can be narrowed down to.',
  valuesConfig: {
    UNREAD: { description: 'Nobody has read it.' },
    UNANSWERED: { description: 'Nobody has answered it.' },
    OVERDUE: { description: 'Nobody has answered it, and 24 hours are over.' },
  },
})

/** GraphQL enum of where an address of the newsletter stands. */
export const NewsletterStateEnum = enumByName(subscriberStates)
registerEnumType(NewsletterStateEnum, {
  name: 'NewsletterState',
  description: 'Where an address of the newsletter stands.',
  valuesConfig: {
    CONFIRMED: { description: 'Its owner confirmed the subscription: it may be written to.' },
    PENDING: { description: 'Subscribed, and not confirmed yet.' },
    LEFT: { description: 'It has left.' },
  },
})
