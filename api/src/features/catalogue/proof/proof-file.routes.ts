import type { Routes } from '../../../platform/http/routes.ts'
import { readProofFile } from './proof-file.service.ts'

/** REST edge of the proof files of products. */
export const proofFileRoutes: Routes = {
  'GET /admin/products/:id/proof.json': {
    access: 'administrator',
    handle: async (ctx, { params }, response) => {
      const file = await readProofFile(ctx, params)
      const name = `preuve-produit-${file.product.id}-${file.madeAt.slice(0, 10)}.json`
      response.setHeader('Content-Disposition', `attachment; filename="${name}"`)
      response.setHeader('Cache-Control', 'private, no-store')
      return file
    },
  },
}
