import { pipeline } from 'node:stream/promises'
import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { Evidence } from './evidence.entity.ts'
import { supportedProductsLoader } from './evidence.loaders.ts'
import { presentEvidence } from './evidence.presenter.ts'
import {
  createEvidence,
  deleteEvidence,
  findEvidence,
  listEvidence,
  restoreEvidence,
  updateEvidence,
} from './evidence.service.ts'
import { openEvidenceFile } from './evidence-files.service.ts'

/** REST edge of evidence; a file is sent to `edges/http/upload-endpoint.ts`. */
export const evidenceRoutes: Routes = {
  'GET /evidence/files/:name': {
    access: 'visitor',
    media: { answers: 'application/pdf, image/webp' },
    async handle(ctx, { params }, response) {
      const file = await openEvidenceFile(ctx, params)
      // Never run as a page, whatever is hidden in it; and a PDF is saved, for a sandboxed one is not shown.
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      response.setHeader('Cache-Control', file.isPublic ? 'no-cache' : 'private, no-store')
      if (file.isPublic && file.sha256) response.setHeader('ETag', `"${file.sha256}"`)
      // Whoever has it asks again each time: it may no longer be public.
      if (file.isPublic && response.req.fresh) {
        file.stream.destroy()
        response.status(304).end()
        return
      }
      response.setHeader('Content-Type', file.type)
      response.setHeader('Content-Length', file.size)
      const extension = file.type.split('/').at(-1)
      const shown = file.type === 'application/pdf' ? 'attachment' : 'inline'
      response.setHeader('Content-Disposition', `${shown}; filename="preuve.${extension}"`)
      // A reader that leaves halfway is no error of ours.
      await pipeline(file.stream, response).catch(() => response.destroy())
    },
  },
  'GET /admin/evidence': {
    access: 'catalogue.read',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listEvidence(ctx, listQuery(query)), presentEvidence),
  },
  'GET /admin/evidence/:id': {
    access: 'catalogue.read',
    handle: async (ctx, { params }) => withProducts(ctx, await findEvidence(ctx, params)),
  },
  'POST /admin/evidence': {
    access: 'catalogue.write',
    status: 201,
    handle: async (ctx, { body }) => presentEvidence(await createEvidence(ctx, body)),
  },
  'POST /admin/evidence/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentEvidence(await restoreEvidence(ctx, body)),
  },
  'PUT /admin/evidence/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentEvidence(await updateEvidence(ctx, bodyWith(body, params))),
  },
  'DELETE /admin/evidence/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, query, body }) =>
      deleteEvidence(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}

/** One piece of evidence, with the products whose published scores rest on it. */
const withProducts = async (ctx: RequestContext, evidence: Evidence) => ({
  ...presentEvidence(evidence),
  products: (await ctx.load(supportedProductsLoader).load(evidence.id)).map(({ id, name, ecoScore }) => ({
    id,
    name,
    ecoScore,
  })),
})
