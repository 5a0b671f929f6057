import { bodyWith, type Routes } from '../../../../platform/http/routes.ts'
import type { Passkey } from './passkey.entity.ts'
import { confirmIdentityWithPasskey, passkeyConfirmation, passkeySignIn } from './passkey-sign-in.service.ts'
import {
  listPasskeys,
  passkeyRegistration,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.service.ts'

const present = ({ id, name, isBackedUp, createdAt, lastUsedAt }: Passkey) => ({
  ...{ id, name, isBackedUp },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** REST edge of the passkeys. */
export const passkeysRoutes: Routes = {
  'GET /auth/passkeys': {
    access: 'customer',
    handle: async (ctx) => (await listPasskeys(ctx)).map(present),
  },
  'POST /auth/passkeys/options': {
    access: 'customer',
    handle: (ctx) => passkeyRegistration(ctx),
  },
  'POST /auth/passkeys': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { body }) => {
      const { passkey, recoveryCodes } = await registerPasskey(ctx, body)
      return { passkey: present(passkey), recoveryCodes }
    },
  },
  'PUT /auth/passkeys/:id': {
    access: 'customer',
    handle: async (ctx, { body, params }) => present(await renamePasskey(ctx, bodyWith(body, params))),
  },
  'DELETE /auth/passkeys/:id': {
    access: 'customer',
    handle: async (ctx, { params }) => ({ id: await removePasskey(ctx, params) }),
  },
  'POST /login/passkey/options': {
    access: 'visitor',
    handle: (ctx) => passkeySignIn(ctx),
  },
  'POST /auth/confirm/passkey/options': {
    access: 'customer',
    handle: (ctx) => passkeyConfirmation(ctx),
  },
  'POST /auth/confirm/passkey': {
    access: 'customer',
    handle: async (ctx, { body }) => ({
      confirmedUntil: (await confirmIdentityWithPasskey(ctx, body))?.toISOString() ?? null,
    }),
  },
}
