// Plain JavaScript without dependencies: it runs on the machine's own Node (20.19 or newer) before anything
// is installed. What it starts runs on the Node 24 that the lockfile brings.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * Arguments of Node for the compiled shop. A warning meant for `url.parse` in code of one's own: here it is Express's, in
 * the bundle (decision 067). Where there is much memory V8 would take 128 MiB for what is made for a
 * moment, and let the rest grow to several times its size before it looks through it. With 8 MiB of the first instead of
 * 16 the shop holds 25 MiB less at the start and 55 after the bench, and a list takes some hundredths more time; beginning with all 8 makes the start shorter, which would
 * collect garbage more often meanwhile.
 */
export const shopArguments = [...config.nodeArguments.split(' '), 'dist/shop/main.js']

/**
 * Variables for the compiled shop: the C library keeps what it is given back in several places of its own, 300 MiB
 * of it after the pictures of the demo were drawn; here in one. It asks for large pages, or the 19 MiB that each
 * password takes (platform/passwords.ts) would come from the system in 4,864 small ones, half of what a login costs.
 * Blocks below 32 MiB come from that place, a hash's among them, in large pages; what is free at its end goes back after
 * each hash, as the C library does by itself. Kept there (trim_threshold=41943040), a login would cost 1 instead of 4 to 11
 * ms in the system, and the shop would hold 36 MiB more from its start on: memory goes first. Mapped one by one, from a
 * threshold of 256 KiB on, hashes cost 9 to 17 ms (27 November 2026, a busy machine).
 */
export const shopEnvironment = config.nodeEnvironment

/** The Node that the lockfile brings. */
export const projectNode = join(bin, 'node')

/** Environment in which `node` and every tool are the project's own. */
export const projectEnv = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }

/** Runs a command to its end; rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv, ...options })
    child.on('error', fail)
    child.on('exit', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} : ${signal ?? `code ${code}`}`)),
    )
  })
}

/** Runs a tool of node_modules/.bin on the project's Node. */
export const runTool = (tool, args, options) => run(projectNode, [join(bin, tool), ...args], options)

/** Runs the tests on what `ensureBuilt` compiled. */
export const runTests = (args = []) =>
  runTool('vitest', ['run', ...args], { env: { ...projectEnv, TEST_COMPILED: '1' } })

/** Installs from the lockfile unless exactly this lockfile is installed already. */
export async function ensureInstalled() {
  await onlyWhenChanged('node_modules/.installed', ['package-lock.json', 'package.json'], async () => {
    console.log('Installation des dépendances (package-lock.json)…')
    // Development packages are needed to build, whatever NODE_ENV says of the shop itself.
    await run(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund'],
      {
        env: { ...process.env, NODE_ENV: 'development' },
      },
    )
  })
}

/** Compiles the api and bundles the web, each only when its sources changed. */
export async function ensureBuilt() {
  await Promise.all([
    onlyWhenChanged(
      'dist/api/.built',
      ['api', 'scripts/assets/ascii-chunks.ts', 'tsconfig.json', 'package-lock.json'],
      async () => {
        console.log('Compilation de l’API…')
        await runTool('tsc', ['-p', 'api/tsconfig.build.json'])
        await run(projectNode, ['api/bundle.js'])
      },
    ),
    onlyWhenChanged(
      'dist/web.built',
      [
        'web',
        'vite.config.ts',
        'scripts/assets/ascii-chunks.ts',
        'scripts/assets/compress-assets.ts',
        'scripts/assets/inline-scripts.ts',
        'api/src',
        'package-lock.json',
      ],
      async () => {
        console.log('Construction du client web…')
        await runTool('vite', ['build', '--logLevel', 'warn'])
        await runTool('vite', ['build', '--ssr', 'src/server.tsx', '--logLevel', 'warn'])
      },
    ),
  ])
}

/** Does `work` unless `stamp` says that it was done for just these sources. The stamp is written last. */
async function onlyWhenChanged(stamp, sources, work) {
  const file = join(root, stamp)
  const wanted = hashOf(sources)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, wanted)
}

function hashOf(sources) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const source of sources) addTo(hash, join(root, source))
  return hash.digest('hex')
}

function addTo(hash, path) {
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path))
    return
  }
  for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry))
}
