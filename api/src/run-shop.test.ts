import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startShopProcess } from './test/servers/shop-process.ts'

/** Loaded into the process before the shop: on this signal something fails for which nobody waits. */
const fault = `process.on('SIGUSR2', () => { Promise.reject(new Error('nobody waits for this')) })`

test('a rejection that nobody handles is logged, and the shop goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'main-'))
  const shop = await startShopProcess({
    DATA_DIR: folder,
    DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/shop',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(fault)}"`,
  })
  try {
    const isAlive = () =>
      fetch(`${shop.origin}/healthz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(isAlive, { timeout: 20_000 }).toBe(200)
    shop.child.kill('SIGUSR2')
    await expect.poll(shop.output, { timeout: 5_000 }).toContain('nobody waits for this')
    const line =
      shop
        .output()
        .split('\n')
        .find((each) => each.includes('nobody waits for this')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'unhandled rejection' })
    expect([await isAlive(), shop.child.exitCode]).toEqual([200, null])
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
  } finally {
    shop.child.kill('SIGKILL')
    await shop.ended
    rmSync(folder, { recursive: true, force: true })
  }
}, 40_000)
