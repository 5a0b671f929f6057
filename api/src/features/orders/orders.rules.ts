import { z } from 'zod'
import { numericId, text } from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'
import { quantityRules } from '../cart/cart.rules.ts'
import { maxLines } from '../cart/cart-limits.rules.ts'

/** Limits of an order; any cart can be ordered whole. */
export const orderLimits = {
  lines: maxLines,
  addressLength: 1_000,
  /** Orders of a page, unless another number is asked for. */
  pageSize: 100,
  searchLength: 254,
} as const

/** Statuses of an order (specification, section 4), in the order of their lives. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/**
 * What a caller sends to order. `total` and `status` are documented (specification, section 7) and accepted, but never
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

export const orderIdRules = z.object({ id: numericId('Commande') })

export const orderListRules = z.object(pageRules(orderLimits.pageSize))

const statusRules = z.enum(orderStatuses, { error: 'Statut inconnu.' })

export const adminOrderListRules = orderListRules.extend({
  status: statusRules.optional(),
  search: text('Recherche', orderLimits.searchLength).trim().optional(),
})

export const adminOrderFilterRules = adminOrderListRules.omit({ limit: true, offset: true })

export const setOrderStatusRules = z.object({ id: numericId('Commande'), status: statusRules })
