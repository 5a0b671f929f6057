import type { Routes } from '../../../platform/http/routes.ts'
import { cancelRestock, listRestockRequests, type RestockRow, requestRestock } from './restock.service.ts'

const presentRequest = ({ product, createdAt }: RestockRow) => ({
  productId: product.id,
  createdAt: createdAt.toISOString(),
})

/** REST edge of who waits for the return of a product. */
export const restockRoutes: Routes = {
  'GET /restock-requests': {
    access: 'customer',
    handle: async (ctx) => (await listRestockRequests(ctx)).map(presentRequest),
  },
  'POST /restock-requests': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { body }) => (await requestRestock(ctx, body)).map(presentRequest),
  },
  'DELETE /restock-requests/:productId': {
    access: 'customer',
    handle: async (ctx, { params }) => (await cancelRestock(ctx, params)).map(presentRequest),
  },
}
