import type { Response } from 'express'
import type { Routes } from '../../../platform/http/routes.ts'
import { readProofFile } from './proof-file.service.ts'
import { proofPdf } from './proof-pdf.ts'

/** REST edge of the proof files of products. */
export const proofFileRoutes: Routes = {
  'GET /admin/products/:id/proof.json': {
    access: 'catalogue.read',
    handle: async (ctx, { params }, response) => {
      const file = await readProofFile(ctx, params)
      nameFile(response, file, 'json')
      return file
    },
  },
  'GET /admin/products/:id/proof.pdf': {
    access: 'catalogue.read',
    handle: async (ctx, { params }, response) => {
      const file = await readProofFile(ctx, params)
      const bytes = await proofPdf(file)
      nameFile(response, file, 'pdf')
      response.setHeader('Content-Type', 'application/pdf')
      response.end(bytes)
    },
  },
}

type Named = Pick<Awaited<ReturnType<typeof readProofFile>>, 'product' | 'madeAt'>

function nameFile(response: Response, { product, madeAt }: Named, extension: string): void {
  const name = `preuve-produit-${product.id}-${madeAt.slice(0, 10)}.${extension}`
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`)
  response.setHeader('Cache-Control', 'private, no-store')
}
