import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ContactMessage } from './contact-message.entity.ts'
import { Subscriber } from './subscriber.entity.ts'
import { WaitlistEntry } from './waitlist-entry.entity.ts'

/** One part of a list of messages; told to administrators alone. */
@ObjectType({ description: 'One part of a list of messages; told to administrators alone.' })
export class ContactMessagePage {
  @Field(() => [ContactMessage], { description: 'The messages of this part, newest first.' })
  items!: ContactMessage[]

  @Field(() => Int, { description: 'How many match in all.' })
  totalCount!: number
}

/** One part of the waitlist; told to administrators alone. */
@ObjectType({ description: 'One part of the waitlist; told to administrators alone.' })
export class WaitlistEntryPage {
  @Field(() => [WaitlistEntry], { description: 'The people of this part, newest first.' })
  items!: WaitlistEntry[]

  @Field(() => Int, { description: 'How many match in all.' })
  totalCount!: number
}

/** How many people wait for a product; told to administrators alone. */
@ObjectType({ description: 'How many people wait for a product; told to administrators alone.' })
export class WaitlistDemand {
  @Field(() => ID, { description: 'The product, which may be gone.' })
  productId!: string

  @Field(() => Int, { description: 'People who wait for it and were not notified yet.' })
  count!: number
}

/** One part of the addresses of the newsletter; told to administrators alone. */
@ObjectType({
  description: 'One part of the addresses of the newsletter; told to administrators alone.',
})
export class NewsletterSubscriberPage {
  @Field(() => [Subscriber], { description: 'The addresses of this part, newest first.' })
  items!: Subscriber[]

  @Field(() => Int, { description: 'How many match in all.' })
  totalCount!: number
}
