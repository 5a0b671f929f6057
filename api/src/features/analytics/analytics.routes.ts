import type { Routes } from '../../platform/http/routes.ts'
import { exportCsv } from '../audit/export-csv.ts'
import { eventColumns, presentEvent, presentSummary } from './analytics.presenter.ts'
import { listRecentEvents, streamEvents } from './analytics-events.service.ts'
import { summariseAnalytics } from './analytics-summary.service.ts'
import { recordEvents } from './record-events.service.ts'

/** REST edge of usage analytics (specification, section 7). */
export const analyticsRoutes: Routes = {
  // `consent=accepted`: sendBeacon sets no header, and the body is the documented event.
  'POST /analytics': {
    access: 'visitor',
    status: 202,
    handle: async (ctx, { body, query }) =>
      recordEvents(ctx, body, query.consent === 'accepted').then(() => ({ success: true })),
  },
  'GET /admin/analytics/summary': {
    access: 'analytics.read',
    handle: async (ctx, { query }) => presentSummary(await summariseAnalytics(ctx, query)),
  },
  'GET /admin/analytics': {
    access: 'analytics.read',
    handle: async (ctx, { query }) => (await listRecentEvents(ctx, query)).map(presentEvent),
  },
  'GET /admin/analytics/export.csv': {
    access: 'persons.export',
    handle: async (ctx, { query }, response) =>
      exportCsv(ctx, response, 'mesure-audience', eventColumns, await streamEvents(ctx, query)),
  },
}
