import { requireAdmin } from '../../platform/authorize.ts'
import type { CsvColumn } from '../../platform/csv.ts'
import { everyRow } from '../../platform/every-row.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Order } from './order.entity.ts'
import { orderStatusWord } from './order-status-words.rules.ts'

/** Everybody's orders with customer and items, newest first, read as they are asked for. @throws UNAUTHENTICATED, FORBIDDEN. */
export function everyOrder(ctx: RequestContext): AsyncIterable<Order> {
  requireAdmin(ctx)
  return everyRow(ctx.em, Order, ['user', 'items'])
}

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
