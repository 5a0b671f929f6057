import { type RequestHandler, Router } from 'express'
import { presentEvidence } from '../../features/catalogue/evidence/evidence.presenter.ts'
import { attachFile } from '../../features/catalogue/evidence/evidence-files.service.ts'
import { imageRefused } from '../../features/media/image-errors.ts'
import { imageLimits } from '../../features/media/images.rules.ts'
import { receiveUpload } from '../../features/media/uploads.service.ts'
import { requirePermission } from '../../platform/authorize.ts'
import { buildContext, type ContextParts } from './build-context.ts'
import { leaveUnread } from './unread-body.ts'

/**
 * PUT {uploadURL}, and PUT /admin/evidence/{id}/file, below /api: they take the file itself, so they come before whatever
 * reads bodies. What the headers already tell (session, signature, type, length) is judged before a byte of the body is
 * read.
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
  router.put('/admin/evidence/:id/file', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    try {
      const ctx = buildContext(parts, request)
      requirePermission(ctx, 'catalogue.write')
      if (Number(request.headers['content-length'] ?? 0) > imageLimits.maxBytes) throw imageRefused('size')
      response.json(presentEvidence(await attachFile(ctx, request.params, async () => request)))
    } catch (error) {
      await leaveUnread(request, response)
      throw error
    }
  })
  return router
}
