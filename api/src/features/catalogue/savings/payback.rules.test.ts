import { expect, test } from 'vitest'
import { paybackText } from './payback.rules.ts'

test.each([
  [1, '1 mois'],
  [23, '23 mois'],
  [24, '2 ans'],
  [26, '2 ans'],
  [31, '2 ans et demi'],
  [34, '3 ans'],
  [65, '5 ans et demi'],
  [95, '8 ans'],
  [600, '50 ans'],
])('%i months until a price is made up for are said as « %s »', (months, text) => {
  expect(paybackText(months).replaceAll('\u00a0', ' ')).toBe(text)
})
