import { GraphQLDateTimeISO } from 'graphql-scalars'
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { ApiToken, TokenScopeEnum } from '../accounts/tokens/api-token.entity.ts'
import type { TokenScope } from '../accounts/tokens/tokens.rules.ts'
import { createToken, listTokens, type NewToken, revokeToken } from './tokens.service.ts'

@InputType({ description: 'What a new token is to be.' })
class NewApiTokenInput {
  @Field(() => String, { description: 'What it is called, 1 to 60 characters.' })
  name!: string

  @Field(() => [TokenScopeEnum], {
    description: 'What it may be used for: of what the maker may do themselves.',
  })
  scopes!: TokenScope[]

  @Field(() => GraphQLDateTimeISO, { description: 'From when it is refused: within a year.' })
  expiresAt!: Date
}

@ObjectType('NewApiToken', { description: 'A new token, with its secret.' })
class NewApiTokenType {
  @Field(() => String, {
    description:
      'What a program sends as « Authorization: Bearer … »: told once, for the shop keeps a hash alone.',
  })
  text!: string

  @Field(() => ApiToken, { description: 'The token.' })
  token!: ApiToken
}

/** GraphQL edge of the tokens. */
@Resolver(() => ApiToken)
export class TokensResolver {
  @FieldResolver(() => String, { description: 'E-mail address of whoever made it, in whose name it asks.' })
  madeBy(@Root() token: ApiToken): string {
    return token.user.unwrap().email
  }

  @Query(() => [ApiToken], { description: 'Administrators: every token, the newest first.' })
  apiTokens(@Ctx() ctx: RequestContext): Promise<ApiToken[]> {
    return listTokens(ctx)
  }

  @Mutation(() => NewApiTokenType, { description: 'Administrators: a token for a program.' })
  createApiToken(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NewApiTokenInput, { description: 'What it is to be.' }) input: NewApiTokenInput,
  ): Promise<NewToken> {
    return createToken(ctx, input)
  }

  @Mutation(() => ID, { description: 'Administrators: ends a token at once. Its id. NOT_FOUND.' })
  revokeApiToken(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
  ): Promise<number> {
    return revokeToken(ctx, { id })
  }
}
