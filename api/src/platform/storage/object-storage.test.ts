import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../test/memory-storage.ts'
import { type S3Server, startS3Server } from '../../test/servers/s3-server.ts'
import { diskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import { s3Storage } from './s3-storage.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'object-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const adapters: Record<string, () => ObjectStorage> = {
  disk: () => diskStorage(folder),
  memory: memoryStorage,
  S3: () => s3Storage(s3.settings),
}

describe.each(Object.entries(adapters))('the contract of a store, kept by %s', (_name, open) => {
  let storage: ObjectStorage
  beforeAll(() => {
    storage = open()
  })
  const read = async (key: string) => {
    const found = await storage.open(key)
    return found && { size: found.size, text: await text(found.stream) }
  }

  test('what was put is found whole, with its size', async () => {
    await storage.put('products/savon-1-640.webp', Buffer.from('picture'))
    expect(await read('products/savon-1-640.webp')).toEqual({ size: 7, text: 'picture' })
    expect(await storage.sizeOf('products/savon-1-640.webp')).toBe(7)
  })

  test('what was never put is not there', async () => {
    expect(await storage.open('products/autre.webp')).toBeNull()
    expect(await storage.sizeOf('products/autre.webp')).toBeNull()
    expect(await storage.sizeOf('products')).toBeNull()
  })

  test('what is put again takes the place of the first', async () => {
    await storage.put('products/a.webp', Buffer.from('first picture'))
    await storage.put('products/a.webp', Buffer.from('second'))
    expect(await read('products/a.webp')).toEqual({ size: 6, text: 'second' })
  })

  test('what is removed is gone, and its neighbours are not; removing nothing is fine', async () => {
    await storage.put('products/b-320.webp', Buffer.from('b'))
    await storage.put('products/b-3200.webp', Buffer.from('neighbour'))
    await storage.remove('products/b-320.webp')
    await storage.remove('products/b-320.webp')
    await storage.remove('products/never.webp')
    expect(await storage.open('products/b-320.webp')).toBeNull()
    expect((await read('products/b-3200.webp'))?.text).toBe('neighbour')
  })

  test('bytes come back as they were, five megabytes of every value too', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 5 * 1024 * 1024 }, (_, i) => (i * 31) % 256))
    await storage.put('products/large.webp', bytes)
    const found = await storage.open('products/large.webp')
    const chunks = found && (await found.stream.toArray())
    expect(found?.size).toBe(bytes.length)
    expect(Buffer.concat(chunks ?? []).equals(bytes)).toBe(true)
  })

  test('a stream that nobody reads holds up nobody', async () => {
    await storage.put('products/c.webp', Buffer.alloc(200_000))
    for (let i = 0; i < 60; i++) (await storage.open('products/c.webp'))?.stream.destroy()
    expect(await storage.sizeOf('products/c.webp')).toBe(200_000)
  })
})

describe('an S3-compatible store', () => {
  const put = (url: string, body = 'raw file') => fetch(url, { method: 'PUT', body })

  test('takes a file from whoever has a signed address, under its key alone', async () => {
    const { directUploads } = s3Storage(s3.settings)
    const url = (await directUploads?.addressFor('quarantine/abc.webp', 60)) ?? ''
    expect(new URL(url).pathname.split('/').at(-1)).toBe('abc.webp')
    expect(new URL(url).origin).toBe(directUploads?.origin)
    expect((await put(url)).status).toBe(200)
    expect(await s3Storage(s3.settings).sizeOf('quarantine/abc.webp')).toBe(8)
  })

  test.each([
    ['another key', (url: string) => url.replace('abc.webp', 'abd.webp')],
    [
      'another signature',
      (url: string) => url.replace(/Signature=(.)/, (_, c) => `Signature=${c === '0' ? 1 : 0}`),
    ],
    ['a longer life', (url: string) => url.replace('Expires=60', 'Expires=6000')],
    ['no signature', (url: string) => url.split('?')[0] ?? ''],
  ])('refuses a signed address with %s', async (_what, change) => {
    const url = (await s3Storage(s3.settings).directUploads?.addressFor('quarantine/abc.webp', 60)) ?? ''
    expect((await put(change(url))).status).toBe(403)
  })

  test('refuses a wrong secret, and says so instead of « not there »', async () => {
    const storage = s3Storage({ ...s3.settings, secretAccessKey: 'wrong' })
    await expect(storage.put('products/x.webp', Buffer.from('x'))).rejects.toThrow()
    await expect(storage.open('products/savon-1-640.webp')).rejects.toThrow()
    await expect(storage.sizeOf('products/savon-1-640.webp')).rejects.toThrow()
  })

  test('whose bucket is part of the host is reached there by browsers too', async () => {
    const { directUploads } = s3Storage({
      ...{ ...s3.settings, endpoint: 'https://store.example:9000', forcePathStyle: false },
    })
    const url = new URL((await directUploads?.addressFor('quarantine/abc.webp', 60)) ?? '')
    expect([url.origin, url.pathname]).toEqual(['https://shop.store.example:9000', '/quarantine/abc.webp'])
    expect(directUploads?.origin).toBe(url.origin)
  })

  test('that browsers cannot reach hands out no addresses', () => {
    expect(s3Storage({ ...s3.settings, presignedUploads: false }).directUploads).toBeNull()
  })
})
