import { ArgsType, Field, ID, Int } from 'type-graphql'
import type { ContactMessageState } from './contact-messages.rules.ts'
import { ContactMessageStateEnum, NewsletterStateEnum } from './inbox.enums.ts'
import { inboxLimits } from './inbox.rules.ts'
import type { SubscriberState } from './subscribers.rules.ts'

/** Shape of what every list of the inbox takes; the rules are `inboxListRules`. */
@ArgsType()
class InboxArgs {
  @Field(() => String, {
    nullable: true,
    description: 'A part of any text of a row, at most 254 characters. Case and accents do not matter.',
  })
  search?: string | null

  @Field(() => Int, { defaultValue: inboxLimits.pageSize, description: 'How many rows, 1 to 100.' })
  limit!: number

  @Field(() => Int, { defaultValue: 0, description: 'How many rows to skip.' })
  offset!: number
}

/** Shape of the arguments of `contactMessages`. */
@ArgsType()
export class ContactMessagesArgs extends InboxArgs {
  @Field(() => ContactMessageStateEnum, { nullable: true, description: 'Only messages in this state.' })
  state?: ContactMessageState | null
}

/** Shape of the arguments of `waitlistEntries`. */
@ArgsType()
export class WaitlistEntriesArgs extends InboxArgs {
  @Field(() => ID, { nullable: true, description: 'Only people who wait for this product.' })
  productId?: string | null
}

/** Shape of the arguments of `newsletterSubscribers`. */
@ArgsType()
export class NewsletterSubscribersArgs extends InboxArgs {
  @Field(() => NewsletterStateEnum, { nullable: true, description: 'Only addresses in this state.' })
  state?: SubscriberState | null
}
