import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { sendContactMessage } from './contact.service.ts'

/** Shape of a message; the rules are `contactRules`. */
@InputType({ description: 'A message to the shop.' })
export class ContactMessageInput {
  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string

  @Field(() => String, { description: 'Where to answer.' })
  email!: string

  @Field(() => String, { description: 'Subject on one line, at most 200 characters.' })
  subject!: string

  @Field(() => String, { description: 'The message, at most 5,000 characters.' })
  message!: string

  @Field(() => String, { nullable: true, description: 'Leave it empty: a trap for robots.' })
  website?: string | null
}

/** GraphQL edge of the contact form. */
@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, { description: 'Sends a message to the shop. Always true.' })
  sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
  ): Promise<boolean> {
    return sendContactMessage(ctx, given(input)).then(() => true)
  }
}
