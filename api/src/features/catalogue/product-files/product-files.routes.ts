import { sendCsv } from '../../../platform/http/csv.ts'
import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { exportProducts } from './products-export.service.ts'
import { importProducts } from './products-import.service.ts'

/** REST edge of the files of products. */
export const productFilesRoutes: Routes = {
  'GET /admin/products/export.csv': {
    access: 'catalogue.read',
    handle: async (ctx, { query }, response) => {
      const { columns, rows } = await exportProducts(ctx, query)
      return sendCsv(ctx, response, 'produits', columns, rows)
    },
  },
  'POST /admin/products/import': {
    access: 'catalogue.write',
    media: { takes: 'text/csv' },
    // The file itself (text/csv), with the rest in the address; or all of it as JSON.
    handle: (ctx, { query, body }) =>
      importProducts(ctx, Buffer.isBuffer(body) ? { ...query, csv: body } : bodyWith(body, query)),
  },
}
