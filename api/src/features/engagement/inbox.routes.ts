import { bodyWith, type Routes } from '../../platform/routes.ts'
import { exportCsv } from '../audit/export-csv.ts'
import {
  everyContactMessage,
  findContactMessage,
  listContactMessages,
  markContactMessage,
} from './contact-messages.service.ts'
import { presentContactMessage, presentSubscriber, presentWaitlistEntry } from './inbox.presenter.ts'
import { contactMessageColumns, subscriberColumns, waitlistColumns } from './inbox-exports.ts'
import { everySubscriber, listSubscribers } from './subscribers.service.ts'
import { everyWaitlistEntry, listWaitlistEntries } from './waitlist-entries.service.ts'

/** REST edge of what people left with the shop, for administrators. */
export const inboxRoutes: Routes = {
  'GET /admin/messages': {
    access: 'administrator',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listContactMessages(ctx, { ...query, search: query.q })
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map((message) => presentContactMessage(message, ctx.clock.now()))
    },
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
        everyContactMessage(ctx, { ...query, search: query.q }),
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
  'GET /admin/waitlist': {
    access: 'administrator',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listWaitlistEntries(ctx, { ...query, search: query.q })
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map(presentWaitlistEntry)
    },
  },
  'GET /admin/waitlist/export.csv': {
    access: 'administrator',
    handle: (ctx, { query }, response) =>
      exportCsv(
        ctx,
        response,
        'liste-attente',
        waitlistColumns,
        everyWaitlistEntry(ctx, { ...query, search: query.q }),
      ),
  },
  'GET /admin/newsletter': {
    access: 'administrator',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listSubscribers(ctx, { ...query, search: query.q })
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map(presentSubscriber)
    },
  },
  'GET /admin/newsletter/export.csv': {
    access: 'administrator',
    handle: (ctx, { query }, response) =>
      exportCsv(
        ctx,
        response,
        'newsletter',
        subscriberColumns,
        everySubscriber(ctx, { ...query, search: query.q }),
      ),
  },
}
