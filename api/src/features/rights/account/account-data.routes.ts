import type { Routes } from '../../../platform/http/routes.ts'
import { presentUser } from '../../accounts/accounts.presenter.ts'
import {
  cancelDeletion,
  type PlannedDeletion,
  requestDeletion,
} from '../deletion/account-deletion.service.ts'
import { type AccountData, changeOwnName, listOwnRows, readAccountData } from './account-data.service.ts'
import { exportOwnData } from './export-data.ts'

const presentDeletion = ({ requestedAt, dueAt }: PlannedDeletion) => ({
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
})

const presentAccountData = ({ held, isEmailConfirmed, deletion }: AccountData) => ({
  held,
  isEmailConfirmed,
  deletion: deletion ? presentDeletion(deletion) : null,
})

/** REST edge of what somebody may do with their own data. */
export const accountDataRoutes: Routes = {
  'GET /account/data': {
    access: 'customer',
    handle: async (ctx) => presentAccountData(await readAccountData(ctx)),
  },
  'GET /account/data/export': {
    access: 'customer',
    summary: 'Everything that the shop holds of who is signed in, as a zip: JSON, and a page to read',
    media: { answers: 'application/zip' },
    handle: (ctx, _input, response) => exportOwnData(ctx, response),
  },
  'GET /account/data/rows': {
    access: 'customer',
    summary: 'The first rows of one kind that the shop holds of who is signed in',
    handle: (ctx, { query }) => listOwnRows(ctx, query),
  },
  'PUT /account/name': {
    access: 'customer',
    handle: async (ctx, { body }) => presentUser(await changeOwnName(ctx, body)),
  },
  'POST /account/deletion': {
    access: 'customer',
    status: 201,
    handle: async (ctx) => presentDeletion(await requestDeletion(ctx)),
  },
  'DELETE /account/deletion': {
    access: 'customer',
    handle: async (ctx) => ({ success: await cancelDeletion(ctx) }),
  },
}
