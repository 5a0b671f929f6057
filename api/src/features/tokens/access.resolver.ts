import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import type { Role } from '../accounts/team/permissions.rules.ts'
import { RoleEnum } from '../accounts/team/role.enums.ts'
import { TokenScopeEnum } from '../accounts/tokens/api-token.entity.ts'
import type { TokenScope } from '../accounts/tokens/tokens.rules.ts'
import { type Access, type AccessToken, readAccess } from './access.service.ts'

@ObjectType('AccessToken', { description: 'The token that a request came with.' })
class AccessTokenType {
  @Field(() => String, { description: 'What its maker calls it.' })
  name!: string

  @Field(() => [TokenScopeEnum], { description: 'What it was made for.' })
  scopes!: TokenScope[]

  @Field(() => GraphQLDateTimeISO, { description: 'From when it is refused (ISO 8601, UTC).' })
  expiresAt!: Date
}

@ObjectType('Access', { description: 'Who asks, and what they may do now.' })
class AccessType {
  @Field(() => String, {
    nullable: true,
    description: 'Whose account it is, or who made the token; null for a visitor.',
  })
  email!: string | null

  @Field(() => [RoleEnum], { description: 'Roles of that account in the team of the shop.' })
  roles!: Role[]

  @Field(() => [String], {
    description: 'What this request may do: of a token, its scopes as far as its maker has them.',
  })
  permissions!: string[]

  @Field(() => AccessTokenType, { nullable: true, description: 'Null for a person at a browser.' })
  token!: AccessToken | null
}

/** GraphQL edge of what whoever asks may do. */
@Resolver()
export class AccessResolver {
  @Query(() => AccessType, { description: 'What whoever asks may do: a visitor, a person or a program.' })
  access(@Ctx() ctx: RequestContext): Promise<Access> {
    return readAccess(ctx)
  }
}
