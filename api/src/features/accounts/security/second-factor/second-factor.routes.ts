import type { Routes } from '../../../../platform/http/routes.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from './second-factor.service.ts'

/** REST edge of the codes that an account asks for beside its password. */
export const secondFactorRoutes: Routes = {
  'GET /auth/second-factor': {
    access: 'customer',
    handle: async (ctx) => {
      const { since, recoveryCodesLeft, removalDueAt } = await secondFactorState(ctx)
      const removal = removalDueAt?.toISOString() ?? null
      return { since: since?.toISOString() ?? null, recoveryCodesLeft, removalDueAt: removal }
    },
  },
  'POST /auth/second-factor': {
    access: 'customer',
    handle: (ctx) => beginSecondFactor(ctx),
  },
  'POST /auth/second-factor/confirm': {
    access: 'customer',
    handle: async (ctx, { body }) => ({ recoveryCodes: await confirmSecondFactor(ctx, body) }),
  },
  'POST /auth/second-factor/recovery-codes': {
    access: 'customer',
    handle: async (ctx) => ({ recoveryCodes: await renewRecoveryCodes(ctx) }),
  },
  'DELETE /auth/second-factor': {
    access: 'customer',
    handle: async (ctx) => ({ success: await endSecondFactor(ctx) }),
  },
}
