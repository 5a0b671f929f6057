import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Priced, totalsOf } from './cart-totals.rules.ts'

const priceOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** A line and, apart from it, what it costs in integer cents. */
const lines = fc.array(
  fc
    .record({ cents: fc.integer({ min: 0, max: 9_999_999_999 }), quantity: fc.integer({ min: 1, max: 999 }) })
    .map(({ cents, quantity }) => ({ line: { price: priceOf(cents), quantity }, cents: cents * quantity })),
  { maxLength: 30 },
)
/** As above, but around the border of free delivery. */
const smallLines = fc.array(
  fc
    .record({ cents: fc.integer({ min: 0, max: 2_500 }), quantity: fc.integer({ min: 1, max: 3 }) })
    .map(({ cents, quantity }) => ({ line: { price: priceOf(cents), quantity }, cents: cents * quantity })),
  { maxLength: 4 },
)

describe('totals', () => {
  test('are exact to the cent for five hundred random carts', () => {
    fc.assert(
      fc.property(fc.oneof(lines, smallLines), (cart) => {
        const subtotal = cart.reduce((sum, { cents }) => sum + cents, 0)
        const shipping = cart.length === 0 || subtotal >= 5_000 ? 0 : 599
        const missing = cart.length === 0 ? 0 : Math.max(0, 5_000 - subtotal)
        expect(totalsOf(cart.map(({ line }) => line))).toEqual({
          totalQuantity: cart.reduce((sum, { line }) => sum + line.quantity, 0),
          subtotal: priceOf(subtotal),
          shipping: priceOf(shipping),
          total: priceOf(subtotal + shipping),
          missingForFreeShipping: priceOf(missing),
        })
      }),
      { numRuns: 500 },
    )
  })

  test.each<[string, Priced[], object]>([
    [
      'an empty cart costs nothing',
      [],
      { subtotal: '0.00', shipping: '0.00', total: '0.00', missingForFreeShipping: '0.00' },
    ],
    [
      '49.99 € is one cent short of free delivery',
      [{ price: '49.99', quantity: 1 }],
      { subtotal: '49.99', shipping: '5.99', total: '55.98', missingForFreeShipping: '0.01' },
    ],
    [
      '50.00 € is delivered for nothing',
      [{ price: '12.50', quantity: 4 }],
      { subtotal: '50.00', shipping: '0.00', total: '50.00', missingForFreeShipping: '0.00' },
    ],
    [
      'a tenth and two tenths are three tenths',
      [
        { price: '0.10', quantity: 1 },
        { price: '0.20', quantity: 1 },
      ],
      { subtotal: '0.30', total: '6.29' },
    ],
    [
      'a gift still travels',
      [{ price: '0.00', quantity: 1 }],
      { subtotal: '0.00', shipping: '5.99', total: '5.99' },
    ],
  ])('%s', (_rule, cart, expected) => {
    expect(totalsOf(cart)).toMatchObject(expected)
  })
})
