import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { NewsletterStateEnum } from './inbox.enums.ts'
import { NewsletterSubscribersArgs } from './inbox.inputs.ts'
import { NewsletterSubscriberPage } from './inbox-pages.type.ts'
import { Subscriber } from './subscriber.entity.ts'
import { subscriberStateOf } from './subscriber-state.ts'
import type { SubscriberState } from './subscribers.rules.ts'
import { listSubscribers } from './subscribers.service.ts'

/** GraphQL edge of the addresses of the newsletter, for administrators. */
@Resolver(() => Subscriber)
export class SubscribersResolver {
  @Query(() => NewsletterSubscriberPage, { description: 'Administrators: the addresses of the newsletter.' })
  newsletterSubscribers(
    @Ctx() ctx: RequestContext,
    @Args(() => NewsletterSubscribersArgs) args: NewsletterSubscribersArgs,
  ): Promise<NewsletterSubscriberPage> {
    return listSubscribers(ctx, given(args))
  }

  @FieldResolver(() => NewsletterStateEnum, { description: 'Where it stands.' })
  state(@Root() subscriber: Subscriber): SubscriberState {
    return subscriberStateOf(subscriber)
  }
}
