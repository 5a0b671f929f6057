import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server under load, in a process of its own. */
export interface Server {
  child: ChildProcess
  origin: string
}

/** What a server sends to its database. */
export interface Statement {
  sql: string
  params?: unknown[] | undefined
}

const { config } = JSON.parse(readFileSync('package.json', 'utf8'))
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const running = new Set<ChildProcess>()

/** Known to the bench, which signs people in by itself. */
export const sessionSecret = randomBytes(48).toString('base64url')

/**
 * The compiled shop with production settings, as `npm start` opens it; `preload` are further arguments of node.
 * `main` may be another start of the same code.
 */
export function startShop(
  databaseUrl: string,
  preload: string[] = [],
  main = 'dist/shop/main.js',
): Promise<Server> {
  return start([...preload, ...config.nodeArguments.split(' '), main], '/readyz', {
    ...config.nodeEnvironment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DRAIN_MS: '0',
    SEED: 'none',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    // Each request of the bench may come from an address of its own.
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'admin@bench.example',
    ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
  })
}

/** The yardstick, see bare-server.ts. */
export const startBare = (databaseUrl: string): Promise<Server> =>
  start(['--import', 'tsx', 'bench/bare-server.ts'], '/x', { DATABASE_URL: databaseUrl })

async function start(args: string[], readyPath: string, settings: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: origin, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} stopped with ${child.exitCode}`)
    if ((await fetch(origin + readyPath).catch(() => null))?.ok) return { child, origin }
    await sleep(100)
  }
  throw new Error(`${args.at(-1)} was not ready after 30 s`)
}

/** Ends one server and waits for it. */
export async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const cut = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(cut)
}

/** Whatever happened: no child and no folder stays. */
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

/** Has a server that can (collect-garbage.ts) collect what nobody needs any more. */
export async function collectGarbage({ child }: Server): Promise<void> {
  const done = once(child, 'message')
  child.send('collect')
  await done
}

/** Memory that a server holds now, in MiB. */
export const residentMiB = ({ child }: Server): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
