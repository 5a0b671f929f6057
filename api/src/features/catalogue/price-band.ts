/** Euros that part simple eco products from high-tech ones (spec section 9). */
export const priceThreshold = 50

/** The two sides of the price threshold: below 50 €, from 50 € up. */
export const priceBands = ['UNDER_50', 'FROM_50'] as const

/** Name of a price band. */
export type PriceBand = (typeof priceBands)[number]
