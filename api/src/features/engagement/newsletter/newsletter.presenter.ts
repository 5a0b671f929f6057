import type { CsvColumn } from '../../../platform/http/csv.ts'
import type { SubscriberState } from './newsletter.rules.ts'
import { subscriberStateOf } from './newsletter.service.ts'
import type { Subscriber } from './subscriber.entity.ts'

/** An address of the newsletter as documented for REST: never its token. */
export const presentSubscriber = (subscriber: Subscriber) => ({
  id: subscriber.id,
  email: subscriber.email,
  state: subscriberStateOf(subscriber).toLowerCase(),
  confirmedAt: subscriber.confirmedAt?.toISOString() ?? null,
  changedAt: subscriber.changedAt.toISOString(),
  createdAt: subscriber.createdAt.toISOString(),
})

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
