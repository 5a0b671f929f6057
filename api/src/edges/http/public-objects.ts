import { pipeline } from 'node:stream/promises'
import { type Request, Router } from 'express'
import { AvifImages } from '../../features/media/avif-images.ts'
import { type ImageWidth, imageKey, imageWidths } from '../../features/media/image-variants.rules.ts'
import { finishUpload } from '../../features/media/ingest-image.ts'
import { openShareImage } from '../../features/media/share-image.ts'
import { isUploadName } from '../../features/media/uploads.service.ts'
import { ShopError } from '../../platform/errors.ts'
import type { StoredObject } from '../../platform/storage/object-storage.ts'
import type { ContextParts } from './build-context.ts'

const safeName = /^[a-z0-9][a-z0-9-]{0,120}\.webp$/i

const keptByAll = 'public, max-age=31536000, immutable'
/** A cache that many share asks again soon: by then there is something smaller. */
const keptByBrowsers = 'public, max-age=31536000, s-maxage=60, immutable'

/**
 * Images of products: never changed under the same name, and harmless even if opened as a page. AVIF to who takes it,
 * as soon as it is made, else WebP; JPEG where a link is shared.
 */
export function publicObjects(parts: ContextParts): Router {
  const router = Router()
  const avifImages = new AvifImages(parts.storage)
  router.get('/products/:name', async (request, response) => {
    const { name } = request.params
    const form = safeName.test(name) ? readForm(request.query) : undefined
    const width = form === 'share' ? undefined : form
    const takesAvif = request.accepts(['image/webp', 'image/avif']) === 'image/avif'
    const avif = width && takesAvif ? await avifImages.open(name, width) : null
    const found = avif ?? (form ? await findImage(parts, name, form) : null)
    if (!found) {
      response.status(404).json({ message: 'Image introuvable.', code: 'NOT_FOUND' })
      return
    }
    const isInterim = width && takesAvif && !avif
    if (isInterim)
      avifImages.make(name, width).catch((error: unknown) => {
        request.log.warn({ err: error, image: name, width }, 'no AVIF could be made of an image')
      })
    const kind = avif ? 'avif' : width ? 'webp' : 'jpeg'
    response.setHeader('Vary', 'Accept')
    response.setHeader('ETag', `"${kind}-${found.size}"`)
    response.setHeader('Cache-Control', isInterim ? keptByBrowsers : keptByAll)
    if (request.fresh) {
      found.stream.destroy()
      response.status(304).end()
      return
    }
    response.setHeader('Content-Type', `image/${kind}`)
    response.setHeader('Content-Length', found.size)
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
  form: ImageForm,
): Promise<StoredObject | null> {
  const open = () => (form === 'share' ? openShareImage(storage, name) : storage.open(imageKey(name, form)))
  const found = await open()
  if (found || !storage.directUploads || !isUploadName(name)) return found
  const isThere = await finishUpload({ em: orm.em.fork(), storage, clock }, name).catch((error: unknown) => {
    // No image was sent: to whoever looks, there is none.
    if (error instanceof ShopError && error.code !== 'SERVICE_UNAVAILABLE') return false
    throw error
  })
  return isThere ? open() : null
}

/** A width, or what a link to a page shows of the image. */
type ImageForm = ImageWidth | 'share'

function readForm({ w, og }: Request['query']): ImageForm | undefined {
  if (og !== undefined) return og === '1' && w === undefined ? 'share' : undefined
  if (w === undefined) return 1280
  return imageWidths.find((width) => String(width) === w)
}
