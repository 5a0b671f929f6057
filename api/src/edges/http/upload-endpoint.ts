import { type RequestHandler, Router } from 'express'
import { receiveUpload } from '../../features/media/uploads.service.ts'
import { buildContext, type ContextParts } from './build-context.ts'
import { leaveUnread } from './unread-body.ts'

/**
 * PUT {uploadURL}, below /api: takes the file itself, so it comes before whatever reads bodies. What the headers
 * already tell (session, signature, type, length) is judged before a byte of the body is read.
 */
export function uploadEndpoint(parts: ContextParts): RequestHandler {
  const router = Router()
  router.put('/upload/product-image/*name', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    try {
      const length = request.headers['content-length']
      const image = await receiveUpload(buildContext(parts, request), {
        name: ([] as string[]).concat(request.params.name ?? []).join('/'),
        query: request.query,
        type: request.headers['content-type'] ?? '',
        size: length === undefined ? undefined : Number(length),
        body: request,
      })
      response.json(image)
    } catch (error) {
      await leaveUnread(request, response)
      throw error
    }
  })
  return router
}
