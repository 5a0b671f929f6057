import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type Page, pageOf } from '../../../platform/page.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { NewsletterStateEnum, NewsletterSubscribersArgs } from './newsletter.inputs.ts'
import type { SubscriberState } from './newsletter.rules.ts'
import {
  confirmNewsletter,
  listSubscribers,
  subscriberStateOf,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter.service.ts'
import { Subscriber } from './subscriber.entity.ts'

const NewsletterSubscriberPage = pageOf(() => Subscriber, {
  name: 'NewsletterSubscriberPage',
  description: 'One part of the addresses of the newsletter; told to administrators alone.',
  items: 'The addresses of this part, newest first.',
  totalCount: 'How many match in all.',
})

/** GraphQL edge of the newsletter. */
@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      'Subscribes an address, which then confirms by the link of a mail; a known one answers the same. Always true.',
  })
  subscribeToNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String, { description: 'E-mail address, in any case.' }) email: string,
    @Arg('website', () => String, { nullable: true, description: 'Leave it empty: a trap for robots.' })
    website?: string,
    @Arg('textVersion', () => String, {
      nullable: true,
      description: 'Version of the text that was shown, from consentTexts; that of today by default.',
    })
    textVersion?: string,
  ): Promise<boolean> {
    return subscribeToNewsletter(ctx, { email, website, textVersion }).then(() => true)
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms a subscription: true, or false when it was confirmed before. NOT_FOUND for an unknown token, CONFLICT for an address that has left.',
  })
  confirmNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'Token of the link in the mail.' }) token: string,
  ): Promise<boolean> {
    return confirmNewsletter(ctx, { token })
  }

  @Mutation(() => Boolean, {
    description:
      'Takes an address off the newsletter: true, or false when it had left before. NOT_FOUND for an unknown token.',
  })
  unsubscribeFromNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'Token of the link in a mail.' }) token: string,
  ): Promise<boolean> {
    return unsubscribeFromNewsletter(ctx, { token })
  }
}

/** GraphQL edge of the addresses of the newsletter, for administrators. */
@Resolver(() => Subscriber)
export class SubscribersResolver {
  @Query(() => NewsletterSubscriberPage, { description: 'Administrators: the addresses of the newsletter.' })
  newsletterSubscribers(
    @Ctx() ctx: RequestContext,
    @Args(() => NewsletterSubscribersArgs) args: NewsletterSubscribersArgs,
  ): Promise<Page<Subscriber>> {
    return listSubscribers(ctx, omitNull(args))
  }

  @FieldResolver(() => NewsletterStateEnum, { description: 'Where it stands.' })
  state(@Root() subscriber: Subscriber): SubscriberState {
    return subscriberStateOf(subscriber)
  }
}
