import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './shop-process.ts'

const installed = '/usr/lib/postgresql'

/** Newest PostgreSQL of this machine (Debian's place), or undefined. */
const binaries = (existsSync(installed) ? readdirSync(installed) : [])
  .toSorted((a, b) => Number(b) - Number(a))
  .map((version) => join(installed, version, 'bin'))
  .find((folder) => existsSync(join(folder, 'initdb')))

/** PostgreSQL refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** Why no server of one's own can be started here, or undefined when one can. */
export function whyNoPostgresServer(): string | undefined {
  if (!binaries) return `no PostgreSQL under ${installed}`
  try {
    const [command = '', ...given] = [...asPostgres, join(binaries, 'initdb'), '--version']
    execFileSync(command, given, { stdio: 'ignore' })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A PostgreSQL server that a test may break. */
export interface PostgresServer {
  /** Its database « postgres ». */
  url: string
  start(): Promise<void>
  /** As a crash would: every process ends at once, nothing is written any more. */
  stopAtOnce(): Promise<void>
  remove(): Promise<void>
}

/** Makes one in a folder of its own and starts it. */
export async function openPostgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c shared_buffers=16MB`
  const run = async (name: string, ...given: string[]) => {
    const [command = '', ...rest] = [...asPostgres, join(binaries ?? '', name), '-D', data, ...given]
    // No pipes: the server would hold them open.
    const [code] = await once(spawn(command, rest, { stdio: 'ignore', cwd: folder }), 'exit')
    if (code !== 0) throw new Error(`${name} ${given.join(' ')}: code ${code}`)
  }
  if (asPostgres.length > 0) execFileSync('chown', ['postgres', folder])
  await run('initdb', '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync')
  const server: PostgresServer = {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: () => run('pg_ctl', '-w', '-l', log, '-o', options, 'start'),
    stopAtOnce: () => run('pg_ctl', '-m', 'immediate', 'stop'),
    async remove() {
      await server.stopAtOnce().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}
