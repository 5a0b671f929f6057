import type { Routes } from '../../platform/http/routes.ts'
import { checkText, claimsGuardOf } from './claims.service.ts'

/** REST edge of the guard against claims. */
export const claimsRoutes: Routes = {
  'GET /admin/claims/guard': {
    access: 'administration',
    handle: async (ctx) => ({ guard: await claimsGuardOf(ctx) }),
  },
  // A text has no place in an address.
  'POST /admin/claims/check': {
    access: 'administration',
    handle: (ctx, { body }) => checkText(ctx, body),
  },
}
