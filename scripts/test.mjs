// `npm test`: the same bootstrap, then every test. The last line is « N passed, N failed ».
import { ensureBuilt, ensureInstalled, runTests } from './bootstrap.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  await runTests(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
