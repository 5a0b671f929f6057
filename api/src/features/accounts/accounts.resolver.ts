import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext, Viewer } from '../../platform/request-context.ts'
import { LoginInput, RegisterInput } from './accounts.inputs.ts'
import {
  findViewer,
  login,
  loginAdministrator,
  loginWithPasskey,
  logout,
  register,
} from './accounts.service.ts'
import { listAdministrators } from './administrators.service.ts'
import { PasskeySignInInput } from './security/passkeys/passkeys.inputs.ts'
import { SecondFactorDemandEnum } from './security/second-factor/second-factor.type.ts'
import { permissionsOf } from './team/permissions.rules.ts'
import { User } from './user.entity.ts'

/** GraphQL edge of the accounts. */
@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person; null when nobody is.' })
  me(@Ctx() ctx: RequestContext): Promise<User | null> {
    return findViewer(ctx)
  }

  @Query(() => [User], {
    description:
      'Administrators who may answer people, for whom a message can be left: needs the permission inbox.',
  })
  administrators(@Ctx() ctx: RequestContext): Promise<User[]> {
    return listAdministrators(ctx)
  }

  @FieldResolver(() => [String], {
    description: 'What this person may do in the administration, by its roles; nothing for a customer.',
  })
  permissions(@Root() { roles }: User): string[] {
    return [...permissionsOf(roles)]
  }

  @FieldResolver(() => SecondFactorDemandEnum, {
    nullable: true,
    description:
      'What the shop asks of oneself about codes beside the password; null when nothing is missing.',
  })
  secondFactorDemand(@Ctx() { viewer }: RequestContext, @Root() { id }: User): Viewer['secondFactorDemand'] {
    return viewer?.id === id ? viewer.secondFactorDemand : null
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

  @Mutation(() => User, { description: 'Signs in by passkey alone. UNAUTHENTICATED when it opens nothing.' })
  loginWithPasskey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PasskeySignInInput, { description: 'The proof.' }) input: PasskeySignInInput,
  ): Promise<User> {
    return loginWithPasskey(ctx, input)
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
