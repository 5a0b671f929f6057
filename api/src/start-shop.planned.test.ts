import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'

const administrator = { email: 'ada@exemple.fr', password: 'Un mot de passe long 1' }
let folder: string
let shop: ShopProcess

const start = async () => {
  shop = await startShopProcess({
    ...{ DATA_DIR: folder, LOG_LEVEL: 'info' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  })
  await shop.ready()
}

async function kill() {
  shop.child.kill('SIGKILL')
  await shop.ended
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planned-'))
})

afterEach(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a plan outlives kill -9: what fell due while nothing ran is published after the start, once', async () => {
  await start()
  let cookie = ''
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${shop.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: body && JSON.stringify(body),
    })
    cookie ||= answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    return answer
  }
  expect((await send('POST', '/login', administrator)).status).toBe(200)
  const facts = { name: 'Tamis', price: '9.00', ecoScore: '8', visible: false }
  const publishAt = new Date(Date.now() + 3_000).toISOString()
  expect((await send('POST', '/products', { ...facts, publishAt })).status).toBe(201)
  const asVisitor = () => fetch(`${shop.origin}/api/products/1`).then(({ status }) => status)
  expect(await asVisitor()).toBe(404)
  await kill()
  await start()
  await expect.poll(asVisitor, { timeout: 15_000, interval: 100 }).toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt))
  const history = await (await send('GET', '/admin/history?subjectType=PRODUCT')).json()
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['PUBLISHED', 'CREATED'])
  expect(history[0].actorEmail).toBe(administrator.email)
  expect(shop.output().match(/published as planned/g)).toHaveLength(1)
}, 120_000)
