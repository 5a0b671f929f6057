import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { onPostgres } from './test/database/cloned-database.ts'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'

let folder = ''
let shop: ShopProcess | undefined
const busy: ChildProcess[] = []
let dropDatabase = async () => {}

afterEach(async () => {
  for (const child of busy.splice(0)) child.kill('SIGKILL')
  shop?.child.kill('SIGKILL')
  await shop?.ended
  await dropDatabase()
  rmSync(folder, { recursive: true, force: true })
})

/** An empty PostgreSQL database of this test's own, or none where the shop brings its own. */
async function ownDatabase(): Promise<Record<string, string>> {
  if (!onPostgres) return {}
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `shop_starved_${crypto.randomUUID().replaceAll('-', '')}`
  const onServer = async (sql: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await onServer(`create database ${name}`)
  dropDatabase = () => onServer(`drop database ${name} with (force)`)
  return { DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href }
}

/** From now on the shop gets what others leave of the processor, and they leave next to nothing. */
function starve({ child }: ShopProcess): void {
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
  for (let i = 0; i < availableParallelism(); i++)
    busy.push(spawn(process.execPath, ['-e', 'for (;;) Math.random()'], { stdio: 'ignore' }))
}

const administrator = { email: 'admin@exemple.fr', password: 'un-mot-de-passe-solide' }

test('additions that were acknowledged are in the cart, whatever a starved processor and its deadlines cut', async () => {
  folder = mkdtempSync(join(tmpdir(), 'starved-'))
  const running = await startShopProcess({
    ...(await ownDatabase()),
    ...{ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    ...{ DATABASE_POOL_MAX: '3', DATABASE_REQUEST_TIMEOUT_MS: '500' },
    ...{ HTTP_HEADERS_TIMEOUT_MS: '600', HTTP_REQUEST_TIMEOUT_MS: '600', HTTP_STALL_TIMEOUT_MS: '1500' },
  })
  shop = running
  await running.ready()
  const agent = new Agent({ keepAlive: true })
  /** Status of the answer, or how the connection ended. */
  const send = (method: string, path: string, cookie: string, body?: unknown) =>
    new Promise<{ end: string; text: string; cookie: string }>((done) => {
      const headers = { 'content-type': 'application/json', cookie }
      const sent = request(running.origin + path, { method, agent, headers }, (answer) => {
        let text = ''
        const [set = ''] = answer.headers['set-cookie'] ?? []
        answer.on('data', (part) => (text += part))
        answer.on('close', () =>
          done({
            end: answer.complete ? String(answer.statusCode) : 'broken',
            text,
            cookie: set.split(';')[0] ?? '',
          }),
        )
      })
      sent.on('error', () => done({ end: 'broken', text: '', cookie: '' }))
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  /** Again and again, for this machine may be busy already. */
  const until = async (end: string, ...given: Parameters<typeof send>) => {
    for (;;) {
      const answer = await send(...given)
      if (answer.end === end) return answer
    }
  }
  const { cookie } = await until('200', 'POST', '/api/login', '', administrator)
  await until('201', 'POST', '/api/products', cookie, { name: 'Savon', price: '12.90', ecoScore: '8.0' })
  const ends = new Map<string, number>()
  const counted = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (ends.get(kind) ?? 0), 0)
  const add = async () => {
    const { end } = await send('POST', '/api/cart', cookie, { productId: 1, quantity: 1 })
    ends.set(end, counted(end) + 1)
    return end
  }

  starve(running)
  // More and more at once, until the deadlines cut some of them.
  for (let atOnce = 5; atOnce <= 320 && counted('503', '408', 'broken') === 0; atOnce *= 2)
    await Promise.all(Array.from({ length: atOnce }, add))
  for (const child of busy.splice(0)) child.kill('SIGKILL')
  expect(counted('503', '408', 'broken')).toBeGreaterThan(0)

  // Calm again, the shop serves: nothing that was cut holds a connection.
  await expect.poll(add, { timeout: 60_000 }).toBe('201')
  const lines = JSON.parse((await until('200', 'GET', '/api/cart', cookie)).text)
  const told = JSON.stringify([...ends])
  expect([...ends.keys()].filter((end) => !['201', '503', '408', 'broken'].includes(end))).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0].quantity, told).toBeGreaterThanOrEqual(counted('201'))
  // A 408 says that the request never came in whole; a 503 or a broken connection leaves it open.
  expect(lines[0].quantity, told).toBeLessThanOrEqual(counted('201', '503', 'broken'))
}, 240_000)
