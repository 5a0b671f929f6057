import type { Routes } from '../../platform/http/routes.ts'
import { readAccess } from './access.service.ts'
import { takeBackAccount } from './take-back.service.ts'
import { presentAccess, presentApiToken } from './token.presenter.ts'
import { createToken, listTokens, revokeToken } from './tokens.service.ts'

/** REST edge of the tokens. */
export const tokensRoutes: Routes = {
  'POST /account/take-back': {
    access: 'customer',
    handle: (ctx, { body }) => takeBackAccount(ctx, body),
  },
  'GET /auth/access': {
    access: 'visitor',
    summary: 'Tells what whoever asks may do: a visitor, a person or a program with its token',
    handle: async (ctx) => presentAccess(await readAccess(ctx)),
  },
  'GET /admin/tokens': {
    access: 'tokens',
    handle: async (ctx) => (await listTokens(ctx)).map(presentApiToken),
  },
  'POST /admin/tokens': {
    access: 'tokens',
    status: 201,
    handle: async (ctx, { body }) => {
      const { text, token } = await createToken(ctx, body)
      return { text, token: presentApiToken(token) }
    },
  },
  'DELETE /admin/tokens/:id': {
    access: 'tokens',
    handle: async (ctx, { params }) => revokeToken(ctx, params).then(() => ({ success: true })),
  },
}
