import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { cpuMsOf } from '../../test/cpu-time.ts'
import { createAdmin } from '../../test/data/factories.ts'
import {
  addressIn,
  animatedImage,
  askUploadUrl,
  image,
  noisyImage,
  putFile,
} from '../../test/data/uploads.ts'
import { type Answer, openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { imageRefusals } from './images.rules.ts'
import { StoredImage } from './stored-image.entity.ts'

const shop = openTestShop()

let admin: User
beforeEach(async () => {
  shop.storage.files.clear()
  admin = await createAdmin(shop)
})

/** Sends a file to an address of its own. @returns the answer, and what is then stored under which key. */
async function send(file: Buffer, type = 'image/png'): Promise<Answer & { url: string }> {
  const url = await askUploadUrl(shop, admin)
  const answer = await putFile(shop, url, file, { as: admin, headers: { 'content-type': type } })
  return { ...answer, url }
}

async function expectRefused(file: Buffer, why: keyof typeof imageRefusals, status: number): Promise<void> {
  const { status: got, body } = await send(file)
  const { title, detail } = imageRefusals[why]
  expect([got, body]).toMatchObject([status, { message: title, fields: { file: detail } }])
  expect(shop.storage.files.size).toBe(0)
  expect(await shop.em().count(StoredImage, { state: 'stored' })).toBe(0)
}

const stored = () => [...shop.storage.files.entries()]
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('what is no image is refused, whatever it calls itself', () => {
  test.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['ZIP', Buffer.from('PK\x03\x04\x14\x00\x00\x00')],
    ['EXE', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
    ['TIFF', Buffer.from('II*\x00\x08\x00\x00\x00')],
    ['text', Buffer.from('image/png')],
    ['RIFF that is sound', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ])('%s', (_what, file) => expectRefused(file, 'type', 415))

  test('AVIF and TIFF, though they are images', async () => {
    await expectRefused(
      await sharp(await image())
        .avif()
        .toBuffer(),
      'type',
      415,
    )
    await expectRefused(
      await sharp(await image())
        .tiff()
        .toBuffer(),
      'type',
      415,
    )
  })

  test('an empty file', () => expectRefused(Buffer.alloc(0), 'empty', 400))

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s by its first bytes alone', async (format) => {
    await expectRefused((await image(format)).subarray(0, 20), 'damaged', 400)
  })
})

describe('what is stored are pixels of our own making, and nothing else', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s becomes WebP at three widths', async (format) => {
    const { status, body } = await send(await image(format, { width: 2_000, height: 1_000 }))
    expect([status, body.width, body.height]).toEqual([200, 1_280, 640])
    const sizes = await Promise.all(
      stored().map(async ([key, bytes]) => {
        const { format: is, width, height } = await sharp(bytes).metadata()
        return [key.replace(/[0-9a-f]{40}/, 'name'), is, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['products/name-320.webp', 'webp', 320, 160],
      ['products/name-640.webp', 'webp', 640, 320],
      ['products/name-1280.webp', 'webp', 1280, 640],
    ])
  })

  test('a small image is not enlarged, a grey or transparent one keeps what it is', async () => {
    await send(await image('png', { width: 9, height: 7, channels: 4, background: '#ff000080' }))
    for (const [, bytes] of stored())
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 9, height: 7, hasAlpha: true })
    expect(
      (
        await send(
          await sharp(await image())
            .greyscale()
            .png()
            .toBuffer(),
        )
      ).status,
    ).toBe(200)
  })

  test('a ribbon, upright or lying, fits what WebP can hold', async () => {
    expect((await send(await image('png', { width: 10, height: 10_000 }))).status).toBe(200)
    expect((await send(await image('png', { width: 10_000, height: 3 }))).status).toBe(200)
  })

  test('turned by its metadata, it stands upright without them', async () => {
    const turned = await sharp(await image('jpeg', { width: 60, height: 20 }))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await send(turned)
    expect([body.width, body.height]).toEqual([20, 60])
  })

  test('metadata, places, profiles and scripts are gone, inside and behind the image', async () => {
    const secret = '<script>alert(document.cookie)</script>'
    const withPlace = sharp(await image())
      .withExif({
        IFD0: { Artist: 'Ana Petit', ImageDescription: secret },
        IFD3: { GPSLatitude: '48/1 51/1 0/1' },
      })
      .withIccProfile('p3')
    const jpeg = await withPlace.jpeg().toBuffer()
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${secret}`))
    const png = await image('png')
    const gif = await image('gif')
    for (const file of [
      Buffer.concat([jpeg, Buffer.from(secret)]),
      Buffer.concat([png.subarray(0, 33), text, png.subarray(33), Buffer.from(secret)]),
      Buffer.concat([gif, Buffer.from(`*/=1;${secret}`)]),
    ]) {
      expect(file.includes('<script')).toBe(true)
      shop.storage.files.clear()
      const { status, url } = await send(file)
      expect(status).toBe(200)
      for (const [, bytes] of stored()) {
        expect(bytes.toString('latin1')).not.toMatch(/<script|Ana Petit|EXIF|XMP|ICCP/i)
        const { exif, icc, xmp } = await sharp(bytes).metadata()
        expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
      }
      expect((await shop.get(addressIn(url))).headers.get('content-type')).toBe('image/webp')
    }
  })
})

describe('what would fill memory or is not whole is refused, at once', () => {
  test.each([
    [20_000, 20_000],
    [16_000, 16_000],
    [5_001, 5_000],
  ])('%i × %i pixels of PNG', async (width, height) => {
    const file = pngBomb(width, height)
    expect(file.length).toBeLessThan(2 * 1024 * 1024)
    const { rss } = process.memoryUsage()
    expect(await cpuMsOf(() => expectRefused(file, 'pixels', 400))).toBeLessThan(2_000)
    expect(process.memoryUsage().rss - rss).toBeLessThan(200 * 1024 * 1024)
  })

  test.each([
    [1, 25_000_000],
    [25_000_000, 1],
    [1, 10_001],
    [10_001, 2_000],
  ])('a line of %i × %i pixels: its head is enough', async (width, height) => {
    const file = pngBomb(width, height)
    // The second half of the pixels is missing: who unpacked it would find it damaged.
    const part = Buffer.concat([file.subarray(0, 33), file.subarray(33, 33 + (file.length - 33) / 2)])
    expect(await cpuMsOf(() => expectRefused(part, 'sides', 400))).toBeLessThan(1_000)
    await expectRefused(file, 'sides', 400)
  })

  test.each(['jpeg', 'gif', 'webp'] as const)('a line of %s', async (format) => {
    await expectRefused(await image(format, { width: 1, height: 10_001 }), 'sides', 400)
  })

  test('an icon whose head says more than it holds', () =>
    expectRefused(Buffer.from('000001000100000000000100200030000000160000', 'hex'), 'type', 415))

  test('5 000 × 5 000 pixels are taken', async () => {
    expect((await send(pngBomb(5_000, 5_000))).status).toBe(200)
  })

  test.each(['gif', 'webp'] as const)('an animated %s', async (format) => {
    await expectRefused(await animatedImage(format), 'animated', 400)
  })

  test('a GIF of 5 000 frames', async () => {
    const file = await animatedImage('gif', 5_000)
    expect(await cpuMsOf(() => expectRefused(file, 'animated', 400))).toBeLessThan(2_000)
  })

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s that ends too early', async (format) => {
    const noisy = await noisyImage(400, 300)
    const whole = await sharp(noisy).toFormat(format).toBuffer()
    for (const part of [0.3, 0.6, 0.9])
      await expectRefused(whole.subarray(0, Math.floor(whole.length * part)), 'damaged', 400)
  })

  test('an image with bytes turned over', async () => {
    const file = Buffer.from(
      await sharp(await noisyImage(400, 300))
        .png()
        .toBuffer(),
    )
    for (let i = 2_000; i < 3_000; i++) file[i] = 255 - (file[i] ?? 0)
    await expectRefused(file, 'damaged', 400)
  })
})

test('while giants are unpacked, everybody else is served', async () => {
  const file = pngBomb(5_000, 5_000)
  const giants = Promise.all(Array.from({ length: 6 }, () => send(file)))
  let slowest = 0
  let isDone = false
  giants.finally(() => (isDone = true))
  while (!isDone) {
    const started = performance.now()
    expect((await shop.get('/api/categories')).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - started)
  }
  expect((await giants).map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(slowest).toBeLessThan(2_000)
})

/** A part of a PNG file. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A white PNG of so many pixels in very few bytes. */
function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    start,
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
