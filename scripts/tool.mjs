// Runs one of the project's own TypeScript commands after the bootstrap: node scripts/tool.mjs FILE [ARG …].
import { ensureBuilt, ensureInstalled, projectNode, run } from './bootstrap.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  await run(projectNode, ['--import', 'tsx', ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
