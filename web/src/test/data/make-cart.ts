import { nextNumber } from './next-number.ts'

/** A line of the cart; say only what the test is about. */
export function makeCartLine(product: unknown, fields: Record<string, unknown> = {}) {
  const made = nextNumber()
  return {
    id: String(made),
    product,
    quantity: 1,
    lineTotal: '24.90',
    expiresAt: '2027-01-05T09:00:00.000Z',
    ...fields,
  }
}

/** A cart as the server answers it: the test says what it costs. */
export function makeCart(lines: { quantity: number }[] = [], totals: Record<string, unknown> = {}) {
  return {
    lines,
    withdrawnCount: 0,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: '24.90',
    shipping: '5.99',
    total: '30.89',
    missingForFreeShipping: '25.10',
    ...totals,
  }
}
