import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import {
  findOfficialCost,
  presentCost,
  restoreOfficialCost,
  saveOfficialCost,
} from './official-costs.service.ts'

/** REST edge of the official environmental costs. */
export const officialCostsRoutes: Routes = {
  'GET /products/:id/official-cost': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) => {
      const cost = await findOfficialCost(ctx, params)
      return { officialCost: cost && presentCost(cost) }
    },
  },
  'PUT /admin/products/:id/official-cost': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentCost(await saveOfficialCost(ctx, bodyWith(body, { productId: params.id }))),
  },
  'POST /admin/official-costs/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentCost(await restoreOfficialCost(ctx, body)),
  },
}
