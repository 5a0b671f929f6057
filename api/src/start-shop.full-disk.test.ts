import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'
import { mountSmallDisk, type SmallDisk } from './test/servers/small-disk.ts'

let shop: ShopProcess | undefined
let disk: SmallDisk | undefined

afterEach(async () => {
  shop?.child.kill('SIGKILL')
  await shop?.ended
  disk?.unmount()
})

test('on a full disk the shop refuses what it cannot keep, and goes on reading', async ({ skip }) => {
  const mounted = mountSmallDisk('100m')
  if (typeof mounted === 'string') {
    process.stderr.write(`Full disk not tried: no small disk can be mounted here (${mounted})\n`)
    return skip(mounted)
  }
  disk = mounted
  shop = await startShopProcess({ DATA_DIR: disk.folder })
  await shop.ready()
  const { origin } = shop
  const write = async (n: number) => {
    const message = { firstName: 'Léa', lastName: 'Roux', email: `l${n}@exemple.fr`, subject: 'Colis' }
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Nothing that could be packed into less.
      body: JSON.stringify({ ...message, message: randomBytes(2_400).toString('hex') }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  expect((await write(0)).status).toBe(201)

  const makeRoom = disk.fill(0)
  // The last page of the table may have room for a few more.
  let n = 1
  while ((await write(n)).status === 201) expect(n++).toBeLessThan(20)
  expect(await write(n)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
  for (const path of ['/api/products', '/api/categories', '/healthz', '/readyz'])
    expect(await statusOf(path), path).toBe(200)

  makeRoom()
  expect((await write(n)).status).toBe(201)
  expect(shop.child.exitCode).toBeNull()
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)

  // A full disk is not taken for a damage: nobody is told to restore a backup.
  disk.fill(0)
  shop = await startShopProcess({ DATA_DIR: disk.folder })
  expect(await shop.ended).toBe(1)
  expect(shop.output().trim()).toBe(
    `Le disque du dossier ${disk.folder}/database est plein\u00a0: faites de la place, puis recommencez.`,
  )
}, 90_000)
