import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { administratorName } from '../accounts/administrators.service.ts'
import type { Role } from '../accounts/team/permissions.rules.ts'
import { RoleEnum } from '../accounts/team/role.enums.ts'
import { User } from '../accounts/user.entity.ts'
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
import { TeamInvitationInput } from './team.inputs.ts'
import { TeamInvitation } from './team-invitation.entity.ts'

/** GraphQL edge of the team. */
@Resolver(() => TeamInvitation)
export class TeamResolver {
  @FieldResolver(() => String, { description: 'Who invites: a name, else an e-mail address.' })
  invitedBy(@Root() invitation: TeamInvitation): string {
    return administratorName(invitation.invitedBy.unwrap())
  }

  @Query(() => [User], { description: 'Permission team: everybody of the team, by name.' })
  team(@Ctx() ctx: RequestContext): Promise<User[]> {
    return listTeam(ctx)
  }

  @Query(() => [ID], {
    description: 'Permission team: who of the team has a second factor, by id.',
  })
  teamFactors(@Ctx() ctx: RequestContext): Promise<string[]> {
    return listTeamFactors(ctx)
  }

  @Query(() => [TeamInvitation], { description: 'Permission team: the invitations that can be accepted.' })
  teamInvitations(@Ctx() ctx: RequestContext): Promise<TeamInvitation[]> {
    return listTeamInvitations(ctx)
  }

  @Mutation(() => User, {
    description:
      'Permission team: gives somebody of the team other roles. STEP_UP_REQUIRED, FORBIDDEN for roles beyond one’s own, CONFLICT for the last owner.',
  })
  setTeamRoles(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Whom.' }) id: string,
    @Arg('roles', () => [RoleEnum], { description: 'At least one role.' }) roles: Role[],
  ): Promise<User> {
    return setTeamRoles(ctx, { id, roles })
  }

  @Mutation(() => ID, {
    description:
      'Permission team: takes somebody out of the team; their id. STEP_UP_REQUIRED, NOT_FOUND, CONFLICT for the last owner.',
  })
  removeFromTeam(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Whom.' }) id: string,
  ): Promise<string> {
    return removeFromTeam(ctx, { id })
  }

  @Mutation(() => ID, {
    description:
      'Permission team: takes the second factor from somebody of the team who has lost it; their id. STEP_UP_REQUIRED, NOT_FOUND, CONFLICT for who has none.',
  })
  removeTeamFactor(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'From whom.' }) id: string,
  ): Promise<string> {
    return removeTeamFactor(ctx, { id })
  }

  @Mutation(() => TeamInvitation, {
    description:
      'Permission team: invites by mail, for seven days. STEP_UP_REQUIRED, CONFLICT for who is of the team already.',
  })
  inviteToTeam(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TeamInvitationInput, { description: 'Whom, to do what.' }) input: TeamInvitationInput,
  ): Promise<TeamInvitation> {
    return inviteToTeam(ctx, input)
  }

  @Mutation(() => ID, { description: 'Permission team: ends an invitation; its id. NOT_FOUND.' })
  revokeTeamInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<number> {
    return revokeTeamInvitation(ctx, { id })
  }

  @Mutation(() => TeamInvitation, {
    description: 'What an invitation offers, to whoever has its token; nothing changes. NOT_FOUND.',
  })
  openTeamInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'What stands behind « # » in the link.' }) token: string,
  ): Promise<TeamInvitation> {
    return openTeamInvitation(ctx, { token })
  }

  @Mutation(() => User, {
    description:
      'Accepts an invitation for the account that is signed in, whose address it was sent to. NOT_FOUND.',
  })
  acceptTeamInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'What stands behind « # » in the link.' }) token: string,
  ): Promise<User> {
    return acceptTeamInvitation(ctx, { token })
  }
}
