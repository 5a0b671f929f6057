import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.service.ts'

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
  ): Promise<boolean> {
    return subscribeToNewsletter(ctx, { email, website }).then(() => true)
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
