import { expect, it } from 'vitest'
import { readQuantity } from './quantity-field.tsx'

it.each([
  ['3', 3, 'a number is taken'],
  ['', 1, 'nothing becomes 1'],
  ['abc', 1, 'no number becomes 1'],
  ['0', 5, 'below 1 is ignored'],
  ['-2', 5, 'below 1 is ignored'],
  ['1\u202f234', 999, 'spaces between thousands are none of it'],
  ['2,9', 2, 'an integer is kept'],
  ['2.9', 2, 'an integer is kept'],
  ['1000', 999, '999 is the most'],
  ['1e3', 999, '999 is the most'],
])('« %s » gives %i: %s', (text, quantity) => {
  expect(readQuantity(text, 5)).toBe(quantity)
})
