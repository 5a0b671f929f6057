import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import { type ImageWidth, imageKey, imageWidths } from '../features/media/image-variants.ts'
import type { ObjectStorage } from '../platform/object-storage.ts'

const safeName = /^[a-z0-9][a-z0-9-]{0,120}\.webp$/i

/** Pictures of products: never changed under the same name, and harmless even if opened as a page. */
export function publicObjects(storage: ObjectStorage): Router {
  const router = Router()
  router.get('/products/:name', async (request, response) => {
    const { name } = request.params
    const width = readWidth(request.query.w)
    const found = width && safeName.test(name) ? await storage.open(imageKey(name, width)) : null
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

function readWidth(asked: unknown): ImageWidth | undefined {
  if (asked === undefined) return 1280
  return imageWidths.find((width) => String(width) === asked)
}
