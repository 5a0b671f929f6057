import { graphqlEnum } from '../graphql-enum.ts'
import { mostRetries } from './outbox.ts'
import type { OutgoingMail } from './outgoing-mail.entity.ts'

/** Where a mail is on its way: not tried yet, tried in vain and tried again later, gone out, or given up. */
const mailStates = ['WAITING', 'RETRYING', 'SENT', 'FAILED'] as const

export type MailState = (typeof mailStates)[number]

/** GraphQL enum of where a mail is on its way. */
export const MailStateEnum = graphqlEnum(mailStates, {
  name: 'MailState',
  description: 'Where a mail is on its way.',
  values: {
    WAITING: 'It goes out within seconds.',
    RETRYING: 'It could not be handed over; it is tried again later.',
    SENT: 'It was handed over to the mail server.',
    FAILED: 'It was tried for thirty hours and given up.',
  },
})

/** Where this mail is on its way. */
export function mailState({ sentAt, attempts, lastError }: OutgoingMail): MailState {
  if (sentAt) return 'SENT'
  if (attempts > mostRetries) return 'FAILED'
  return lastError ? 'RETRYING' : 'WAITING'
}
