import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import {
  createCategory,
  deleteCategory,
  findCategory,
  findDisplayDecision,
  listCategories,
  restoreCategory,
  updateCategory,
} from './categories.service.ts'
import { presentCategory } from './category.presenter.ts'

/** REST edge of the categories (specification, section 7). */
export const categoriesRoutes: Routes = {
  'GET /categories': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx) => (await listCategories(ctx)).map(presentCategory),
  },
  'GET /categories/:id': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) => presentCategory(await findCategory(ctx, params)),
  },
  'GET /admin/categories/:id/score-display': {
    access: 'catalogue.read',
    handle: async (ctx, { params }) => ({ decision: await findDisplayDecision(ctx, params) }),
  },
  'POST /categories': {
    access: 'catalogue.write',
    status: 201,
    handle: async (ctx, { body }) => presentCategory(await createCategory(ctx, body)),
  },
  'POST /categories/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentCategory(await restoreCategory(ctx, body)),
  },
  'PUT /categories/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentCategory(await updateCategory(ctx, bodyWith(body, params))),
  },
  'DELETE /categories/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, query, body }) =>
      deleteCategory(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}
