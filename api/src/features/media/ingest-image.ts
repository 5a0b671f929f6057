import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FilterQuery } from '@mikro-orm/postgresql'
import pLimit from 'p-limit'
import { conflict, ShopError, unavailable } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'
import { encodeImage } from './encode-image.ts'
import { fileBrokenOff, imageRefused } from './image-errors.ts'
import {
  imageKey,
  imageKinds,
  imageUrl,
  imageWidths,
  quarantineKey,
  shareImageKey,
} from './image-variants.rules.ts'
import { imageLimits } from './images.rules.ts'
import { StoredImage } from './stored-image.entity.ts'

/**
 * The bytes of a file, read no further than the limit whatever its sender says of its size. The stream stays open
 * then: whoever owns it answers first, and hangs up afterwards.
 * @throws PAYLOAD_TOO_LARGE; BAD_USER_INPUT when it breaks off.
 */
export async function readLimited(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > imageLimits.maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw fileBrokenOff(error)
  }
  if (size > imageLimits.maxBytes) throw imageRefused('size')
  return Buffer.concat(chunks, size)
}

/** What taking in an image needs; there is nobody behind an image that is merely looked at. */
type MediaParts = Pick<RequestContext, 'em' | 'storage' | 'clock'>

/** The right to take in the file of one upload, until `until`. */
interface Claim {
  name: string
  until: Date
}

/** Longer than any file takes: reading, its turn, encoding. A copy of the shop that died then holds up nobody. */
const claimMs = 10 * 60_000

/** When a claim from now on ends. */
export const claimEnd = (now: Date) => new Date(now.getTime() + claimMs)

/** Of all who ask at once, one gets the claim; the others, and whoever asks after the file has come, null. */
export async function claimUpload({ em, clock }: MediaParts, name: string): Promise<Claim | null> {
  const now = clock.now()
  const claim = { name, until: claimEnd(now) }
  const free: FilterQuery<StoredImage> = {
    name,
    $or: [{ state: 'issued' }, { state: 'receiving', expiresAt: { $lt: now } }],
  }
  const claimed = await em.nativeUpdate(StoredImage, free, { state: 'receiving', expiresAt: claim.until })
  return claimed === 1 ? claim : null
}

/** Gives a claim back: the file may be sent again until `expiresAt`. */
export const releaseUpload = ({ em }: MediaParts, claim: Claim, expiresAt: Date) =>
  em.nativeUpdate(StoredImage, held(claim), { state: 'issued', expiresAt })

/** What became of the file. @returns whether the claim still held. */
async function settleUpload(
  { em }: MediaParts,
  claim: Claim,
  sizes: { width: number; height: number; byteSize: number },
): Promise<boolean> {
  return (await em.nativeUpdate(StoredImage, held(claim), { state: 'stored', ...sizes })) === 1
}

const held = ({ name, until }: Claim) => ({ name, state: 'receiving', expiresAt: until }) as const

/** Files in memory at once, 5 MB each at most; who waits holds nothing but a connection. */
const slots = pLimit(8)
const longestQueue = 50

/** An image that was just stored: its address, and the size in pixels of its largest version. */
export interface UploadedImage {
  imageUrl: string
  width: number
  height: number
}

/**
 * Reads, judges, encodes and stores the file of a claimed upload. What can be shown is complete: every size lies in
 * the store before the row says so, and a failure takes back what was written.
 * @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_USER_INPUT, SERVICE_UNAVAILABLE (too many at once).
 */
export async function ingestImage(
  parts: MediaParts,
  claim: Claim,
  open: () => Promise<Readable>,
): Promise<UploadedImage> {
  if (slots.pendingCount >= longestQueue) throw unavailable()
  return slots(async () => {
    const { files, width, height } = await encodeImage(await readLimited(await open()))
    let byteSize = 0
    try {
      for (const [size, bytes] of files) {
        await parts.storage.put(imageKey(claim.name, size), bytes)
        byteSize += bytes.length
      }
      if (!(await settleUpload(parts, claim, { width, height, byteSize })))
        throw conflict('L’envoi a pris trop de temps. Veuillez recommencer.')
    } catch (error) {
      // After its time the claim may be somebody else's, and so may the files.
      if (parts.clock.now() < claim.until) await removeSizes(parts.storage, claim.name).catch(() => {})
      throw error
    }
    return { imageUrl: imageUrl(claim.name), width, height }
  })
}

/** Deletes an image at every width. WebP first: what is being made of it then is not kept. */
export async function removeSizes(storage: ObjectStorage, name: string): Promise<void> {
  for (const kind of imageKinds)
    for (const width of imageWidths) await storage.remove(imageKey(name, width, kind))
  await storage.remove(shareImageKey(name))
}

/** How long one waits for another who is taking in the same file. */
const longestWaitMs = 15_000
const lookAgainMs = 200

/**
 * Takes in a file that a browser has sent straight to the store, unless that is done: on the first look at it, or
 * when something is to show it. Whoever comes while another is at it waits for the outcome.
 * @returns whether there is an image of this name.
 * @throws what `ingestImage` throws of a file that is no image; it is deleted then.
 */
export async function finishUpload(parts: MediaParts, name: string): Promise<boolean> {
  const lastLook = Date.now() + longestWaitMs
  for (;;) {
    const row = await parts.em.fork().findOne(StoredImage, { name })
    if (row?.state === 'stored') return true
    if (!row || row.state === 'deleting' || !parts.storage.directUploads) return false
    const size = await parts.storage.sizeOf(quarantineKey(name))
    if (size === null && row.state === 'issued') return false
    const claim = await claimUpload(parts, name)
    if (claim) {
      await takeFromQuarantine(parts, claim, row.expiresAt)
      return true
    }
    if (Date.now() > lastLook) throw unavailable()
    await pause(lookAgainMs)
  }
}

async function takeFromQuarantine(parts: MediaParts, claim: Claim, expiresAt: Date): Promise<void> {
  const { storage } = parts
  const key = quarantineKey(claim.name)
  try {
    await ingestImage(parts, claim, async () => {
      // Asked again: the file may have been replaced since; what comes is capped on the way as well.
      if (((await storage.sizeOf(key)) ?? 0) > imageLimits.maxBytes) throw imageRefused('size')
      const sent = await storage.open(key)
      if (!sent) throw imageRefused('empty')
      return sent.stream
    })
  } catch (error) {
    // What is no image is looked at once; a store or database that is away is no fault of the file's.
    if (error instanceof ShopError && error.code !== 'SERVICE_UNAVAILABLE') await storage.remove(key)
    await releaseUpload(parts, claim, expiresAt)
    throw error
  }
  await storage.remove(key)
}
