import type { Routes } from '../../../platform/http/routes.ts'
import { deleteProducts } from './delete-products.service.ts'
import { changePrices } from './price-changes.service.ts'
import { undoProducts } from './undo-products.service.ts'

/** REST edge of what changes many products at once. */
export const bulkRoutes: Routes = {
  'POST /admin/products/prices': {
    access: 'catalogue.write',
    handle: (ctx, { body }) => changePrices(ctx, body),
  },
  'POST /admin/products/delete': {
    access: 'catalogue.write',
    handle: (ctx, { body }) => deleteProducts(ctx, body),
  },
  'POST /admin/products/undo': {
    access: 'catalogue.write',
    handle: (ctx, { body }) => undoProducts(ctx, body),
  },
}
