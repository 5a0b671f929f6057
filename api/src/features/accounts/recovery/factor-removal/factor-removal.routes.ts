import type { Routes } from '../../../../platform/http/routes.ts'
import {
  cancelFactorRemoval,
  confirmFactorRemoval,
  openFactorRemoval,
  type RemovalLink,
  requestFactorRemoval,
} from './factor-removal.service.ts'

const present = ({ account, dueAt }: RemovalLink) => ({ account, dueAt: dueAt?.toISOString() ?? null })

/** REST edge of who has lost the second factor with all recovery codes. */
export const factorRemovalRoutes: Routes = {
  'POST /login/lost-factor': {
    access: 'visitor',
    handle: async (ctx, { body }) => requestFactorRemoval(ctx, body).then(() => ({ success: true })),
  },
  'POST /login/lost-factor/open': {
    access: 'visitor',
    handle: async (ctx, { body }) => present(await openFactorRemoval(ctx, body)),
  },
  'POST /login/lost-factor/confirm': {
    access: 'visitor',
    handle: async (ctx, { body }) => present(await confirmFactorRemoval(ctx, body)),
  },
  'POST /login/lost-factor/cancel': {
    access: 'visitor',
    handle: async (ctx, { body }) => cancelFactorRemoval(ctx, body).then(() => ({ success: true })),
  },
}
