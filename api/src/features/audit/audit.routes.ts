import type { Routes } from '../../platform/http/routes.ts'
import { sendPage } from '../../platform/page.ts'
import { presentAuditEntry } from './audit.presenter.ts'
import { listHistory } from './history.service.ts'

/** REST edge of the history of changes. */
export const auditRoutes: Routes = {
  'GET /admin/history': {
    access: 'catalogue.read',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listHistory(ctx, query), presentAuditEntry),
  },
}
