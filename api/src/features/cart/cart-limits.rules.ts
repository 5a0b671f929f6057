// Without zod: the first page of the web imports it.

/** Most of one product that a cart or an order holds. */
export const maxQuantity = 999

/** Most different products that a cart holds. */
export const maxLines = 100
