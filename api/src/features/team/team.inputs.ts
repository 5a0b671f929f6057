import { Field, InputType } from 'type-graphql'
import type { Role } from '../accounts/team/permissions.rules.ts'
import { RoleEnum } from '../accounts/team/role.enums.ts'

/** Shape of an invitation; the rules are `invitationRules`. */
@InputType({ description: 'Whom to invite into the team, to do what.' })
export class TeamInvitationInput {
  @Field(() => String, { description: 'E-mail address, in any case.' })
  email!: string

  @Field(() => [RoleEnum], { description: 'At least one role.' })
  roles!: Role[]
}
