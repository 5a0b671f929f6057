import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ShopError } from './errors.ts'
import { wholeNumber } from './number.rules.ts'
import { given, parseInput } from './parse-input.ts'
import { requiredText } from './text.rules.ts'

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

describe('given', () => {
  test('leaves out what GraphQL says is null, keeps false, 0 and the empty text', () => {
    expect(given({ a: null, b: false, c: 0, d: '' })).toEqual({ b: false, c: 0, d: '' })
    expect([given(null), given(undefined)]).toEqual([{}, {}])
  })
})
