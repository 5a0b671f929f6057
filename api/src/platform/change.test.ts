import { describe, expect, test } from 'vitest'
import { readVersion } from './change.rules.ts'
import { ShopError } from './errors.ts'
import { givenChanges } from './given-changes.ts'
import { requireVersion } from './version-check.ts'
import { wordOf } from './word.rules.ts'

describe('a change from a copy', () => {
  test.each([undefined, null, 3])('of version %s may be made to version 3', (given) => {
    expect(() => requireVersion(3, given)).not.toThrow()
  })

  test.each([2, 4])('of version %s may not', (given) => {
    const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
    expect(() => requireVersion(3, given)).toThrow(
      new ShopError('CONFLICT', message, { fields: { version: message } }),
    )
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
})

test('only what is given changes: null is given, undefined is not', () => {
  expect(givenChanges({ a: null, b: undefined, c: '', d: false, e: 0 })).toStrictEqual({
    a: null,
    c: '',
    d: false,
    e: 0,
  })
})

test('one of a few words, in any case, and the words in the refusal', () => {
  const rules = wordOf('Tri', ['NEWEST', 'TITLE'])
  expect([rules.parse('title'), rules.parse('NEWEST')]).toEqual(['TITLE', 'NEWEST'])
  for (const typed of ['', 'x', 5, null, undefined, ['TITLE']])
    expect(rules.safeParse(typed).error?.issues[0]?.message).toBe('Tri : NEWEST, TITLE attendu.')
})
