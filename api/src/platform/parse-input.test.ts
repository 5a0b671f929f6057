import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ShopError } from './errors.ts'
import { requiredText, wholeNumber } from './field.rules.ts'
import { omitNull, omitUndefined, parseInput } from './parse-input.ts'

const rules = z.object({
  name: requiredText('Nom', 10),
  size: wholeNumber('Taille', 1).optional(),
  tags: z.array(requiredText('Étiquette', 3)).optional(),
})

function refusal(input: unknown): ShopError {
  try {
    parseInput(rules, input)
  } catch (error) {
    if (error instanceof ShopError) return error
    throw error
  }
  throw new Error('not refused')
}

describe('parseInput', () => {
  test('returns the parsed value without unknown keys', () => {
    expect(parseInput(rules, { name: ' Ana ', size: '3', isAdmin: true })).toStrictEqual({
      name: 'Ana',
      size: 3,
    })
  })

  test('the message is the first broken rule, and each field has its own', () => {
    const { code, message, details } = refusal({ name: '', size: 0 })
    expect([code, message]).toEqual(['BAD_USER_INPUT', 'Nom : champ obligatoire.'])
    expect(details.fields).toEqual({
      name: 'Nom : champ obligatoire.',
      size: 'Taille : entre 1 et 2\u202f147\u202f483\u202f647.',
    })
  })

  test('a field inside another is named by its path', () => {
    expect(Object.keys(refusal({ name: 'a', tags: ['ok', 'long'] }).details.fields ?? {})).toEqual(['tags.1'])
  })

  test.each([[undefined], [null], ['text'], [1], [[]], [() => 1]])('refuses %j with a sentence', (input) => {
    const { code, message } = refusal(input)
    expect(code).toBe('BAD_USER_INPUT')
    expect(message).not.toBe('')
  })

  test('a key named __proto__ changes nothing', () => {
    const parsed = parseInput(rules, JSON.parse('{"name":"a","__proto__":{"size":9,"isAdmin":true}}'))
    expect([parsed.size, 'isAdmin' in parsed, 'isAdmin' in {}]).toEqual([undefined, false, false])
  })
})

test('what GraphQL says is null was not given; false, 0 and the empty text were', () => {
  expect(omitNull({ a: null, b: false, c: 0, d: '' })).toEqual({ b: false, c: 0, d: '' })
  expect([omitNull(null), omitNull(undefined)]).toEqual([{}, {}])
})

test('only what is given changes: null is given, undefined is not', () => {
  expect(omitUndefined({ a: null, b: undefined, c: '', d: false, e: 0 })).toStrictEqual({
    a: null,
    c: '',
    d: false,
    e: 0,
  })
})
