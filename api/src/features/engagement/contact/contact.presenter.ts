import type { CsvColumn } from '../../../platform/http/csv.ts'
import { mailState } from '../../../platform/mail/mail-state.ts'
import type { ContactMessage } from './contact-message.entity.ts'
import type { ContactReply } from './contact-reply.entity.ts'
import { isOverdue, replyDueAt } from './reply-deadline.ts'

/** A message as documented for REST; whether it is overdue depends on the time. */
export const presentContactMessage = (message: ContactMessage, now: Date) => ({
  id: message.id,
  firstName: message.firstName,
  lastName: message.lastName,
  email: message.email,
  subject: message.subject,
  message: message.message,
  kind: message.kind,
  productId: message.productId ?? null,
  isRead: message.isRead,
  repliedAt: message.repliedAt?.toISOString() ?? null,
  repliedBy: message.repliedBy ?? null,
  replyCount: message.replyCount,
  noteCount: message.noteCount,
  assignedTo: message.assignedTo?.id ?? null,
  replyDueAt: replyDueAt(message).toISOString(),
  overdue: isOverdue(message, now),
  createdAt: message.createdAt.toISOString(),
})

/** An answer or a note as documented for REST. */
export const presentContactReply = (reply: ContactReply) => ({
  id: reply.id,
  internal: reply.internal,
  text: reply.text,
  authorName: reply.authorName,
  delivery: reply.mail ? mailState(reply.mail.unwrap()) : null,
  createdAt: reply.createdAt.toISOString(),
})

const hoursUntilReply = ({ createdAt, repliedAt }: ContactMessage) =>
  repliedAt ? Math.round((repliedAt.getTime() - createdAt.getTime()) / 360_000) / 10 : null

/** The table of the messages. */
export const contactMessageColumns: CsvColumn<ContactMessage>[] = [
  { heading: 'Numéro', cell: ({ id }) => id },
  { heading: 'Reçu le', cell: ({ createdAt }) => createdAt },
  { heading: 'Prénom', cell: ({ firstName }) => firstName },
  { heading: 'Nom', cell: ({ lastName }) => lastName },
  { heading: 'E-mail', cell: ({ email }) => email },
  { heading: 'Sujet', cell: ({ subject }) => subject },
  { heading: 'Message', cell: ({ message }) => message },
  { heading: 'Lu', cell: ({ isRead }) => isRead },
  { heading: 'Répondre avant le', cell: replyDueAt },
  { heading: 'Réponse le', cell: ({ repliedAt }) => repliedAt },
  { heading: 'Réponse de', cell: ({ repliedBy }) => repliedBy },
  { heading: 'Délai de réponse (heures)', cell: hoursUntilReply },
]
