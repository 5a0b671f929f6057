import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { LoginInput, RegisterInput } from './accounts.inputs.ts'
import { findViewer, login, loginAdministrator, logout, register } from './accounts.service.ts'
import { listAdministrators } from './administrators.service.ts'
import { User } from './user.entity.ts'

/** GraphQL edge of the accounts. */
@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person; null when nobody is.' })
  me(@Ctx() ctx: RequestContext): Promise<User | null> {
    return findViewer(ctx)
  }

  @Query(() => [User], { description: 'Administrators: everybody who may manage the shop.' })
  administrators(@Ctx() ctx: RequestContext): Promise<User[]> {
    return listAdministrators(ctx)
  }

  @Mutation(() => User, {
    description:
      'Signs in; the session is an HttpOnly cookie. UNAUTHENTICATED, or TOO_MANY_REQUESTS after too many failures.',
  })
  login(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LoginInput, { description: 'E-mail and password.' }) input: LoginInput,
  ): Promise<User> {
    return login(ctx, input)
  }

  @Mutation(() => User, {
    description:
      'Signs in for the administration: as login, but FORBIDDEN, and no session, for who is no administrator.',
  })
  loginAdministrator(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LoginInput, { description: 'E-mail and password.' }) input: LoginInput,
  ): Promise<User> {
    return loginAdministrator(ctx, input)
  }

  @Mutation(() => User, {
    description:
      'Opens an account and signs in. CONFLICT when the e-mail has one already, TOO_MANY_REQUESTS after too many tries.',
  })
  register(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RegisterInput, { description: 'The person’s facts.' }) input: RegisterInput,
  ): Promise<User> {
    return register(ctx, input)
  }

  @Mutation(() => Boolean, { description: 'Ends the session; true also when there was none.' })
  logout(@Ctx() ctx: RequestContext): Promise<boolean> {
    return logout(ctx)
  }
}
