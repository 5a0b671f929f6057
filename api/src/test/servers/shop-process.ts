import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The real program as a process of its own. */
export interface ShopProcess {
  child: ChildProcess
  origin: string
  /** What it wrote so far. */
  output(): string
  /** Resolves when /readyz says 200. @throws what it wrote, when it ends before. */
  ready(): Promise<void>
  /** Resolves with its exit code, null when a signal ended it. */
  ended: Promise<number | null>
}

/** The program: as it was just compiled where the whole suite runs, which starts in half the time; else its sources. */
const program = process.env.TEST_COMPILED ? ['dist/shop/main.js'] : ['--import', 'tsx', 'api/src/main.ts']

/** Arguments and variables that `npm start` gives it: what it holds depends on them. */
const { config } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Starts the shop with these settings and nothing else of this process's environment. */
export async function startShopProcess(settings: Record<string, string>): Promise<ShopProcess> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [...config.nodeArguments.split(' '), ...program], {
    env: { ...config.nodeEnvironment, PATH: process.env.PATH, SEED: 'none', ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const origin = `http://127.0.0.1:${port}`
  return {
    ...{ child, origin, ended, output: () => output },
    async ready() {
      for (;;) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The shop ended:\n${output}`)
        if (
          await fetch(`${origin}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return
        await pause(50)
      }
    },
  }
}

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
