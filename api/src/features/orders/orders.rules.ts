import { z } from 'zod'
import { numericId, wholeNumber } from '../../platform/number.rules.ts'
import { text } from '../../platform/text.rules.ts'
import { maxLines, quantityRules } from '../cart/cart.rules.ts'

/** Limits of an order; any cart can be ordered whole. */
export const orderLimits = {
  lines: maxLines,
  addressLength: 1_000,
  pageSize: 100,
  searchLength: 254,
} as const

/** Statuses of an order (spec section 4), in the order of their lives. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/**
 * What a caller sends to order. `total` and `status` are documented (spec section 7) and accepted, but never
 * trusted: they are not even read.
 */
export const placeOrderRules = z.object({
  shippingAddress: text('Adresse de livraison', orderLimits.addressLength).trim().nullish(),
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key : 1 à 255 caractères ASCII visibles attendus.')
    .optional(),
})

/** What a caller sends to add an item; `price` is accepted and never trusted. */
export const addOrderItemRules = z.object({
  orderId: numericId('Commande'),
  productId: numericId('Produit'),
  quantity: quantityRules,
})

/** An order. */
export const orderIdRules = z.object({ id: numericId('Commande') })

/** Which part of one's own orders. */
export const orderListRules = z.object({
  limit: wholeNumber('limit', 1, orderLimits.pageSize).default(orderLimits.pageSize),
  offset: wholeNumber('offset', 0).default(0),
})

const statusRules = z.enum(orderStatuses, { error: 'Statut inconnu.' })

/** Which part of everybody's orders. */
export const adminOrderListRules = orderListRules.extend({
  status: statusRules.optional(),
  search: text('Recherche', orderLimits.searchLength).trim().optional(),
})

/** Which of everybody's orders. */
export const adminOrderFilterRules = adminOrderListRules.omit({ limit: true, offset: true })

/** An order and its new status. */
export const setOrderStatusRules = z.object({ id: numericId('Commande'), status: statusRules })
