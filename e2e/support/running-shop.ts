import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { administrator } from './administrator.ts'

/** As `npm start` runs it. */
const { config } = JSON.parse(readFileSync('package.json', 'utf8'))

/** A shop that runs in a process of its own. */
export interface RunningShop {
  origin: string
  /** Folder of the mails that it has sent. */
  outbox: string
  stop: () => Promise<void>
}

/**
 * Starts the compiled shop with the demo catalogue in an embedded database, thrown away at the end. It opens in its own
 * time: `untilReady` waits for it.
 * @param host by which people reach it: passkeys know it as « localhost » alone.
 * @param settings of its environment, besides those of all.
 */
export async function startDemoShop(
  host = '127.0.0.1',
  settings: Record<string, string> = {},
): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-'))
  const images = resolve('.cache/demo-drawings', drawn())
  mkdirSync(images, { recursive: true })
  symlinkSync(images, join(folder, 'images'))
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const shop = spawn(process.execPath, [...config.nodeArguments.split(' '), 'dist/shop/main.js'], {
    env: {
      ...config.nodeEnvironment,
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      SEED: 'demo',
      // Every journey signs somebody up from the one address there is.
      REGISTRATIONS_PER_HOUR: '1000',
      // Beside the tests it has half a processor: their pages come as HTML all the same.
      PAGE_PATIENCE_MS: '20000',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    if (shop.exitCode === null) {
      const ended = once(shop, 'exit')
      shop.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, outbox: join(folder, 'outbox'), stop }
}

/** Changes with the drawings of the demo and how they are rendered: as long as they are the same, images are kept. */
function drawn(): string {
  const hash = createHash('sha256')
  for (const file of globSync('dist/api/{seeders/demo/**,features/media}/*.js').sort())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Asks /readyz until it answers 200. @throws after two minutes. */
export async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`The shop at ${origin} was not ready within two minutes.`)
}
