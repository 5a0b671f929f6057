import { administratorName } from '../accounts/administrators.service.ts'
import { permissionsOf } from '../accounts/team/permissions.rules.ts'
import type { User } from '../accounts/user.entity.ts'
import type { TeamInvitation } from './team-invitation.entity.ts'

/** Somebody of the team, with what they may do. */
export const presentMember = ({ id, email, firstName, lastName, roles }: User) => ({
  ...{ id, email, firstName: firstName ?? null, lastName: lastName ?? null },
  ...{ roles, permissions: [...permissionsOf(roles)] },
})

/** An invitation without its secret. */
export const presentInvitation = ({ id, email, roles, invitedBy, expiresAt }: TeamInvitation) => ({
  ...{ id, email, roles, invitedBy: administratorName(invitedBy.unwrap()) },
  expiresAt: expiresAt.toISOString(),
})
