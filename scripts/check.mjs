// `npm run check`: all that CI does, cheapest first. The last line is « N passed, N failed ».
import { ensureBuilt, ensureInstalled, projectNode, run, runTool } from './bootstrap.mjs'

const script = (name) => () => run(projectNode, ['--import', 'tsx', `scripts/${name}.ts`])

const steps = [
  ['format and lint', () => runTool('biome', ['ci', '--reporter=summary', '.'])],
  ['types', () => runTool('tsc', ['-p', 'tsconfig.json'])],
  ['directions', script('check-directions')],
  ['file sizes', script('check-sizes')],
  ['docs', script('check-docs')],
  ['generated code', script('check-generated')],
  ['build', ensureBuilt],
  ['bundle size', script('check-bundle')],
  ['dependencies', script('check-dependencies')],
]

await ensureInstalled()
for (const [name, step] of steps) {
  console.log(`\n— ${name}`)
  try {
    await step()
  } catch (error) {
    console.error(`${name}: ${error.message}\n0 passed, 1 failed`)
    process.exit(1)
  }
}
console.log('\n— tests')
await runTool('vitest', ['run']).catch(() => process.exit(1))
