import type { CsvColumn } from '../../../platform/http/csv.ts'
import type { WaitlistEntry } from './waitlist-entry.entity.ts'

/** Somebody on the waitlist as documented for REST. */
export const presentWaitlistEntry = (entry: WaitlistEntry) => ({
  id: entry.id,
  firstName: entry.firstName,
  lastName: entry.lastName,
  email: entry.email,
  productIds: entry.productIds,
  notified: entry.notified,
  createdAt: entry.createdAt.toISOString(),
})

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
