import type { CsvColumn } from '../../platform/http/csv.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { Order } from './order.entity.ts'
import type { OrderItem } from './order-item.entity.ts'
import { orderStatusWord, statusesAfter } from './order-status.rules.ts'
import { itemScoreDisplay } from './orders.loaders.ts'
import type { AdministeredOrder } from './orders.service.ts'

/** An order as documented for REST, without its items. */
export const presentOrder = (order: Order) => ({
  id: order.id,
  userId: order.user?.id ?? null,
  status: order.status,
  total: order.total,
  shippingAddress: order.shippingAddress ?? null,
  createdAt: order.createdAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
})

/** An item as documented for REST. */
export const presentOrderItem = async (ctx: RequestContext, item: OrderItem) => ({
  id: item.id,
  orderId: item.order.id,
  productId: item.product?.id ?? null,
  productName: item.productName,
  productEcoScore: item.productEcoScore,
  scoreDisplay: await itemScoreDisplay(ctx, item),
  quantity: item.quantity,
  price: item.price,
})

/** An order with its items and its timeline. */
export const presentOrderDetails = async (ctx: RequestContext, order: Order) => ({
  ...presentOrder(order),
  items: await Promise.all(order.items.getItems().map((item) => presentOrderItem(ctx, item))),
  statusChanges: order.statusChanges.getItems().map((change) => ({
    fromStatus: change.fromStatus ?? null,
    toStatus: change.toStatus,
    changedAt: change.changedAt.toISOString(),
  })),
})

/** Of an order, what administrators see beside what its customer does. */
const administered = ({ order, customer, formerCustomer }: AdministeredOrder) => ({
  customer: customer && {
    id: customer.id,
    email: customer.email,
    firstName: customer.firstName ?? null,
    lastName: customer.lastName ?? null,
  },
  formerCustomer,
  allowedStatuses: statusesAfter(order.status),
})

/** An order as administrators find it in their list, without its items. */
export const presentAdminOrder = (found: AdministeredOrder) => ({
  ...presentOrder(found.order),
  ...administered(found),
})

/** An order with items and timeline as administrators see it. */
export const presentAdminOrderDetails = async (ctx: RequestContext, found: AdministeredOrder) => ({
  ...(await presentOrderDetails(ctx, found.order)),
  ...administered(found),
})

/** The table of the orders; amounts have the comma that French spreadsheets calculate with. */
export const orderColumns: CsvColumn<Order>[] = [
  { heading: 'Numéro', cell: ({ id }) => id },
  { heading: 'Passée le', cell: ({ createdAt }) => createdAt },
  { heading: 'Statut', cell: ({ status }) => orderStatusWord(status) },
  { heading: 'Total (€)', cell: ({ total }) => total.replace('.', ',') },
  { heading: 'Prénom', cell: ({ user }) => user?.unwrap().firstName },
  { heading: 'Nom', cell: ({ user, customerName }) => (user ? user.unwrap().lastName : customerName) },
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
