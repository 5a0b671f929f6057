import type { Routes } from '../../platform/routes.ts'
import { joinWaitlist } from './waitlist.service.ts'

/** REST edge of the waitlist (spec section 7). */
export const waitlistRoutes: Routes = {
  'POST /waitlist': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => joinWaitlist(ctx, body).then(() => ({ success: true })),
  },
}
