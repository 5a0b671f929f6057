/** What delivery costs in euros, and from which amount of products on it is free (specification, section 9). */
export const shippingRules = { cost: '5.99', freeFrom: '50.00' } as const
