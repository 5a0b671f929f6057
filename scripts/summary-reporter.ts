import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Ends the run with « N passed, N failed », the one line that people and machines look for. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      // A file that could not be loaded has no tests to fail.
      count.failed += module.errors().length
      for (const test of module.children.allTests()) count[stateOf(test)] += 1
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    // After vitest's own summary, which is written when this returns.
    process.on('exit', () =>
      process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`),
    )
  }
}

function stateOf(test: TestCase): 'passed' | 'failed' | 'skipped' {
  const { state } = test.result()
  return state === 'pending' ? 'failed' : state
}
