import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNumber, showNumber } from './french-number.ts'

it.each([
  ['24,90', '24.90'],
  ['24.9', '24.90'],
  ['24', '24.00'],
  ['24,', '24.00'],
  [',5', '0.50'],
  ['0,05', '0.05'],
  [' 1 234,50 € ', '1234.50'],
  ['1\u202f234,50\u00a0€', '1234.50'],
  ['1\u00a0234\u2009567', '1234567.00'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234.567', '1234567.00'],
  ['€ 12', '12.00'],
])('« %s » is %s', (typed, number) => {
  expect(readNumber(typed, 2)).toBe(number)
})

it.each([
  ['1.234', 'a thousand, or one and a bit'],
  ['1,234', 'the same'],
  ['12,999', 'one decimal too many'],
  ['02490', 'what a swallowed comma leaves'],
  ['024,90', 'typed over a nought'],
  ['1 2', 'no group of three'],
  ['1 23,50', 'no group of three'],
  ['1.234.50', 'the same sign twice'],
  ['1.234 567', 'two signs between thousands'],
  ['-5', 'below nought'],
  ['−5', 'below nought'],
  ['1e3', 'no digits'],
  ['0x10', 'no digits'],
  ['٢٤', 'digits of another script'],
  ['douze', 'a word'],
  ['12 €/kg', 'more than a number'],
  ['€', 'nothing'],
  [',', 'nothing'],
  ['', 'nothing'],
  ['1'.repeat(41), 'more than anybody types'],
])('« %s » is no number: %s', (typed) => {
  expect(readNumber(typed, 2)).toBeNull()
})

it('has as many decimals as are asked for, and no more', () => {
  expect([readNumber('8,5', 1), readNumber('8,55', 1)]).toEqual(['8.5', null])
  expect([readNumber('12', 0), readNumber('12,0', 0), readNumber('1 234', 0)]).toEqual(['12', null, '1234'])
})

it('reads back what it shows, whatever the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const amount = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(readNumber(showNumber(amount, 2), 2)).toBe(amount)
    }),
  )
})
