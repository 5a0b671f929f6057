import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'
import { SignedInDevice } from './sessions.type.ts'
import { SignIn } from './sign-in.entity.ts'
import { listSignIns } from './sign-ins.service.ts'

/** GraphQL edge of where one is signed in. */
@Resolver()
export class SessionsResolver {
  @Query(() => [SignedInDevice], { description: 'The browsers in which one is signed in, this one first.' })
  signedInDevices(@Ctx() ctx: RequestContext): Promise<SignedInDevice[]> {
    return listSessions(ctx)
  }

  @Query(() => [SignIn], {
    description: 'Who signed in to one’s own account within 90 days, or tried to: the newest fifty.',
  })
  signIns(@Ctx() ctx: RequestContext): Promise<SignIn[]> {
    return listSignIns(ctx)
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
