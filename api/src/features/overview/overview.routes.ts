import type { Routes } from '../../platform/http/routes.ts'
import { sendPage } from '../../platform/page.ts'
import { searchAdministration } from './admin-search.service.ts'
import { listProductUsage } from './product-usage.service.ts'
import { readToday } from './today.service.ts'

/** REST edge of what an administrator sees at a glance. */
export const overviewRoutes: Routes = {
  'GET /admin/today': {
    access: 'administrator',
    handle: async (ctx, { query }) => readToday(ctx, query),
  },
  // Names and addresses of people stay out of addresses (decisions/031).
  'POST /admin/search': {
    access: 'administrator',
    handle: async (ctx, { body }) => searchAdministration(ctx, body),
  },
  'GET /admin/analytics/products': {
    access: 'administrator',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listProductUsage(ctx, query), (usage) => usage),
  },
}
