import type { CsvColumn } from '../../../platform/http/csv.ts'
import type { ContactMessage } from './contact-message.entity.ts'
import { isOverdue, replyDueAt } from './reply-deadline.ts'

/** A message as documented for REST; whether it is overdue depends on the time. */
export const presentContactMessage = (message: ContactMessage, now: Date) => ({
  id: message.id,
  firstName: message.firstName,
  lastName: message.lastName,
  email: message.email,
  subject: message.subject,
  message: message.message,
  isRead: message.isRead,
  repliedAt: message.repliedAt?.toISOString() ?? null,
  replyDueAt: replyDueAt(message).toISOString(),
  overdue: isOverdue(message, now),
  createdAt: message.createdAt.toISOString(),
})

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
]
