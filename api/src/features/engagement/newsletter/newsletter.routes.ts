import type { Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import { exportCsv } from '../../audit/export-csv.ts'
import { presentSubscriber, subscriberColumns } from './newsletter.presenter.ts'
import {
  confirmNewsletter,
  listSubscribers,
  streamSubscribers,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter.service.ts'

/** REST edge of the newsletter and of its subscribers (specification, section 7). */
export const newsletterRoutes: Routes = {
  'POST /newsletter': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => subscribeToNewsletter(ctx, body).then(() => ({ success: true })),
  },
  'POST /newsletter/confirm': {
    access: 'visitor',
    handle: async (ctx, { body }) => confirmNewsletter(ctx, body).then(() => ({ success: true })),
  },
  'POST /newsletter/unsubscribe': {
    access: 'visitor',
    handle: async (ctx, { body }) => unsubscribeFromNewsletter(ctx, body).then(() => ({ success: true })),
  },
  'GET /admin/newsletter': {
    access: 'newsletter',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listSubscribers(ctx, listQuery(query)), presentSubscriber),
  },
  'GET /admin/newsletter/export.csv': {
    access: 'persons.export',
    handle: (ctx, { query }, response) =>
      exportCsv(ctx, response, 'newsletter', subscriberColumns, streamSubscribers(ctx, listQuery(query))),
  },
}
