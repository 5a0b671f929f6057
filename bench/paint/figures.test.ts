import { expect, test } from 'vitest'
import { median } from '../median.ts'
import { blockingTime, excesses, type Figures, medians, weigh } from './figures.ts'

const figures = (some: Partial<Figures> = {}): Figures => ({
  ...{ fcp: 500, lcp: 800, cls: 0, tbt: 0, requestsToLcp: 10, kBToLcp: 150 },
  ...{ requests: 20, kB: 300, scriptFiles: 5, scriptKB: 120, ...some },
})

test('the median is the value in the middle, whatever the order', () => {
  expect(median([900, 20, 100])).toBe(100)
  expect(median([])).toBeNaN()
  expect(medians([figures({ lcp: 900 }), figures({ lcp: 20 }), figures({ lcp: 100 })]).lcp).toBe(100)
})

test('only what a task takes beyond 50 ms blocks', () => {
  const tasks = [
    { start: 600, duration: 50 },
    { start: 700, duration: 80 },
    { start: 900, duration: 150 },
  ]
  expect(blockingTime(tasks, 500, 5000)).toBe(30 + 100)
})

test('of a task that was under way at the first paint or at the end, the part between counts', () => {
  expect(blockingTime([{ start: 400, duration: 200 }], 500, 5000)).toBe(50)
  expect(blockingTime([{ start: 400, duration: 90 }], 500, 5000)).toBe(0)
  expect(blockingTime([{ start: 4900, duration: 300 }], 500, 5000)).toBe(50)
})

test('what arrives after the largest paint is part of the whole alone', () => {
  const exchanges = [
    { start: 0, end: 300, bytes: 10_000, isScript: false },
    { start: 310, end: 700, bytes: 60_000, isScript: true },
    { start: 320, end: 900, bytes: 40_000, isScript: true },
    { start: 850, end: 990, bytes: 5_000, isScript: false },
    { start: 860, bytes: 0, isScript: false },
  ]
  expect(weigh(exchanges, 800)).toEqual({
    ...{ requestsToLcp: 3, kBToLcp: 70 },
    ...{ requests: 5, kB: 115, scriptFiles: 2, scriptKB: 100 },
  })
})

test('a figure over its limit is named with both', () => {
  expect(excesses(figures({ lcp: 3120.4, cls: 0.0312 }), { lcp: 3000, cls: 0.02, tbt: 1000 })).toEqual([
    'lcp 3120 > 3000',
    'cls 0.031 > 0.02',
  ])
})

test('a figure that could not be taken is over every limit', () => {
  expect(excesses(figures({ lcp: Number.NaN }), { lcp: 3000 })).toEqual(['lcp NaN > 3000'])
})
