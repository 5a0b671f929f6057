import { expect, it } from 'vitest'
import { instantInParis, wallTimeInParis } from './paris-time.ts'

it.each([
  ['in winter', '2026-11-24T09:00', '2026-11-24T08:00:00.000Z'],
  ['in summer', '2026-07-14T09:00', '2026-07-14T07:00:00.000Z'],
  ['on another day in UTC', '2027-01-01T00:30', '2026-12-31T23:30:00.000Z'],
  ['before clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['once they have', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['before clocks go back', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['once they have, and the hour is over', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('knows the instant of what clocks in France show %s, and back', (_when, typed, instant) => {
  expect(instantInParis(typed)?.toISOString()).toBe(instant)
  expect(wallTimeInParis(new Date(instant))).toBe(typed)
})

it('takes the first of the hour that comes twice, and an hour later for the one that is left out', () => {
  expect(instantInParis('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  const left = instantInParis('2027-03-28T02:30') ?? new Date(0)
  expect(wallTimeInParis(left)).toBe('2027-03-28T03:30')
})

it.each(['', '24/11/2026', '2026-11-24', '2026-11-24T9:00', '2026-13-24T09:00', '2026-11-24T09:00Z'])(
  'knows no instant of « %s »',
  (typed) => expect(instantInParis(typed)).toBeNull(),
)
