import { bodyWith, type Routes } from '../../platform/http/routes.ts'
import type { SavedView } from './saved-view.entity.ts'
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './saved-views.service.ts'

const presentView = ({ id, list, name, query, isDefault }: SavedView) => ({
  id,
  list,
  name,
  query,
  isDefault,
})

/** REST edge of the kept views. */
export const savedViewsRoutes: Routes = {
  'GET /admin/views': {
    access: 'administration',
    handle: async (ctx) => (await listSavedViews(ctx)).map(presentView),
  },
  'POST /admin/views': {
    access: 'administration',
    status: 201,
    handle: async (ctx, { body }) => presentView(await createSavedView(ctx, body)),
  },
  'PUT /admin/views/:id': {
    access: 'administration',
    handle: async (ctx, { params, body }) => presentView(await updateSavedView(ctx, bodyWith(body, params))),
  },
  'DELETE /admin/views/:id': {
    access: 'administration',
    handle: async (ctx, { params }) => void (await deleteSavedView(ctx, params)),
  },
}
