/** Statuses of an order (spec section 4), in the order of their lives. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/** One of the known statuses. Rows may hold others, written by another system: they are shown as they are. */
export type OrderStatus = (typeof orderStatuses)[number]

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Statuses that may follow; none after an unknown one. */
export function statusesAfter(status: string): readonly OrderStatus[] {
  return Object.hasOwn(next, status) ? next[status as OrderStatus] : []
}
