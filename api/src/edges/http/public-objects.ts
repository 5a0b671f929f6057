import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import { type ImageWidth, imageKey, imageWidths } from '../../features/media/image-variants.rules.ts'
import { finishUpload } from '../../features/media/ingest-image.ts'
import { isUploadName } from '../../features/media/uploads.service.ts'
import { ShopError } from '../../platform/errors.ts'
import type { StoredObject } from '../../platform/storage/object-storage.ts'
import type { ContextParts } from './build-context.ts'

const safeName = /^[a-z0-9][a-z0-9-]{0,120}\.webp$/i

/** Images of products: never changed under the same name, and harmless even if opened as a page. */
export function publicObjects(parts: ContextParts): Router {
  const router = Router()
  router.get('/products/:name', async (request, response) => {
    const { name } = request.params
    const width = readWidth(request.query.w)
    const found = width && safeName.test(name) ? await findImage(parts, name, width) : null
    if (!found) {
      response.status(404).json({ message: 'Image introuvable.', code: 'NOT_FOUND' })
      return
    }
    response.setHeader('Content-Type', 'image/webp')
    response.setHeader('Content-Length', found.size)
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    // A reader that leaves halfway is no error of ours.
    await pipeline(found.stream, response).catch(() => response.destroy())
  })
  router.use((_request, response) => {
    response.status(404).json({ message: 'Adresse inconnue.', code: 'NOT_FOUND' })
  })
  return router
}

/** A file that a browser sent straight to the store becomes an image when somebody first looks at it. */
async function findImage(
  { orm, storage, clock }: ContextParts,
  name: string,
  width: ImageWidth,
): Promise<StoredObject | null> {
  const key = imageKey(name, width)
  const found = await storage.open(key)
  if (found || !storage.directUploads || !isUploadName(name)) return found
  const isThere = await finishUpload({ em: orm.em.fork(), storage, clock }, name).catch((error: unknown) => {
    // No image was sent: to whoever looks, there is none.
    if (error instanceof ShopError && error.code !== 'SERVICE_UNAVAILABLE') return false
    throw error
  })
  return isThere ? storage.open(key) : null
}

function readWidth(asked: unknown): ImageWidth | undefined {
  if (asked === undefined) return 1280
  return imageWidths.find((width) => String(width) === asked)
}
