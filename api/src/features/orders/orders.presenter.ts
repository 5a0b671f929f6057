import type { Order } from './order.entity.ts'
import type { OrderItem } from './order-item.entity.ts'

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
