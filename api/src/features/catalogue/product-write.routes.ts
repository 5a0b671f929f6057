import { bodyWith, type Routes } from '../../platform/routes.ts'
import { presentProduct } from './catalogue.presenter.ts'
import { restoreProduct } from './product-restore.service.ts'
import { createProduct, deleteProduct, updateProduct } from './product-write.service.ts'

/** REST edge of what administrators change of the products (spec section 7). */
export const productWriteRoutes: Routes = {
  'POST /products': {
    access: 'administrator',
    status: 201,
    handle: async (ctx, { body }) => presentProduct(await createProduct(ctx, body)),
  },
  'POST /products/restore': {
    access: 'administrator',
    handle: async (ctx, { body }) => presentProduct(await restoreProduct(ctx, body)),
  },
  'PUT /products/:id': {
    access: 'administrator',
    handle: async (ctx, { params, body }) => presentProduct(await updateProduct(ctx, bodyWith(body, params))),
  },
  'DELETE /products/:id': {
    access: 'administrator',
    handle: async (ctx, { params, query, body }) =>
      deleteProduct(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}
