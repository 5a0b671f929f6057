import type { CsvColumn } from '../../platform/csv.ts'
import type { Order } from './order.entity.ts'
import { orderStatusWord } from './order-status-words.rules.ts'

/** The table of the orders; amounts have the comma that French spreadsheets calculate with. */
export const orderColumns: CsvColumn<Order>[] = [
  { heading: 'Numéro', cell: ({ id }) => id },
  { heading: 'Passée le', cell: ({ createdAt }) => createdAt },
  { heading: 'Statut', cell: ({ status }) => orderStatusWord(status) },
  { heading: 'Total (€)', cell: ({ total }) => total.replace('.', ',') },
  { heading: 'Prénom', cell: ({ user }) => user?.unwrap().firstName },
  { heading: 'Nom', cell: ({ user }) => user?.unwrap().lastName },
  { heading: 'E-mail', cell: ({ user }) => user?.unwrap().email },
  { heading: 'Adresse de livraison', cell: ({ shippingAddress }) => shippingAddress },
  {
    heading: 'Articles',
    cell: ({ items }) =>
      items
        .getItems()
        .map(({ quantity, productName }) => `${quantity} × ${productName}`)
        .join(', '),
  },
  { heading: 'Modifiée le', cell: ({ updatedAt }) => updatedAt },
]
