import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { WaitlistEntriesArgs } from './inbox.inputs.ts'
import { WaitlistDemand, WaitlistEntryPage } from './inbox-pages.type.ts'
import { listWaitlistDemand, listWaitlistEntries, markWaitlistNotified } from './waitlist-entries.service.ts'
import { WaitlistEntry } from './waitlist-entry.entity.ts'

/** GraphQL edge of the people on the waitlist, for administrators. */
@Resolver()
export class WaitlistEntriesResolver {
  @Query(() => WaitlistEntryPage, { description: 'Administrators: the people on the waitlist.' })
  waitlistEntries(
    @Ctx() ctx: RequestContext,
    @Args(() => WaitlistEntriesArgs) args: WaitlistEntriesArgs,
  ): Promise<WaitlistEntryPage> {
    return listWaitlistEntries(ctx, given(args))
  }

  @Query(() => [WaitlistDemand], {
    description: 'Administrators: products by how many people wait for them, the most wanted first.',
  })
  waitlistDemand(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'How many products, 1 to 100.' })
    limit: number,
  ): Promise<WaitlistDemand[]> {
    return listWaitlistDemand(ctx, { limit })
  }

  @Mutation(() => [WaitlistEntry], {
    description: 'Administrators: notes that people were told of the opening; answers those still there.',
  })
  markWaitlistNotified(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The people, at most 100.' }) ids: string[],
    @Arg('notified', () => Boolean, { description: 'Told, or not.' }) notified: boolean,
  ): Promise<WaitlistEntry[]> {
    return markWaitlistNotified(ctx, { ids, notified })
  }
}
