import type { Routes } from '../../../platform/http/routes.ts'
import { type AccountEmail, accountEmail, changeEmail, resendConfirmation } from './account-email.service.ts'
import { confirmEmail, disownEmail, openEmailLink } from './email-links.service.ts'
import { changePassword } from './password-change.service.ts'
import { forgotPassword, resetPassword } from './password-reset.service.ts'

const present = ({ email, confirmedAt, pendingEmail }: AccountEmail) => ({
  email,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  pendingEmail,
})

/** REST edge of passwords that are forgotten or changed, and of the addresses of accounts. */
export const recoveryRoutes: Routes = {
  'POST /password/forgot': {
    access: 'visitor',
    handle: async (ctx, { body }) => forgotPassword(ctx, body).then(() => ({ success: true })),
  },
  'POST /password/reset': {
    access: 'visitor',
    handle: async (ctx, { body }) => ({ success: true, ...(await resetPassword(ctx, body)) }),
  },
  'PUT /account/password': {
    access: 'customer',
    handle: async (ctx, { body }) => changePassword(ctx, body).then(() => ({ success: true })),
  },
  'GET /account/email': {
    access: 'customer',
    handle: async (ctx) => present(await accountEmail(ctx)),
  },
  'POST /account/email': {
    access: 'customer',
    handle: async (ctx, { body }) => present(await changeEmail(ctx, body)),
  },
  'POST /account/email/open': {
    access: 'visitor',
    handle: async (ctx, { body }) => {
      const { openedAt, ...link } = await openEmailLink(ctx, body)
      return { ...link, openedAt: openedAt.toISOString() }
    },
  },
  'POST /account/email/disown': {
    access: 'visitor',
    handle: async (ctx, { body }) => disownEmail(ctx, body).then(() => ({ success: true })),
  },
  'POST /account/email/confirm': {
    access: 'visitor',
    handle: async (ctx, { body }) => present(await confirmEmail(ctx, body)),
  },
  'POST /account/confirmation': {
    access: 'customer',
    handle: async (ctx) => present(await resendConfirmation(ctx)),
  },
}
