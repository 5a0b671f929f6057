import { bodyWith, type Routes } from '../../platform/http/routes.ts'
import {
  acceptTeamInvitation,
  inviteToTeam,
  listTeamInvitations,
  openTeamInvitation,
  revokeTeamInvitation,
} from './invitations.service.ts'
import {
  listTeam,
  listTeamFactors,
  removeFromTeam,
  removeTeamFactor,
  setTeamRoles,
} from './members.service.ts'
import { presentInvitation, presentMember } from './team.presenter.ts'

/** REST edge of the team. */
export const teamRoutes: Routes = {
  'GET /admin/team': {
    access: 'team',
    handle: async (ctx) => (await listTeam(ctx)).map(presentMember),
  },
  'GET /admin/team/invitations': {
    access: 'team',
    handle: async (ctx) => (await listTeamInvitations(ctx)).map(presentInvitation),
  },
  'POST /admin/team/invitations': {
    access: 'team',
    status: 201,
    handle: async (ctx, { body }) => presentInvitation(await inviteToTeam(ctx, body)),
  },
  'DELETE /admin/team/invitations/:id': {
    access: 'team',
    handle: async (ctx, { params }) => void (await revokeTeamInvitation(ctx, params)),
  },
  'GET /admin/team/second-factors': {
    access: 'team',
    handle: (ctx) => listTeamFactors(ctx),
  },
  'DELETE /admin/team/:id/second-factor': {
    access: 'team',
    handle: async (ctx, { params }) => void (await removeTeamFactor(ctx, params)),
  },
  'PUT /admin/team/:id': {
    access: 'team',
    handle: async (ctx, { params, body }) => presentMember(await setTeamRoles(ctx, bodyWith(body, params))),
  },
  'DELETE /admin/team/:id': {
    access: 'team',
    handle: async (ctx, { params }) => void (await removeFromTeam(ctx, params)),
  },
  // Its token stays out of addresses, and so out of logs.
  'POST /team/invitations/open': {
    access: 'visitor',
    handle: async (ctx, { body }) => presentInvitation(await openTeamInvitation(ctx, body)),
  },
  'POST /team/invitations/accept': {
    access: 'customer',
    handle: async (ctx, { body }) => presentMember(await acceptTeamInvitation(ctx, body)),
  },
}
