import { expect, test } from 'vitest'
import { ecoBandOf } from './bands.rules.ts'

test.each([
  ['10.0', 'EXCELLENT'],
  ['8.5', 'EXCELLENT'],
  ['8.4', 'ECO_RESPONSIBLE'],
  ['7.0', 'ECO_RESPONSIBLE'],
  ['6.9', 'MODERATE'],
  ['5.0', 'MODERATE'],
  ['4.9', 'HIGH_IMPACT'],
  ['0.0', 'HIGH_IMPACT'],
])('an eco-score of %s lies in the band %s', (score, band) => {
  expect(ecoBandOf(score)).toBe(band)
})
