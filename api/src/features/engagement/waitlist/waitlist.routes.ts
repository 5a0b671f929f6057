import type { Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import { exportCsv } from '../../audit/export-csv.ts'
import { presentWaitlistEntry, waitlistColumns } from './waitlist.presenter.ts'
import { joinWaitlist, listWaitlistEntries, streamWaitlistEntries } from './waitlist.service.ts'

/** REST edge of the waitlist (specification, section 7). */
export const waitlistRoutes: Routes = {
  'POST /waitlist': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => joinWaitlist(ctx, body).then(() => ({ success: true })),
  },
  'GET /admin/waitlist': {
    access: 'waitlist',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listWaitlistEntries(ctx, listQuery(query)), presentWaitlistEntry),
  },
  'GET /admin/waitlist/export.csv': {
    access: 'persons.export',
    handle: (ctx, { query }, response) =>
      exportCsv(
        ctx,
        response,
        'liste-attente',
        waitlistColumns,
        streamWaitlistEntries(ctx, listQuery(query)),
      ),
  },
}
