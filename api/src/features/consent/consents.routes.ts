import type { Routes } from '../../platform/http/routes.ts'
import { presentConsent, presentConsentRegister, presentShownText } from './consent.presenter.ts'
import {
  checkConsentsNow,
  chooseMeasurement,
  exportOwnConsents,
  findConsentsOf,
  listConsentTexts,
  readConsentRegister,
} from './consents.service.ts'

/** « accepted » in the body, as the presenters write it. */
const inCapitals = (body: unknown) => {
  const { choice, ...rest } = { ...(body as { choice?: unknown } | null) }
  return { ...rest, choice: typeof choice === 'string' ? choice.toUpperCase() : choice }
}

/** REST edge of the ledger of consents. */
export const consentsRoutes: Routes = {
  'POST /consents/measurement': {
    access: 'visitor',
    status: 202,
    handle: async (ctx, { body }) => ({ success: await chooseMeasurement(ctx, inCapitals(body)) }),
  },
  'GET /consents/texts': {
    access: 'visitor',
    handle: async (ctx) => (await listConsentTexts(ctx)).map(presentShownText),
  },
  'GET /consents': {
    access: 'customer',
    handle: async (ctx) => (await exportOwnConsents(ctx)).map(presentConsent),
  },
  'GET /admin/consents': {
    access: 'registry',
    handle: async (ctx) => presentConsentRegister(await readConsentRegister(ctx)),
  },
  // The address stands in the body: addresses of pages end up in logs.
  'POST /admin/consents/search': {
    access: 'registry',
    handle: async (ctx, { body }) => (await findConsentsOf(ctx, body)).map(presentConsent),
  },
  'POST /admin/consents/check': {
    access: 'registry',
    handle: async (ctx) => presentConsentRegister(await checkConsentsNow(ctx)),
  },
}
