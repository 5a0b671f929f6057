import type { Routes } from '../../platform/routes.ts'
import { presentAuditEntry } from './audit.presenter.ts'
import { listHistory } from './audit.service.ts'

/** REST edge of the history of changes. */
export const auditRoutes: Routes = {
  'GET /admin/history': {
    access: 'administrator',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listHistory(ctx, query)
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map(presentAuditEntry)
    },
  },
}
