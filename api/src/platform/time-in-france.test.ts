import { expect, it } from 'vitest'
import { endOfDayInFrance } from './time-in-france.ts'

it.each([
  ['2026-11-22T09:12:13Z', '2026-11-22T23:00:00Z'],
  ['2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z'],
  ['2026-11-22T23:00:00Z', '2026-11-23T23:00:00Z'],
  // A day of 25 hours, and one of 23.
  ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
])('the day of %s ends in France at %s', (instant, end) => {
  expect(endOfDayInFrance(new Date(instant))).toEqual(new Date(end))
})
