import { GraphQLDateTimeISO } from 'graphql-scalars'
import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { InboxArgs } from '../inbox.inputs.ts'

@ArgsType()
export class WaitlistEntriesArgs extends InboxArgs {
  @Field(() => ID, { nullable: true, description: 'Only people who wait for this product.' })
  productId?: string | null

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Only people who joined at this instant or later (ISO 8601).',
  })
  since?: Date | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only people who wait for a product that is out of stock, and were not told yet.',
  })
  outOfStock?: boolean | null
}

/** Shape of an entry; the rules are `joinWaitlistRules`. */
@InputType({ description: 'Who wants to be told when sales open.' })
export class JoinWaitlistInput {
  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address.' })
  email!: string

  @Field(() => [String], { nullable: true, description: 'Identifiers of known products, at most 100.' })
  productIds?: string[] | null

  @Field(() => String, { nullable: true, description: 'Leave it empty: a trap for robots.' })
  website?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Version of the text that was shown, from consentTexts; that of today by default.',
  })
  textVersion?: string | null
}
