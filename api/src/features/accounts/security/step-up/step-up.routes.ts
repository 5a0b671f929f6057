import type { Routes } from '../../../../platform/http/routes.ts'
import { confirmIdentity, identityConfirmedUntil } from './step-up.service.ts'

const present = (until: Date | null) => ({ confirmedUntil: until?.toISOString() ?? null })

/** REST edge of the proof that the gravest acts ask for. */
export const stepUpRoutes: Routes = {
  'GET /auth/confirm': {
    access: 'customer',
    handle: async (ctx) => present(await identityConfirmedUntil(ctx)),
  },
  'POST /auth/confirm': {
    access: 'customer',
    handle: async (ctx, { body }) => present(await confirmIdentity(ctx, body)),
  },
}
