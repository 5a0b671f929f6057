// `npm run check`: all that CI does, cheapest first. The last line is « N passed, N failed ».
import { ensureBuilt, ensureInstalled, projectNode, run, runTests, runTool } from './bootstrap.mjs'

const script = (name) => () => run(projectNode, ['--import', 'tsx', `scripts/${name}.ts`])

/** Alone, with both cores: it measures. */
const measurePaint = () =>
  run(projectNode, ['--import', 'tsx', 'bench/paint/paint.ts', '--check', '--runs', '1'])

/** Two rows of steps that run beside each other: each uses one core. */
const rows = [
  [
    // First: stale files are written anew, which nobody may read at that moment.
    ['generated code', script('check-generated')],
    ['types', () => runTool('tsc', ['-p', 'tsconfig.json'])],
    ['build', ensureBuilt],
    ['bundle size', script('check-bundle')],
  ],
  [
    ['format and lint', () => runTool('biome', ['ci', '--reporter=summary', '.'])],
    ['directions', script('check-directions')],
    ['file sizes', script('check-sizes')],
    ['docs', script('check-docs')],
    ['dependencies', script('check-dependencies')],
  ],
]

/** Runs a row until a step fails. @returns whether none did. */
async function runRow(steps) {
  for (const [name, step] of steps) {
    console.log(`\n— ${name}`)
    try {
      await step()
    } catch (error) {
      console.error(`${name}: ${error.message}`)
      return false
    }
  }
  return true
}

await ensureInstalled()
const failed = (await Promise.all(rows.map(runRow))).filter((passed) => !passed).length
if (failed > 0) {
  console.error(`0 passed, ${failed} failed`)
  process.exit(1)
}
if (!(await runRow([['first paint', measurePaint]]))) {
  console.error('0 passed, 1 failed')
  process.exit(1)
}
console.log('\n— tests')
await runTests().catch(() => process.exit(1))
