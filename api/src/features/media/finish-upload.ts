import { setTimeout as pause } from 'node:timers/promises'
import { ShopError, unavailable } from '../../platform/errors.ts'
import { imageRefused } from './image-errors.ts'
import { quarantineKey } from './image-variants.ts'
import { imageLimits } from './images.rules.ts'
import { StoredImage } from './stored-image.entity.ts'
import { takeInImage } from './take-in-image.ts'
import { type Claim, claimUpload, type MediaParts, releaseUpload } from './upload-claims.ts'

/** How long one waits for another who is taking in the same file. */
const patienceMs = 15_000
const lookAgainMs = 200

/**
 * Takes in a file that a browser has sent straight to the store, unless that is done: on the first look at it, or
 * when something is to show it. Whoever comes while another is at it waits for the outcome.
 * @returns whether there is a picture of this name.
 * @throws what `takeInImage` throws of a file that is no picture; it is deleted then.
 */
export async function finishUpload(parts: MediaParts, name: string): Promise<boolean> {
  const lastLook = Date.now() + patienceMs
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
    await takeInImage(parts, claim, async () => {
      // Asked again: the file may have been replaced since; what comes is capped on the way as well.
      if (((await storage.sizeOf(key)) ?? 0) > imageLimits.maxBytes) throw imageRefused('size')
      const sent = await storage.open(key)
      if (!sent) throw imageRefused('empty')
      return sent.stream
    })
  } catch (error) {
    // What is no picture is looked at once; a store or database that is away is no fault of the file's.
    if (error instanceof ShopError && error.code !== 'SERVICE_UNAVAILABLE') await storage.remove(key)
    await releaseUpload(parts, claim, expiresAt)
    throw error
  }
  await storage.remove(key)
}
