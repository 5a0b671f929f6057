// `npm start`: install and build what is missing, then open the shop.
import { spawn } from 'node:child_process'
import {
  ensureBuilt,
  ensureInstalled,
  projectEnv,
  projectNode,
  root,
  shopArguments,
  shopEnvironment,
} from './bootstrap.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const shop = spawn(projectNode, shopArguments, {
  cwd: root,
  stdio: 'inherit',
  env: { ...shopEnvironment, ...projectEnv },
})
// The shop ends itself cleanly; this process only waits for it. A terminal sends SIGINT to both already.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => shop.kill('SIGTERM'))
shop.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

// npm passes a signal on to its shell alone, which dies of it without a word to us: an orphan stops the shop.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => {
    if (process.ppid !== parent) shop.kill('SIGTERM')
  }, 500).unref()
