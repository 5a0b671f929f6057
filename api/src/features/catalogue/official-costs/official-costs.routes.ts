import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import type { OfficialCost } from './official-cost.entity.ts'
import { findOfficialCost, restoreOfficialCost, saveOfficialCost } from './official-costs.service.ts'

const presentCost = ({ id: _id, ...facts }: OfficialCost) => facts

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
    access: 'administrator',
    handle: async (ctx, { params, body }) =>
      presentCost(await saveOfficialCost(ctx, bodyWith(body, { productId: params.id }))),
  },
  'POST /admin/official-costs/restore': {
    access: 'administrator',
    handle: async (ctx, { body }) => presentCost(await restoreOfficialCost(ctx, body)),
  },
}
