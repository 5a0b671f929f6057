import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clearableLine,
  clearableText,
  enumRule,
  requiredLine,
  requiredText,
  storableText,
  text,
} from './field.rules.ts'

const first = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

describe('storableText', () => {
  test.each(['\u0000', 'a\u0000b', '\ud800', 'a\udfff', '\udc00\ud800'])('refuses %j', (value) => {
    expect(storableText(value)).toBe(false)
    for (const rules of [text('Nom', 100), requiredText('Nom', 100), clearableText('Nom', 100)])
      expect(first(rules.safeParse(`a${value}b`))).toBe('Le texte contient un caractère non autorisé.')
  })

  test.each(['', 'é', '👩‍🌾', '\ud83c\udf31', '\u0001', '<script>', "'; drop table"])('keeps %j', (value) => {
    expect(storableText(value)).toBe(true)
    expect(text('Nom', 100).parse(value)).toBe(value)
  })

  test('every well-formed text without NUL is kept as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (value) => {
        const kept = text('Nom', 500).safeParse(value).success
        expect(kept).toBe(!value.includes('\u0000') && value.isWellFormed())
      }),
    )
  })
})

describe('characters that nobody sees', () => {
  const [lines, texts] = [
    [requiredLine('Nom', 100), clearableLine('Nom', 100)],
    [text('Nom', 100), requiredText('Nom', 100), clearableText('Nom', 100)],
  ]
  const turning = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
  const unseen = [...'\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\u206f\ufeff\u{e0041}']

  test.each(turning)('%j, which turns what follows, is dropped everywhere', (character) => {
    for (const rules of [...lines, ...texts])
      expect(rules.parse(`${character}Ana ${character}gpj.exe`)).toBe('Ana gpj.exe')
  })

  test.each(unseen)('%j is dropped from what stands on one line, and kept in a longer text', (character) => {
    for (const rules of lines) expect(rules.parse(`${character} An${character}a ${character}`)).toBe('Ana')
    for (const rules of texts) expect(rules.parse(`An${character}a`)).toBe(`An${character}a`)
  })

  test('do not make a name of nothing', () => {
    for (const nothing of [...turning, ...unseen, '\u{e0002}']) {
      expect(first(requiredLine('Nom', 5, 'Le nom est requis').safeParse(nothing))).toBe('Le nom est requis')
      expect(clearableLine('Nom', 5).parse(nothing)).toBeNull()
    }
  })

  test.each(['👩‍🌾', 'می‌خواهم', 'نور', 'שלום', 'Zoé', 'e\u0301'])('%s stays as it is', (name) => {
    for (const rules of [...lines, ...texts]) expect(rules.parse(name)).toBe(name)
  })
})

describe('lengths', () => {
  test('text of exactly the greatest length is kept, one more is refused', () => {
    expect(text('Nom', 5).safeParse('é'.repeat(5)).success).toBe(true)
    expect(first(text('Nom', 5).safeParse('é'.repeat(6)))).toBe('Nom : 5 caractères au plus.')
  })

  test.each(['', '   ', '\n\t', '\u00a0', '\u200b', ' \u202e\u2060 ', null, undefined, 1, {}, ['a']])(
    'a required text is not %j',
    (value) => {
      expect(first(requiredText('Nom', 5, 'Le nom est requis').safeParse(value))).toBe('Le nom est requis')
    },
  )

  test('a required text loses its outer spaces before it is measured', () => {
    expect(requiredText('Nom', 3).parse('  Ana  ')).toBe('Ana')
  })
})

describe('a text that may be cleared', () => {
  test.each([
    [' a\nb ', 'a\nb'],
    ['', null],
    [' \n\u00a0', null],
    [null, null],
    [undefined, undefined],
  ])('%j is %j', (typed, kept) => {
    expect(clearableText('Nom', 3).parse(typed)).toBe(kept)
  })

  test('is measured without its outer spaces, and is no number', () => {
    expect(first(clearableText('Nom', 3).safeParse(' abcd '))).toBe('Nom : 3 caractères au plus.')
    expect(first(clearableText('Nom', 3).safeParse(5))).toBe('Nom : texte attendu.')
  })
})

test('one of a few words, in any case, and the words in the refusal', () => {
  const rules = enumRule('Tri', ['NEWEST', 'TITLE'])
  expect([rules.parse('title'), rules.parse('NEWEST')]).toEqual(['TITLE', 'NEWEST'])
  for (const typed of ['', 'x', 5, null, undefined, ['TITLE']])
    expect(rules.safeParse(typed).error?.issues[0]?.message).toBe('Tri : NEWEST, TITLE attendu.')
})
