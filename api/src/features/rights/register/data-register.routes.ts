import type { Routes } from '../../../platform/http/routes.ts'
import { exportCsv } from '../../audit/export-csv.ts'
import { consentColumns } from '../../consent/consent.presenter.ts'
import { streamConsentsOf } from '../../consent/consents.service.ts'
import { listDataUses, readDataRegister, rehearseForgetting } from './data-register.service.ts'
import type { DataRegister } from './data-register.type.ts'

const presentRegister = ({ lastAppliedAt, rounds, erasures, ...facts }: DataRegister) => ({
  ...facts,
  lastAppliedAt: lastAppliedAt?.toISOString() ?? null,
  rounds: rounds.map(({ startedAt, ...round }) => ({ startedAt: startedAt.toISOString(), ...round })),
  erasures: erasures.map(({ requestedAt, erasedAt, ...proof }) => ({
    requestedAt: requestedAt.toISOString(),
    erasedAt: erasedAt.toISOString(),
    ...proof,
  })),
})

/** REST edge of the register of personal data. */
export const dataRegisterRoutes: Routes = {
  'GET /data-uses': { access: 'visitor', handle: async (ctx) => listDataUses(ctx) },
  'GET /admin/register': {
    access: 'registry',
    handle: async (ctx) => presentRegister(await readDataRegister(ctx)),
  },
  'GET /admin/register/rehearsal': { access: 'registry', handle: (ctx) => rehearseForgetting(ctx) },
  // The address stands in the body: addresses of pages end up in logs.
  'POST /admin/register/consents/export.csv': {
    access: 'persons.export',
    summary: 'What one person has said to the shop, by their address, as a table',
    media: { answers: 'text/csv' },
    handle: (ctx, { body }, response) =>
      exportCsv(ctx, response, 'consentements', consentColumns, streamConsentsOf(ctx, body)),
  },
}
