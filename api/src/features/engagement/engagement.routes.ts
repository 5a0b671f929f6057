import type { Routes } from '../../platform/routes.ts'
import { sendContactMessage } from './contact.service.ts'
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.service.ts'
import { joinWaitlist } from './waitlist.service.ts'

const done = { success: true }

/** REST edge of newsletter, contact and waitlist (spec section 7). */
export const engagementRoutes: Routes = {
  'POST /newsletter': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => subscribeToNewsletter(ctx, body).then(() => done),
  },
  'POST /newsletter/confirm': {
    access: 'visitor',
    handle: async (ctx, { body }) => confirmNewsletter(ctx, body).then(() => done),
  },
  'POST /newsletter/unsubscribe': {
    access: 'visitor',
    handle: async (ctx, { body }) => unsubscribeFromNewsletter(ctx, body).then(() => done),
  },
  'POST /contact': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => sendContactMessage(ctx, body).then(() => done),
  },
  'POST /waitlist': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => joinWaitlist(ctx, body).then(() => done),
  },
}
