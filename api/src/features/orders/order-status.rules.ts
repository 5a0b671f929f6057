import type { orderStatuses } from './orders.rules.ts'

/** The French words of the known statuses of an order (specification, section 4), for screens and tables alike. */
export const orderStatusWords = {
  pending: 'En attente',
  processing: 'En cours',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
} as const

const words = new Map<string, string>(Object.entries(orderStatusWords))

/** The French word of a status; one that another system wrote is shown as it is. */
export const orderStatusWord = (status: string): string => words.get(status) ?? status

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
