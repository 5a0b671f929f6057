import { expect, test } from 'vitest'
import { isLarger } from './answer-limit.ts'

/** Counts 100 bytes: three for the quotes and the comma. */
const plain = 'a'.repeat(97)
const accented = `${'é'.repeat(48)}a`

test.each([
  ['a text', plain],
  ['a text with accents', accented],
  ['a list', ['a'.repeat(45), 'b'.repeat(49)]],
  ['an object', { four: 'a'.repeat(79), x: null }],
])('%s is larger than what it takes less one byte, and no larger than what it takes', (_what, answer) => {
  expect(isLarger(answer, 100)).toBe(false)
  expect(isLarger(answer, 99)).toBe(true)
})
