import type { Routes } from '../../platform/routes.ts'
import { presentUser } from './accounts.presenter.ts'
import { requireAccount } from './accounts.service.ts'

/** REST edge of the accounts (spec section 7). */
export const accountsRoutes: Routes = {
  'GET /auth/user': {
    access: 'customer',
    handle: async (ctx) => presentUser(await requireAccount(ctx)),
  },
}
