import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { onPostgres } from './test/cloned-database.ts'
import { type ShopProcess, startShopProcess } from './test/shop-process.ts'

let shop: ShopProcess | undefined
let disk: string | undefined

/** A disk of 100 MB of the test's own, which only root may make. @returns why there is none. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', folder], { stdio: 'pipe' })
    disk = folder
    return undefined
  } catch (error) {
    rmSync(folder, { recursive: true })
    return (error as Error).message.trim()
  }
}

afterEach(async () => {
  shop?.child.kill('SIGKILL')
  await shop?.ended
  if (!disk) return
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

test.skipIf(onPostgres)(
  'R11: on a full disk the shop refuses what it cannot keep, and goes on reading',
  async ({ skip }) => {
    const hindrance = mountSmallDisk()
    if (hindrance) {
      process.stderr.write(`R11 is skipped: no small disk can be mounted here (${hindrance})\n`)
      skip(hindrance)
    }
    const folder = disk ?? ''
    shop = await startShopProcess({ DATA_DIR: folder })
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

    const { bavail, bsize } = statfsSync(folder)
    const ballast = join(folder, 'ballast')
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    // The last page of the table may have room for a few more.
    let n = 1
    while ((await write(n)).status === 201) expect(n++).toBeLessThan(20)
    expect(await write(n)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    for (const path of ['/api/products', '/api/categories', '/healthz', '/readyz'])
      expect(await statusOf(path), path).toBe(200)

    rmSync(ballast)
    expect((await write(n)).status).toBe(201)
    expect(shop.child.exitCode).toBeNull()
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
  },
  90_000,
)
