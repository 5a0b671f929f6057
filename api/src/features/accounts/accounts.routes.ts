import type { Routes } from '../../platform/http/routes.ts'
import { presentUser } from './accounts.presenter.ts'
import { login, loginWithPasskey, logout, register, requireAccount } from './accounts.service.ts'
import { listAdministrators } from './administrators.service.ts'

/** REST edge of the accounts (specification, section 7). */
export const accountsRoutes: Routes = {
  'GET /auth/user': {
    access: 'customer',
    handle: async (ctx) => presentUser(await requireAccount(ctx)),
  },
  'GET /admin/administrators': {
    access: 'inbox',
    handle: async (ctx) => (await listAdministrators(ctx)).map(presentUser),
  },
  'POST /login': {
    access: 'visitor',
    handle: async (ctx, { body }) => presentUser(await login(ctx, body)),
  },
  'POST /login/passkey': {
    access: 'visitor',
    handle: async (ctx, { body }) => presentUser(await loginWithPasskey(ctx, body)),
  },
  'POST /register': {
    access: 'visitor',
    status: 201,
    handle: async (ctx, { body }) => presentUser(await register(ctx, body)),
  },
  'POST /logout': {
    access: 'visitor',
    handle: async (ctx) => ({ success: await logout(ctx) }),
  },
  'GET /login': {
    access: 'visitor',
    status: 302,
    summary: 'Leads to the sign-in page of the administration',
    // Where an expired administration session leads; a fixed address, whatever the request says.
    handle: async (_ctx, _input, response) => response.redirect(302, '/admin/login'),
  },
}
