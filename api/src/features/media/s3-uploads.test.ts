import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { s3Storage } from '../../platform/storage/s3-storage.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import {
  addressIn,
  askUploadUrl,
  graphqlWithFile,
  image,
  nameIn,
  uploadMutation,
} from '../../test/data/uploads.ts'
import { startS3Server } from '../../test/servers/s3-server.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { imageKey, imageWidths, quarantineKey } from './image-variants.rules.ts'
import { imageLimits } from './images.rules.ts'
import { claimUpload } from './ingest-image.ts'
import { StoredImage } from './stored-image.entity.ts'

const server = await startS3Server()
const storage = s3Storage(server.settings)
const shop = openTestShop({}, async () => storage)
afterAll(() => server.close())

let admin: User
let url: string
let file: Buffer
beforeEach(async () => {
  admin = await createAdmin(shop)
  url = await askUploadUrl(shop, admin)
  file = await image()
  server.requests.length = 0
})

/** What a browser does with the address: no cookie of the shop goes there. */
const putToStore = async (bytes: Uint8Array) =>
  (await fetch(url, { method: 'PUT', body: bytes as BodyInit, headers: { 'content-type': 'image/jpeg' } }))
    .status

const state = async () => (await shop.em().findOneOrFail(StoredImage, { name: nameIn(url) })).state
const keys = () => [quarantineKey(nameIn(url)), ...imageWidths.map((width) => imageKey(nameIn(url), width))]
const kept = async () => Promise.all(keys().map(async (key) => (await storage.sizeOf(key)) !== null))
const attach = (imageUrl: string, as = admin) =>
  shop.post('/api/posts', { as, body: { title: 'Le compost', content: 'Simple.', imageUrl } })
const reads = () => server.requests.filter((line) => line.startsWith('GET /shop/quarantine/')).length

describe('an image that is sent straight to the store', () => {
  test('goes to an address of the store, which the page may reach', async () => {
    expect(new URL(url).origin).toBe(server.settings.endpoint)
    const csp = (await shop.get('/')).headers.get('content-security-policy')
    expect(csp).toContain(`connect-src 'self' ${server.settings.endpoint}`)
    expect((await shop.post('/api/upload/product-image', { as: await createUser(shop) })).status).toBe(403)
  })

  test('is nowhere before it was sent, and seen by nobody before it was checked', async () => {
    expect((await shop.get(addressIn(url))).status).toBe(404)
    expect(await putToStore(file)).toBe(200)
    expect([await state(), await kept()]).toEqual(['issued', [true, false, false, false]])
    expect((await shop.get(`/public-objects/quarantine/${nameIn(url)}`)).status).toBe(404)
  })

  test('becomes an image when somebody first looks at it, for good', async () => {
    await putToStore(file)
    const { status, headers } = await shop.get(`${addressIn(url)}?w=320`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect([await state(), await kept()]).toEqual(['stored', [false, true, true, true]])
    expect((await shop.get(addressIn(url))).status).toBe(200)
    expect(reads()).toBe(1)
  })

  test('or when something is to show it', async () => {
    await putToStore(file)
    expect((await attach(addressIn(url))).status).toBe(201)
    expect([await state(), reads()]).toEqual(['stored', 1])
  })

  test('is taken in once, by whoever comes first of many', async () => {
    await putToStore(file)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => shop.get(`${addressIn(url)}?w=640`)),
      attach(addressIn(url)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 201])
    expect(reads()).toBe(1)
  })

  test('sent again after it was taken in, changes nothing', async () => {
    await putToStore(file)
    const before = (await shop.get(addressIn(url))).text
    expect(await putToStore(await image('png', { width: 5, height: 5 }))).toBe(200)
    expect((await shop.get(addressIn(url))).text).toBe(before)
  })

  test('that a copy of the shop was at when it died is taken in by another', async () => {
    await putToStore(file)
    expect(await claimUpload({ em: shop.em(), storage, clock: shop.clock }, nameIn(url))).not.toBeNull()
    const before = shop.clock.current
    shop.clock.current = new Date(before.getTime() + 11 * 60_000)
    expect((await shop.get(addressIn(url))).status).toBe(200)
    shop.clock.current = before
  })
})

describe('what is no image', () => {
  test.each([
    ['a page', () => Buffer.from('<script>alert(1)</script>'), 415],
    ['half an image', () => file.subarray(0, 300), 400],
    ['more than 5 MB', () => Buffer.concat([file, Buffer.alloc(imageLimits.maxBytes)]), 413],
  ])('%s: nobody sees it, it cannot be used, and it is deleted', async (_what, make, status) => {
    await putToStore(make())
    const refused = await attach(addressIn(url))
    expect([refused.status, refused.body.fields.file]).toEqual([status, expect.any(String)])
    expect([await state(), await kept()]).toEqual(['issued', [false, false, false, false]])
    // What is too large is not even read.
    expect(reads()).toBe(status === 413 ? 0 : 1)
    await putToStore(make())
    expect((await shop.get(addressIn(url))).status).toBe(404)
    expect(await kept()).toEqual([false, false, false, false])
    await putToStore(file)
    expect((await shop.get(addressIn(url))).status).toBe(200)
  })
})

test('a store that is away is 503, and the file waits', async () => {
  await putToStore(file)
  const { open } = storage
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  storage.open = (key) => (key.startsWith('quarantine/') ? Promise.reject(away) : open(key))
  expect((await shop.get(addressIn(url))).status).toBe(503)
  storage.open = open
  expect(shop.logged.join()).toContain('"msg":"unavailable"')
  expect([await state(), await kept()]).toEqual(['issued', [true, false, false, false]])
  expect((await shop.get(addressIn(url))).status).toBe(200)
})

test('GraphQL uploads go to the same store', async () => {
  const { body } = await graphqlWithFile(shop, uploadMutation, { as: admin })
  expect((await shop.get(`${body.data.uploadProductImage.imageUrl}?w=640`)).status).toBe(200)
})
