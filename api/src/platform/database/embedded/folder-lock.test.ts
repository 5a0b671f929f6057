import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let parent: string
let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folder-lock-'))
  folder = join(parent, 'database')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(parent, { recursive: true, force: true })
})

/** Another process that holds the folder; resolves once it does. */
async function holder(): Promise<ChildProcess> {
  const script = `import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)})
    .then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}, () => process.exit(9)))
    .then(() => { process.stdout.write('held'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  children.push(child)
  child.stderr.pipe(process.stderr)
  await once(child.stdout, 'data')
  return child
}

const lost = () => {
  throw new Error('lost')
}

test('a second process is refused with a sentence that says what to do, and takes nothing away', async () => {
  const first = await holder()
  await expect(lockFolder(folder, lost)).rejects.toThrow(
    `Le dossier ${folder} est déjà utilisé par une autre boutique en marche. Arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
  )
  expect(first.exitCode).toBeNull()
  expect(existsSync(`${folder}.lock`)).toBe(true)
})

test('the lock of a process that was killed is taken over at once', async () => {
  const first = await holder()
  first.kill('SIGKILL')
  await once(first, 'exit')
  const release = await lockFolder(folder, lost)
  await release()
})

test('the folder is its owner’s alone, one that was made before included', async () => {
  await mkdir(folder, { mode: 0o755 })
  await (await lockFolder(folder, lost))()
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a folder that was let go is free', async () => {
  for (let i = 0; i < 3; i++) await (await lockFolder(folder, lost))()
})

test('one process cannot hold a folder twice', async () => {
  const release = await lockFolder(folder, lost)
  await expect(lockFolder(folder, lost)).rejects.toThrow('déjà utilisé')
  await release()
})

test('of two processes that take over a dead lock at once, one wins', async () => {
  const first = await holder()
  first.kill('SIGKILL')
  await once(first, 'exit')
  const tries = await Promise.allSettled([lockFolder(folder, lost), lockFolder(folder, lost)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const won of tries) if (won.status === 'fulfilled') await won.value()
})

test.each([
  ['a holder that died before it wrote its name', ''],
  ['a holder that died in the middle of writing its name', '{"pid": 12'],
  [
    'a container that was killed and starts again under the same process id',
    JSON.stringify({ pid: process.pid, host: hostname() }),
  ],
])('%s does not keep the shop closed', async (_what, owner) => {
  await mkdir(`${folder}.lock`, { recursive: true })
  await writeFile(`${folder}.owner`, owner)
  const release = await lockFolder(folder, lost)
  await release()
})

test('a dead holder on another machine is not taken for dead before its lock is old', async () => {
  await mkdir(`${folder}.lock`, { recursive: true })
  await writeFile(`${folder}.owner`, JSON.stringify({ pid: 2 ** 22 + 1, host: 'elsewhere' }))
  await expect(lockFolder(folder, lost)).rejects.toThrow('déjà utilisé')
})
