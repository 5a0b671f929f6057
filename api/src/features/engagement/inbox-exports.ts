import type { CsvColumn } from '../../platform/csv.ts'
import type { ContactMessage } from './contact-message.entity.ts'
import { replyDueAt } from './reply-deadline.ts'
import type { Subscriber } from './subscriber.entity.ts'
import { subscriberStateOf } from './subscriber-state.ts'
import type { SubscriberState } from './subscribers.rules.ts'
import type { WaitlistEntry } from './waitlist-entry.entity.ts'

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

/** The table of the waitlist. */
export const waitlistColumns: CsvColumn<WaitlistEntry>[] = [
  { heading: 'Numéro', cell: ({ id }) => id },
  { heading: 'Inscrit le', cell: ({ createdAt }) => createdAt },
  { heading: 'Prénom', cell: ({ firstName }) => firstName },
  { heading: 'Nom', cell: ({ lastName }) => lastName },
  { heading: 'E-mail', cell: ({ email }) => email },
  { heading: 'Numéros des produits', cell: ({ productIds }) => productIds.join(', ') },
  { heading: 'Prévenu', cell: ({ notified }) => notified },
]

const stateWords: Record<SubscriberState, string> = {
  CONFIRMED: 'Confirmée',
  PENDING: 'En attente de confirmation',
  LEFT: 'Désinscrite',
}

/** The table of the addresses of the newsletter; only confirmed ones may be written to. */
export const subscriberColumns: CsvColumn<Subscriber>[] = [
  { heading: 'Numéro', cell: ({ id }) => id },
  { heading: 'E-mail', cell: ({ email }) => email },
  { heading: 'État', cell: (subscriber) => stateWords[subscriberStateOf(subscriber)] },
  { heading: 'Inscrite le', cell: ({ createdAt }) => createdAt },
  { heading: 'Confirmée le', cell: ({ confirmedAt }) => confirmedAt },
  {
    heading: 'Désinscrite le',
    cell: ({ subscribed, changedAt }) => (subscribed ? null : changedAt),
  },
]
