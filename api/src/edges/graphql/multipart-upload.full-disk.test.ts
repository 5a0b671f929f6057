import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { createAdmin } from '../../test/data/factories.ts'
import { graphqlWithFile, noisyImage, uploadMutation } from '../../test/data/uploads.ts'
import { mountSmallDisk } from '../../test/servers/small-disk.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const disk = mountSmallDisk('4m')
const noDisk = typeof disk === 'string'
if (noDisk) process.stderr.write(`Full disk not tried: no small disk can be mounted here (${disk})\n`)

afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => {
  if (!noDisk) disk.unmount()
})

/** Temporary files of uploads, on the disk or still open. */
const left = (folder: string) =>
  [
    ...readdirSync(folder),
    ...readdirSync('/proc/self/fd').map((descriptor) => {
      try {
        return readlinkSync(join('/proc/self/fd', descriptor))
      } catch {
        return ''
      }
    }),
  ].filter((name) => name.includes('capacitor-'))

// To mount a disk of four megabytes takes root: elsewhere this cannot be tried, and the line above says so.
test.skipIf(noDisk).each([
  ['nothing', 0, 400],
  ['half of its place', 40_960, 400],
  // It comes in one piece, of which the disk takes the beginning: a short write, which is no error by itself.
  ['a page, too few for its only piece,', 4_096, 100],
])(
  'an image that finds %s in the temporary folder: 503 at once, told, without a trace',
  async (_what, bytesLeft, width) => {
    if (noDisk) return
    const admin = await createAdmin(shop)
    const file = await noisyImage(width, width)
    expect(file.length).toBeGreaterThan(bytesLeft)
    const upload = () => graphqlWithFile(shop, uploadMutation, { as: admin }, file)
    vi.stubEnv('TMPDIR', disk.folder)
    const makeRoom = disk.fill(bytesLeft)
    const { status, body, headers } = await upload()
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '5'])
    expect(body.message).toContain('momentanément indisponible')
    await expect.poll(() => left(disk.folder)).toEqual([])
    // The outage is told with its cause when it begins, not with each request.
    expect(shop.logged.some((line) => line.includes('ENOSPC'))).toBe(true)
    expect([await shop.em().count(StoredImage, {}), shop.storage.files.size]).toEqual([0, 0])

    makeRoom()
    expect((await upload()).body.errors).toBeUndefined()
    await expect.poll(() => left(disk.folder)).toEqual([])
    shop.storage.files.clear()
  },
  20_000,
)

test('without a temporary folder it is a fault of the shop’s, told and not blamed on the file', async () => {
  const admin = await createAdmin(shop)
  vi.stubEnv('TMPDIR', '/nowhere/at/all')
  const { status, body } = await graphqlWithFile(shop, uploadMutation, { as: admin })
  expect([status, body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
  expect(shop.errors.splice(0).join()).toContain('ENOENT')
})
