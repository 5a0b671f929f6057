import type { AdministeredOrder } from './admin-orders.service.ts'
import type { Order } from './order.entity.ts'
import type { OrderItem } from './order-item.entity.ts'
import { statusesAfter } from './order-status.ts'

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
export const presentOrderItem = (item: OrderItem) => ({
  id: item.id,
  orderId: item.order.id,
  productId: item.product?.id ?? null,
  productName: item.productName,
  productEcoScore: item.productEcoScore,
  quantity: item.quantity,
  price: item.price,
})

/** An order with its items and its timeline. */
export const presentOrderDetails = (order: Order) => ({
  ...presentOrder(order),
  items: order.items.getItems().map(presentOrderItem),
  statusChanges: order.statusChanges.getItems().map((change) => ({
    fromStatus: change.fromStatus ?? null,
    toStatus: change.toStatus,
    changedAt: change.changedAt.toISOString(),
  })),
})

/** Of an order, what administrators see beside what its customer does. */
const administered = ({ order, customer }: AdministeredOrder) => ({
  customer: customer && {
    id: customer.id,
    email: customer.email,
    firstName: customer.firstName ?? null,
    lastName: customer.lastName ?? null,
  },
  allowedStatuses: statusesAfter(order.status),
})

/** An order as administrators find it in their list, without its items. */
export const presentAdminOrder = (found: AdministeredOrder) => ({
  ...presentOrder(found.order),
  ...administered(found),
})

/** An order with items and timeline as administrators see it. */
export const presentAdminOrderDetails = (found: AdministeredOrder) => ({
  ...presentOrderDetails(found.order),
  ...administered(found),
})
