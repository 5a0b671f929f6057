import type { Routes } from '../../../../platform/http/routes.ts'
import { sendPage } from '../../../../platform/page.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'
import type { SignIn } from './sign-in.entity.ts'
import { listSignIns } from './sign-ins.service.ts'

const presentSignIn = ({ id, outcome, method, browser = null, system = null, createdAt }: SignIn) => ({
  ...{ id, outcome, method, browser, system },
  createdAt: createdAt.toISOString(),
})

/** REST edge of where one is signed in. */
export const sessionsRoutes: Routes = {
  'GET /auth/sessions': {
    access: 'customer',
    handle: (ctx) => listSessions(ctx),
  },
  'DELETE /auth/sessions': {
    access: 'customer',
    handle: async (ctx) => ({ ended: await endOtherSessions(ctx) }),
  },
  'DELETE /auth/sessions/:id': {
    access: 'customer',
    status: 204,
    handle: async (ctx, { params }) => void (await endSession(ctx, params)),
  },
  'GET /auth/sign-ins': {
    access: 'customer',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listSignIns(ctx, query), presentSignIn),
  },
}
