import { expect, it } from 'vitest'
import { withOrdinal } from './french-dates.rules.ts'

it.each([
  ['1 septembre 2026', '1er septembre 2026'],
  ['mardi 1 septembre 2026 à 01:00', 'mardi 1er septembre 2026 à 01:00'],
  ['1 sept. 2026, 22:00', '1er sept. 2026, 22:00'],
  ['11 mai 2026', '11 mai 2026'],
  ['21 septembre à 1 h', '21 septembre à 1 h'],
  ['31 janvier 2021', '31 janvier 2021'],
])('writes « %s » as « %s »', (given, read) => {
  expect(withOrdinal(given)).toBe(read)
})
