import type { Routes } from '../../../platform/http/routes.ts'
import { presentProduct } from '../products/product.presenter.ts'
import { createDrafts, saveDrafts } from './drafts.service.ts'

/** REST edge of products that are prepared several at a time. */
export const draftsRoutes: Routes = {
  'POST /admin/drafts': {
    access: 'catalogue.write',
    status: 201,
    handle: async (ctx, { body }) => (await createDrafts(ctx, body)).map(presentProduct),
  },
  'PUT /admin/drafts': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => (await saveDrafts(ctx, body)).map(presentProduct),
  },
}
