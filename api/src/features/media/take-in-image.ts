import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { conflict, unavailable } from '../../platform/errors.ts'
import type { ObjectStorage } from '../../platform/object-storage.ts'
import { encodeImage } from './encode-image.ts'
import { imageKey, imageUrl, imageWidths } from './image-variants.ts'
import { readCapped } from './read-capped.ts'
import { type Claim, type MediaParts, settleUpload } from './upload-claims.ts'
import type { UploadedImage } from './uploaded-image.type.ts'

/** Files in memory at once, 5 MB each at most; who waits holds nothing but a connection. */
const slots = pLimit(8)
const longestQueue = 50

/**
 * Reads, judges, encodes and stores the file of a claimed upload. What can be shown is complete: every size lies in
 * the store before the row says so, and a failure takes back what was written.
 * @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_USER_INPUT, SERVICE_UNAVAILABLE (too many at once).
 */
export async function takeInImage(
  parts: MediaParts,
  claim: Claim,
  open: () => Promise<Readable>,
): Promise<UploadedImage> {
  if (slots.pendingCount >= longestQueue) throw unavailable()
  return slots(async () => {
    const { files, width, height } = await encodeImage(await readCapped(await open()))
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

/** Deletes a picture at every width. */
export async function removeSizes(storage: ObjectStorage, name: string): Promise<void> {
  for (const width of imageWidths) await storage.remove(imageKey(name, width))
}
