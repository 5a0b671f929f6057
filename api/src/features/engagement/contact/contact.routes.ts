import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { exportCsv } from '../../audit/export-csv.ts'
import { threadLoader } from './contact.loaders.ts'
import { contactMessageColumns, presentContactMessage, presentContactReply } from './contact.presenter.ts'
import {
  challengeScore,
  deleteContactMessage,
  findContactMessage,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
  streamContactMessages,
} from './contact.service.ts'
import type { ContactMessage } from './contact-message.entity.ts'
import {
  answerContactMessage,
  assignContactMessage,
  noteOnContactMessage,
  readReplyFigures,
} from './contact-replies.service.ts'

/** REST edge of the contact form and of its messages (specification, section 7). */
export const contactRoutes: Routes = {
  'POST /contact': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => sendContactMessage(ctx, body).then(() => ({ success: true })),
  },
  'POST /products/:id/challenges': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { params, body }) =>
      challengeScore(ctx, bodyWith(body, params)).then(() => ({ success: true })),
  },
  'GET /admin/messages': {
    access: 'inbox',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listContactMessages(ctx, listQuery(query)), (message) =>
        presentContactMessage(message, ctx.clock.now()),
      ),
  },
  // Before « :id », which would take it for one.
  'GET /admin/messages/export.csv': {
    access: 'persons.export',
    handle: (ctx, { query }, response) =>
      exportCsv(
        ctx,
        response,
        'messages',
        contactMessageColumns,
        streamContactMessages(ctx, listQuery(query)),
      ),
  },
  'GET /admin/messages/figures': {
    access: 'inbox',
    handle: async (ctx) => {
      const { since, ...figures } = await readReplyFigures(ctx)
      return { since: since.toISOString(), ...figures }
    },
  },
  'GET /admin/messages/:id': {
    access: 'inbox',
    handle: async (ctx, { params }) => withThread(ctx, await findContactMessage(ctx, params)),
  },
  'PUT /admin/messages/:id': {
    access: 'inbox',
    handle: async (ctx, { params, body }) =>
      withThread(ctx, await markContactMessage(ctx, bodyWith(body, params))),
  },
  'DELETE /admin/messages/:id': {
    access: 'inbox',
    handle: async (ctx, { params }) => deleteContactMessage(ctx, params).then(() => ({ success: true })),
  },
  'POST /admin/messages/:id/replies': {
    access: 'inbox',
    status: 201,
    handle: async (ctx, { params, body }) =>
      withThread(ctx, await answerContactMessage(ctx, bodyWith(body, params))),
  },
  'POST /admin/messages/:id/notes': {
    access: 'inbox',
    status: 201,
    handle: async (ctx, { params, body }) =>
      withThread(ctx, await noteOnContactMessage(ctx, bodyWith(body, params))),
  },
  'PUT /admin/messages/:id/assignee': {
    access: 'inbox',
    handle: async (ctx, { params, body }) =>
      withThread(ctx, await assignContactMessage(ctx, bodyWith(body, params))),
  },
}

/** One message, with its answers and notes. */
const withThread = async (ctx: RequestContext, message: ContactMessage) => ({
  ...presentContactMessage(message, ctx.clock.now()),
  thread: (await ctx.load(threadLoader).load(message.id)).map(presentContactReply),
})
