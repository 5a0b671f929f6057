import { expect, it } from 'vitest'
import { emptied, withMore, withoutLine, withQuantity } from './use-cart.ts'

const cart = {
  totalQuantity: 3,
  total: '45.00',
  lines: [
    { id: '1', quantity: 1, product: { id: '10' } },
    { id: '2', quantity: 2, product: { id: '20' } },
  ],
}

it.each([
  ['a new quantity', withQuantity('2', 5), 6, [1, 5]],
  ['a line less', withoutLine('1'), 2, [2]],
  ['nothing left', emptied, 0, []],
  ['more of what is there', withMore('10', 4), 7, [5, 2]],
  ['something new, whose line comes with the answer', withMore('30', 4), 7, [1, 2]],
])('guesses %s, and never what it costs', (_, guess, totalQuantity, quantities) => {
  const guessed = guess(cart)
  expect(guessed.totalQuantity).toBe(totalQuantity)
  expect(guessed.lines.map(({ quantity }) => quantity)).toEqual(quantities)
  expect(guessed.total).toBe('45.00')
})
