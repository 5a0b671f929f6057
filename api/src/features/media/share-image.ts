import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { unavailable } from '../../platform/errors.ts'
import type { ObjectStorage, StoredObject } from '../../platform/storage/object-storage.ts'
import { imageKey, imageWidths, shareImageKey, shareImageSize } from './image-variants.rules.ts'

const paper = '#FAF7F0'
const bandWidth = 96

/** The band at the left, with the sprig of web/public/favicon.svg. */
const band =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${bandWidth}" height="${shareImageSize.height}">
  <rect width="100%" height="100%" fill="#1F4D3A"/>
  <g fill="#DDE8DA" transform="translate(${bandWidth / 2} ${shareImageSize.height / 2}) scale(1.25) translate(-24 -24)">
    <path d="M24 2c5 5 5 11 0 16-5-5-5-11 0-16Z"/>
    <path d="M38 10c1 7-3 11.5-11 12 0-7.5 4-11.5 11-12ZM10 10c-1 7 3 11.5 11 12 0-7.5-4-11.5-11-12Z"/>
    <path d="M43 25c-1 6.5-6.5 9-14.5 7C30 25 35.5 22.5 43 25ZM5 25c1 6.5 6.5 9 14.5 7C18 25 12.5 22.5 5 25Z"/>
    <path d="M22.8 20h2.4v26h-2.4z"/>
  </g>
</svg>`)

/** One at a time, in its own row: who follows links must not hold up who sends images. */
const gate = pLimit(1)
const longestQueue = 20
const longestSeconds = 10

const underWay = new Map<string, Promise<void>>()

/**
 * What a link to a page shows of its image: whole, on the shop's paper, beside its mark. Made when somebody first asks
 * for it, and kept with the other sizes: most images are never the one that is shared.
 * @returns null when there is no such image.
 * @throws SERVICE_UNAVAILABLE when too many are being made.
 */
export async function openShareImage(storage: ObjectStorage, name: string): Promise<StoredObject | null> {
  const key = shareImageKey(name)
  const found = await storage.open(key)
  if (found) return found
  const making = underWay.get(key) ?? make(storage, name).finally(() => underWay.delete(key))
  underWay.set(key, making)
  await making
  return storage.open(key)
}

async function make(storage: ObjectStorage, name: string): Promise<void> {
  const source = imageKey(name, imageWidths.at(-1) ?? 1280)
  if ((await storage.sizeOf(source)) === null) return
  if (gate.pendingCount >= longestQueue) throw unavailable()
  await gate(async () => {
    const image = await storage.open(source)
    if (!image) return
    const key = shareImageKey(name)
    const bytes = await buffer(image.stream)
    await storage.put(key, await encodeShareImage(bytes))
    // The image may have been deleted meanwhile, or taken in anew: nobody else would delete this file.
    if ((await storage.sizeOf(source)) !== bytes.length) await storage.remove(key)
  })
}

async function encodeShareImage(image: Buffer): Promise<Buffer> {
  const { width, height } = shareImageSize
  const shown = await sharp(image)
    .timeout({ seconds: longestSeconds })
    .resize({ width: width - bandWidth, height, fit: 'contain', background: paper })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: shown, left: bandWidth, top: 0 },
      { input: band, left: 0, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
}
