import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ObjectStorage, StoredObject } from '../../platform/storage/object-storage.ts'
import { encodeAvif } from './encode-image.ts'
import { type ImageWidth, imageKey } from './image-variants.rules.ts'

/** So many images may wait for their AVIF; one beyond these is WebP until somebody looks at it again. */
const longestQueue = 500

/** The AVIF of images that are kept as WebP, made when somebody could have used it, for the next who looks. */
export class AvifImages {
  /** One at a time: an upload, which somebody waits for, then waits for one at most. */
  private readonly queue = pLimit(1)
  /** Made, being made, or not worth it: no second try by this process. */
  private readonly tried = new LRUCache<string, true>({ max: 10_000 })

  constructor(private readonly storage: ObjectStorage) {}

  /** Null when there is none, or none yet. */
  open(name: string, width: ImageWidth): Promise<StoredObject | null> {
    return this.storage.open(imageKey(name, width, 'avif'))
  }

  /** Makes the AVIF of an image that is there, in its own time. @throws when its WebP cannot be read. */
  async make(name: string, width: ImageWidth): Promise<void> {
    const key = imageKey(name, width, 'avif')
    if (this.tried.has(key) || this.queue.pendingCount >= longestQueue) return
    this.tried.set(key, true)
    await this.queue(() => this.encode(imageKey(name, width), key))
  }

  private async encode(source: string, key: string): Promise<void> {
    const { storage } = this
    const kept = await storage.open(source)
    if (!kept) return
    const webp = await buffer(kept.stream)
    const avif = await encodeAvif(webp)
    if (avif.length >= webp.length) return
    await storage.put(key, avif)
    // The image may have been deleted meanwhile, or taken in anew: nobody else would delete this file.
    if ((await storage.sizeOf(source)) !== webp.length) await storage.remove(key)
  }
}
