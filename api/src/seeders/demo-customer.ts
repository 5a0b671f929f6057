import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '../features/accounts/user.entity.ts'
import { totalsOf } from '../features/cart/cart-totals.rules.ts'
import { Product } from '../features/catalogue/products/product.entity.ts'
import { Order } from '../features/orders/order.entity.ts'
import { OrderItem } from '../features/orders/order-item.entity.ts'
import type { OrderStatus } from '../features/orders/order-status.rules.ts'
import { OrderStatusChange } from '../features/orders/order-status-change.entity.ts'
import { orderStatuses } from '../features/orders/orders.rules.ts'

/** Steps that lead to a status. */
const lifeOf: Record<OrderStatus, OrderStatus[]> = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  shipped: ['pending', 'processing', 'shipped'],
  delivered: ['pending', 'processing', 'shipped', 'delivered'],
  cancelled: ['pending', 'cancelled'],
}

const day = 24 * 3_600_000

/** E-mail of the demo shop's one customer. */
export const demoCustomerEmail = 'camille.moreau@exemple.fr'

/** The demo customer with five orders, one in each status; the password hash is the caller's. */
export async function createDemoCustomer(em: EntityManager, passwordHash: string): Promise<void> {
  const customer = em.create(User, {
    email: demoCustomerEmail,
    password: passwordHash,
    firstName: 'Camille',
    lastName: 'Moreau',
    createdAt: new Date(Date.UTC(2026, 8, 14, 9)),
  })
  const products = await em.find(Product, { inStock: true }, { orderBy: { id: 'asc' }, limit: 15 })
  // Oldest first: numbers and dates then tell the same story, and the newest is still pending.
  orderStatuses.toReversed().forEach((status, index) => {
    const placedAt = new Date(Date.UTC(2026, 9, 11 + 9 * index, 10, 24))
    createOrder(em, customer, products.slice(index * 3, index * 3 + 1 + (index % 3)), status, placedAt)
  })
  await em.flush()
}

function createOrder(
  em: EntityManager,
  customer: User,
  products: Product[],
  status: OrderStatus,
  placedAt: Date,
): void {
  const lines = products.map((product, index) => ({
    product,
    price: product.price,
    quantity: 1 + (index % 2),
  }))
  const order = em.create(Order, {
    user: customer,
    status,
    total: totalsOf(lines).total,
    // An order « Expédiée » of a shop that has not opened: it says of itself that it is an example, wherever it is shown.
    shippingAddress: '27 rue des Capucines, 35000 Rennes\nDémonstration\u00a0: rien n’a été vendu.',
    createdAt: placedAt,
    updatedAt: new Date(placedAt.getTime() + (lifeOf[status].length - 1) * day),
  })
  for (const { product, price, quantity } of lines)
    em.create(OrderItem, {
      order,
      product,
      productName: product.name,
      productEcoScore: product.ecoScore,
      price,
      quantity,
    })
  lifeOf[status].forEach((toStatus, step, life) => {
    const changedAt = new Date(placedAt.getTime() + step * day)
    em.create(OrderStatusChange, { order, fromStatus: life[step - 1] ?? null, toStatus, changedAt })
  })
}
