import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Longer than any test, hook or setup may take (vitest.config.ts): what then has not ended never will. In milliseconds. */
const stuckAfter = 5 * 60_000

/**
 * Ends the run with « N passed, N failed », the one line that people and machines look for. A worker that never answers
 * again obeys no time limit of Vitest: where nothing begins or ends for five minutes, the files that run are named, and the
 * run has failed.
 */
export default class SummaryReporter implements Reporter {
  #begun: TestModule[] = []
  #stuck?: NodeJS.Timeout

  onTestRunStart(): void {
    this.#stuck = setTimeout(() => this.#giveUp(), stuckAfter)
  }

  onTestModuleStart(module: TestModule): void {
    this.#begun.push(module)
    this.#stuck?.refresh()
  }

  onTestCaseResult(): void {
    this.#stuck?.refresh()
  }

  onTestModuleEnd(): void {
    this.#stuck?.refresh()
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    clearTimeout(this.#stuck)
    // After vitest's own summary, which is written when this returns.
    process.on('exit', () => sayCount(modules, unhandledErrors.length))
  }

  #giveUp(): void {
    const running = this.#begun.filter((module) => module.state() === 'pending')
    const names = running.map(({ project, relativeModuleId }) => `${project.name} ${relativeModuleId}`)
    console.error(`\nNothing has ended for five minutes. Running: ${names.join(', ') || 'no file'}.`)
    sayCount(this.#begun, 1)
    process.exit(1)
  }
}

/** @param failed what failed besides tests. */
function sayCount(modules: readonly TestModule[], failed: number): void {
  const count = { passed: 0, failed, skipped: 0 }
  for (const module of modules) {
    // A file that could not be loaded has no tests to fail.
    count.failed += module.errors().length
    for (const test of module.children.allTests()) count[stateOf(test)] += 1
  }
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`)
}

function stateOf(test: TestCase): 'passed' | 'failed' | 'skipped' {
  const { state } = test.result()
  return state === 'pending' ? 'failed' : state
}
