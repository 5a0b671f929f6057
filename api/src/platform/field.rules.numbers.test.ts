import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, flag, numericId, readVersion, wholeNumber } from './field.rules.ts'

const messages = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message)

describe('wholeNumber', () => {
  const rules = wholeNumber('Quantité', 1, 999)

  test.each([[1], [999], ['1'], ['999'], ['007']])('takes %j', (value) => {
    expect(rules.parse(value)).toBe(Number(value))
  })

  test.each([
    [0],
    [1_000],
    [1.5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['1.0'],
    ['1e2'],
    ['0x1'],
    [' 1'],
    ['1\n'],
    ['+1'],
    ['--1'],
    [''],
    ['abc'],
    ['9'.repeat(400)],
    [null],
    [undefined],
    [true],
    [[1]],
    [{ $gt: 0 }],
    [1n],
  ])('refuses %o with one French sentence', (value) => {
    expect(messages(rules.safeParse(value))?.[0]).toMatch(
      /^Quantité : (nombre entier attendu|entre 1 et 999)\.$/,
    )
  })

  test('takes exactly the whole numbers between its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), fc.boolean(), (n, asText) => {
        expect(rules.safeParse(asText ? String(n) : n).success).toBe(n >= 1 && n <= 999)
      }),
    )
  })

  test('an id fits a PostgreSQL integer', () => {
    expect(numericId().safeParse('2147483647').success).toBe(true)
    for (const id of ['2147483648', '9223372036854775808', 0, -1])
      expect(numericId().safeParse(id).success).toBe(false)
  })
})

describe('decimal', () => {
  const rules = decimal('Prix', 2, 0, 99_999_999.99)

  test.each([['12.90'], ['12.9'], ['0'], ['99999999.99'], [12.9], [0]])(
    'takes %j and gives a string',
    (value) => {
      expect(rules.parse(value)).toBe(String(value))
    },
  )

  test.each([
    ['-0.01'],
    ['100000000'],
    ['12.345'],
    ['12,90'],
    ['1e3'],
    ['.5'],
    ['5.'],
    ['12.90\n'],
    [''],
    [' '],
    [1e21],
    [1e-7],
    [0.1 + 0.2],
    [Number.NaN],
    [null],
    [{}],
    [['1']],
    [true],
  ])('refuses %o with one French sentence', (value) => {
    const found = messages(rules.safeParse(value))
    expect(found).toHaveLength(1)
    expect(found?.[0]).toMatch(/^Prix : (nombre attendu|entre )/)
  })
})

describe('flag', () => {
  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
  ])('takes %j', (value, expected) => {
    expect(flag('En stock').parse(value)).toBe(expected)
  })

  test.each([['1'], [1], [0], ['TRUE'], ['on'], [''], [null], [[]], [{}]])('refuses %j', (value) => {
    expect(messages(flag('En stock').safeParse(value))).toEqual(['En stock : true ou false attendu.'])
  })
})

test('version: a whole number or its digits, or nothing', () => {
  for (const [typed, parsed] of [
    [3, 3],
    ['3', 3],
    [null, null],
    [undefined, undefined],
  ])
    expect(readVersion.parse(typed)).toBe(parsed)
  for (const typed of [0, -1, 1.5, 'a', '', {}, [], true])
    expect(readVersion.safeParse(typed).success).toBe(false)
})
