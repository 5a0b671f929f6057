// `npm run seed`: the demo shop; `npm run seed -- --products 100000`: a large catalogue for measurements.
import { ensureBuilt, ensureInstalled, projectNode, run } from './bootstrap.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  await run(projectNode, ['dist/shop/seed-command.js', ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
