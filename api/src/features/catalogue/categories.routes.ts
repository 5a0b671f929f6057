import { bodyWith, type Routes } from '../../platform/routes.ts'
import { presentCategory } from './catalogue.presenter.ts'
import { createCategory, deleteCategory, updateCategory } from './categories-write.service.ts'
import { restoreCategory } from './category-restore.service.ts'

/** REST edge of the changes of categories (spec section 7). */
export const categoriesRoutes: Routes = {
  'POST /categories': {
    access: 'administrator',
    status: 201,
    handle: async (ctx, { body }) => presentCategory(await createCategory(ctx, body)),
  },
  'POST /categories/restore': {
    access: 'administrator',
    handle: async (ctx, { body }) => presentCategory(await restoreCategory(ctx, body)),
  },
  'PUT /categories/:id': {
    access: 'administrator',
    handle: async (ctx, { params, body }) =>
      presentCategory(await updateCategory(ctx, bodyWith(body, params))),
  },
  'DELETE /categories/:id': {
    access: 'administrator',
    handle: async (ctx, { params, query, body }) =>
      deleteCategory(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}
