import { afterEach, expect, test, vi } from 'vitest'
import type { TestModule } from 'vitest/node'
import SummaryReporter from './summary-reporter.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A file of one test, as Vitest tells of it. */
const fileThatIs = (state: 'pending' | 'passed', relativeModuleId: string) =>
  ({
    project: { name: 'web' },
    relativeModuleId,
    state: () => state,
    errors: () => [],
    children: { allTests: () => [{ result: () => ({ state }) }] },
  }) as unknown as TestModule

test('a run in which nothing ends any more has failed, and says which files still run', () => {
  vi.useFakeTimers()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  const reporter = new SummaryReporter()
  reporter.onTestRunStart()
  reporter.onTestModuleStart(fileThatIs('passed', 'quick.test.ts'))
  reporter.onTestModuleStart(fileThatIs('pending', 'endless.test.ts'))
  vi.advanceTimersByTime(4 * 60_000)
  reporter.onTestCaseResult()
  vi.advanceTimersByTime(4 * 60_000)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(complained.mock.lastCall?.[0]).toContain('Running: web endless.test.ts.')
  expect(written.mock.lastCall?.[0]).toBe('1 passed, 2 failed\n')
  expect(exit).toHaveBeenCalledWith(1)
})
