import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { EntityManager } from '@mikro-orm/postgresql'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { notFound, unavailable } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type ImageColumn, isShown, removeFiles } from './collect-images.ts'
import { imageKey, imageWidths } from './image-variants.rules.ts'
import { type ImageRegion, imageLimits } from './images.rules.ts'
import { claimEnd, ingestImage, type UploadedImage } from './ingest-image.ts'
import { StoredImage } from './stored-image.entity.ts'
import { reserveUpload } from './uploads.service.ts'

/** As everywhere that an image is asked for by its name. */
export const unknownImage = () => notFound('Image non trouvée')

/**
 * Whoever uses an image says so first, and writes the row that shows it afterwards: for so long it is not to be
 * deleted. Longer than any request takes.
 */
const inUseMs = 10 * 60_000

/**
 * Marks an image as going, by one statement, if nothing shows it and nobody is about to: whoever uses it at that very
 * moment comes before or is refused. Its files go by `removeMarked`.
 * @returns whether it is marked.
 */
export async function markUnusedImage(
  em: EntityManager,
  { name, now, columns }: { name: string; now: Date; columns: readonly ImageColumn[] },
): Promise<boolean> {
  const shown = isShown(columns, 'stored_images.name')
  const marked = await em.execute<{ name: string }[]>(
    `update stored_images set state = 'deleting'
     where name = ? and state = 'stored' and (last_needed_at is null or last_needed_at < ?) and not ${shown.sql}
     returning name`,
    [name, new Date(now.getTime() - inUseMs), ...shown.params],
  )
  return marked.length === 1
}

/** Deletes the files of a marked image, then its row. What the store refuses stays marked: housekeeping tries again. */
export async function removeMarked({ em, storage }: RequestContext, name: string): Promise<void> {
  await removeFiles(storage, name)
  await em.nativeDelete(StoredImage, { name, state: 'deleting' })
}

/** One at a time: beside uploads, which have a row of their own. */
const gate = pLimit(1)
const longestQueue = 20

/**
 * A new image made of a part of another, which stays as it is. What is kept of an image is at most as wide as its
 * largest size.
 * @throws NOT_FOUND, SERVICE_UNAVAILABLE, and those of an upload.
 */
export async function storeCrop(
  ctx: RequestContext,
  name: string,
  region: ImageRegion,
): Promise<UploadedImage> {
  if (gate.pendingCount >= longestQueue) throw unavailable()
  const bytes = await gate(() => cutOut(ctx, name, region))
  const until = claimEnd(ctx.clock.now())
  const made = await reserveUpload(ctx, { state: 'receiving', expiresAt: until })
  try {
    return await ingestImage(ctx, { name: made, until }, async () => Readable.from([bytes]))
  } catch (error) {
    await ctx.em.nativeDelete(StoredImage, { name: made, state: 'receiving' })
    throw error
  }
}

async function cutOut({ storage }: RequestContext, name: string, region: ImageRegion): Promise<Buffer> {
  const kept = await storage.open(imageKey(name, imageWidths[2]))
  if (!kept) throw unknownImage()
  const source = sharp(await buffer(kept.stream), { limitInputPixels: imageLimits.maxPixels })
  const { width, height } = await source.metadata()
  // Within the image whatever the rounding says, and never less than a pixel.
  const left = Math.min(width - 1, Math.round(region.left * width))
  const top = Math.min(height - 1, Math.round(region.top * height))
  const size = {
    width: Math.max(1, Math.min(width - left, Math.round(region.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(region.height * height))),
  }
  return source
    .timeout({ seconds: 10 })
    .extract({ left, top, ...size })
    .webp({ quality: 95 })
    .toBuffer()
}
