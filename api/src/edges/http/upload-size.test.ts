import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { User } from '../../features/accounts/user.entity.ts'
import { imageLimits } from '../../features/media/images.rules.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { createAdmin } from '../../test/data/factories.ts'
import { askUploadUrl, image, putFile } from '../../test/data/uploads.ts'
import { openTestShop } from '../../test/shop.ts'

const folder = await mkdtemp(join(tmpdir(), 'upload-size-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const shop = openTestShop({}, async () => diskStorage(folder))

const megabyte = 1024 * 1024
const tooLarge = {
  message: 'Fichier trop volumineux',
  code: 'PAYLOAD_TOO_LARGE',
  fields: { file: 'La taille maximale est de 5MB' },
}

let admin: User
let url: string
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  admin = await createAdmin(shop)
  url = await askUploadUrl(shop, admin)
})

/** An image followed by nothing, up to so many bytes. */
async function imageOf(bytes: number): Promise<Buffer> {
  const file = await image()
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)])
}

/** Bytes in the store's folder. */
async function onDisk(): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** A PUT whose body is written by hand. */
async function openPut(headers: Record<string, string | number>): Promise<ClientRequest> {
  const put = request(new URL(url, shop.origin), {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', cookie: await shop.cookieOf(admin), ...headers },
  })
  put.on('error', () => {})
  return put
}

const state = async () => (await shop.em().find(StoredImage, {}))[0]?.state

test('five megabytes are taken', async () => {
  expect((await putFile(shop, url, await imageOf(imageLimits.maxBytes), { as: admin })).status).toBe(200)
  expect(await onDisk()).toBeGreaterThan(0)
})

test('one byte more is 413, with the words of the form', async () => {
  const { status, body, headers } = await putFile(shop, url, await imageOf(imageLimits.maxBytes + 1), {
    as: admin,
  })
  expect([status, body]).toEqual([413, tooLarge])
  expect(headers.get('connection')).toBe('close')
  expect([await state(), await onDisk()]).toEqual(['issued', 0])
})

test('50 MB that nobody announced fill neither memory nor disk, and the connection ends', async () => {
  const before = process.memoryUsage().rss
  let [mostMemory, mostDisk, sent] = [before, 0, 0]
  const chunk = Buffer.alloc(megabyte / 4)
  async function* giant() {
    for (yield await image(); sent < 50 * megabyte; sent += chunk.length) {
      yield chunk
      mostMemory = Math.max(mostMemory, process.memoryUsage().rss)
      mostDisk = Math.max(mostDisk, await onDisk())
    }
  }
  const put = await openPut({ 'transfer-encoding': 'chunked' })
  const sending = pipeline(giant, put).catch(() => {})
  const [response] = await once(put, 'response')
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
  expect(JSON.parse(await text(response))).toEqual(tooLarge)
  await sending
  expect(mostMemory - before).toBeLessThan(200 * megabyte)
  expect(mostDisk).toBeLessThan(5 * megabyte)
  expect([await state(), await onDisk()]).toEqual(['issued', 0])
})

test('an announced giant is refused before it is sent', async () => {
  const put = await openPut({ 'content-length': 50 * megabyte })
  put.flushHeaders()
  const [response] = await once(put, 'response')
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
  put.destroy()
})

test('a file of another length than announced is refused', async () => {
  const short = await openPut({ 'content-length': 10_000 })
  short.write((await image()).subarray(0, 500))
  await expect.poll(state).toBe('receiving')
  short.destroy()
  await expect.poll(state).toBe('issued')
  const cut = await openPut({ 'content-length': 500 })
  cut.end((await image()).subarray(0, 500))
  expect((await once(cut, 'response'))[0].statusCode).toBe(400)
  expect([await state(), await onDisk()]).toEqual(['issued', 0])
  expect((await putFile(shop, url, await image(), { as: admin })).status).toBe(200)
})

test('twenty files at once are all stored', async () => {
  const urls = [url, ...(await Promise.all(Array.from({ length: 19 }, () => askUploadUrl(shop, admin))))]
  const file = await imageOf(imageLimits.maxBytes)
  const answers = await Promise.all(urls.map((each) => putFile(shop, each, file, { as: admin })))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
})
