import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { joinWaitlist } from './waitlist.service.ts'

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
}

/** GraphQL edge of the waitlist. */
@Resolver()
export class WaitlistResolver {
  @Mutation(() => Boolean, {
    description:
      'Joins the waitlist; the same address again gains the products, and other names only from its own account. Always true.',
  })
  joinWaitlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => JoinWaitlistInput, { description: 'The person and the products.' })
    input: JoinWaitlistInput,
  ): Promise<boolean> {
    return joinWaitlist(ctx, given(input)).then(() => true)
  }
}
