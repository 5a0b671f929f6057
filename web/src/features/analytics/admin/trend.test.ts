import { expect, it } from 'vitest'
import { changeFrom } from './trend.tsx'

it.each([
  [100, 112, 'up', '+12 %'],
  [100, 88, 'down', '−12 %'],
  [40, 0, 'down', '−100 %'],
  [7, 7, 'same', '0 %'],
  // Less than half a percent is not an arrow up.
  [1_000, 1_001, 'same', '0 %'],
  [1, 1_000_000, 'up', '+99 999 900 %'],
])('from %i to %i is %s, %s', (before, now, direction, text) => {
  const change = changeFrom(before, now)
  expect(change?.direction).toBe(direction)
  expect(change?.text.replace(/\s/gu, ' ')).toBe(text)
})

it('compares nothing with nothing', () => {
  expect(changeFrom(0, 12)).toBeNull()
  expect(changeFrom(0, 0)).toBeNull()
})
