import { expect, it } from 'vitest'
import { freeShippingShare } from './free-shipping-gauge.tsx'

it.each([
  ['25.00', '25.00', 0.5],
  ['50.00', '0.00', 1],
  ['257.40', '0.00', 1],
  ['0.01', '49.99', 0.0002],
])('with %s € and %s € to go, the bar is at %d', (subtotal, missing, share) => {
  expect(freeShippingShare(subtotal, missing)).toBeCloseTo(share, 6)
})
