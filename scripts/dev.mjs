// `npm run dev`: the api restarts on each change (never two at once on the embedded database), Vite reloads the web.
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnv, projectNode, root, runTool } from './bootstrap.mjs'

await ensureInstalled()
await runTool('tsc', ['-p', 'api/tsconfig.build.json'])
const start = (...args) => spawn(projectNode, args, { cwd: root, stdio: 'inherit', env: projectEnv })
const children = [
  start('node_modules/.bin/tsc', '-p', 'api/tsconfig.build.json', '--watch', '--preserveWatchOutput'),
  // Node's own watch mode waits for the old process to end before it starts the new one.
  start('--watch-path=dist/api', '--watch-preserve-output', 'dist/api/main.js'),
  start('node_modules/.bin/vite'),
]
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stopAll)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll)
