import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

it('shows every page while there are few', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})

it('leaves gaps when there are many', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20])
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
})

it('always has the first, the last and the current page, in seven steps at most', () => {
  const pages = fc
    .integer({ min: 1, max: 400 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  fc.assert(
    fc.property(pages, ([current, last]) => {
      const steps = pageWindow(current, last)
      expect(steps).toEqual(expect.arrayContaining([1, current, last]))
      expect(steps.length).toBeLessThanOrEqual(7)
      expect(new Set(steps).size).toBe(steps.length)
    }),
  )
})
