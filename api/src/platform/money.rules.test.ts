import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCents, toCents } from './money.rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('money', () => {
  test('cents survive the way out and back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(fromCents(amount)) === amount))
  })

  test('an amount is always written with two decimals', () => {
    fc.assert(fc.property(cents, (amount) => /^\d+\.\d\d$/.test(fromCents(amount))))
  })

  test('sums of cents are exact where sums of floats are not', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_999_999_999 }), { maxLength: 50 }), (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + toCents(fromCents(amount)), 0)
        expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
      }),
    )
    expect(fromCents(toCents('0.10') + toCents('0.20'))).toBe('0.30')
  })

  test.each([
    ['0', 0],
    ['0.05', 5],
    ['0.5', 50],
    ['12', 1_200],
    ['12.9', 1_290],
    ['12.90', 1_290],
    ['99999999.99', 9_999_999_999],
  ])('« %s » is %i cents', (euros, expected) => {
    expect(toCents(euros)).toBe(expected)
  })

  test.each([
    '',
    ' 1',
    '1.',
    '.5',
    '1.234',
    '1,50',
    '-1',
    '+1',
    '1e3',
    'NaN',
    '٣',
    '1.5\n',
    '12345678901234',
  ])('« %s » is no amount', (euros) => {
    expect(() => toCents(euros)).toThrow(RangeError)
  })
})
