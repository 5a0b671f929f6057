import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Page } from '../../../../platform/page.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'
import { SignedInDevice, SignInPage, SignInsArgs } from './sessions.type.ts'
import type { SignIn } from './sign-in.entity.ts'
import { listSignIns } from './sign-ins.service.ts'

/** GraphQL edge of where one is signed in. */
@Resolver()
export class SessionsResolver {
  @Query(() => [SignedInDevice], { description: 'The browsers in which one is signed in, this one first.' })
  signedInDevices(@Ctx() ctx: RequestContext): Promise<SignedInDevice[]> {
    return listSessions(ctx)
  }

  @Query(() => SignInPage, {
    description: 'Who signed in to one’s own account within 90 days, or tried to: the newest first.',
  })
  signIns(@Ctx() ctx: RequestContext, @Args(() => SignInsArgs) args: SignInsArgs): Promise<Page<SignIn>> {
    return listSignIns(ctx, args)
  }

  @Mutation(() => ID, { description: 'Signs one of one’s own browsers out; its id. NOT_FOUND.' })
  endSession(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<string> {
    return endSession(ctx, { id })
  }

  @Mutation(() => Int, { description: 'Signs every other browser out; how many there were.' })
  endOtherSessions(@Ctx() ctx: RequestContext): Promise<number> {
    return endOtherSessions(ctx)
  }
}
