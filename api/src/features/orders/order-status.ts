import type { orderStatuses } from './orders.rules.ts'

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
