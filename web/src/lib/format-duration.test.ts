import { expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

const minute = 60_000

it.each([
  [0, '1 min'],
  [12 * minute, '12 min'],
  [59.6 * minute, '1 h'],
  [118 * minute, '1 h 58 min'],
  [24 * 60 * minute, '24 h'],
  [47.9 * 60 * minute, '47 h 54 min'],
  [60 * 60 * minute, '3 jours'],
])('%d ms are « %s »', (ms, words) => {
  expect(formatDuration(ms)).toBe(words.replaceAll(' ', '\u00a0'))
})
