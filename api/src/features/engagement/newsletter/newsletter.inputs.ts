import { ArgsType, Field } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { InboxArgs } from '../inbox.inputs.ts'
import { type SubscriberState, subscriberStates } from './newsletter.rules.ts'

/** GraphQL enum of where an address of the newsletter stands. */
export const NewsletterStateEnum = graphqlEnum(subscriberStates, {
  name: 'NewsletterState',
  description: 'Where an address of the newsletter stands.',
  values: {
    CONFIRMED: 'Its owner confirmed the subscription: it may be written to.',
    PENDING: 'Subscribed, and not confirmed yet.',
    LEFT: 'It has left.',
  },
})

@ArgsType()
export class NewsletterSubscribersArgs extends InboxArgs {
  @Field(() => NewsletterStateEnum, { nullable: true, description: 'Only addresses in this state.' })
  state?: SubscriberState | null
}
