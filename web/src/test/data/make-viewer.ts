import { permissions } from '../../../../api/src/features/accounts/team/permissions.rules.ts'

/** Somebody signed in. */
export function makeViewer(fields: Record<string, unknown> = {}) {
  return {
    id: 'u1',
    email: 'camille@exemple.fr',
    firstName: 'Camille',
    lastName: 'Roux',
    profileImageUrl: null,
    isAdmin: false,
    permissions: fields.isAdmin ? [...permissions] : [],
    secondFactorDemand: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    ...fields,
  }
}
