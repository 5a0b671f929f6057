import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import { exportCsv } from '../../audit/export-csv.ts'
import { contactMessageColumns, presentContactMessage } from './contact.presenter.ts'
import {
  findContactMessage,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
  streamContactMessages,
} from './contact.service.ts'

/** REST edge of the contact form and of its messages (specification, section 7). */
export const contactRoutes: Routes = {
  'POST /contact': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => sendContactMessage(ctx, body).then(() => ({ success: true })),
  },
  'GET /admin/messages': {
    access: 'administrator',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listContactMessages(ctx, listQuery(query)), (message) =>
        presentContactMessage(message, ctx.clock.now()),
      ),
  },
  // Before « :id », which would take it for one.
  'GET /admin/messages/export.csv': {
    access: 'administrator',
    handle: (ctx, { query }, response) =>
      exportCsv(
        ctx,
        response,
        'messages',
        contactMessageColumns,
        streamContactMessages(ctx, listQuery(query)),
      ),
  },
  'GET /admin/messages/:id': {
    access: 'administrator',
    handle: async (ctx, { params }) =>
      presentContactMessage(await findContactMessage(ctx, params), ctx.clock.now()),
  },
  'PUT /admin/messages/:id': {
    access: 'administrator',
    handle: async (ctx, { params, body }) =>
      presentContactMessage(await markContactMessage(ctx, bodyWith(body, params)), ctx.clock.now()),
  },
}
