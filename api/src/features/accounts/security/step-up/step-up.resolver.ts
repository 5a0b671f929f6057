import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { ConfirmIdentityInput } from './step-up.inputs.ts'
import { confirmIdentity, identityConfirmedUntil } from './step-up.service.ts'

/** GraphQL edge of the proof that the gravest acts ask for. */
@Resolver()
export class StepUpResolver {
  @Query(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'Until when the gravest acts are allowed without a new proof of who is asking; null when they are not.',
  })
  identityConfirmedUntil(@Ctx() ctx: RequestContext): Promise<Date | null> {
    return identityConfirmedUntil(ctx)
  }

  @Mutation(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'Proves with the password that it is still the same person: what was refused with STEP_UP_REQUIRED is allowed for ten minutes. BAD_USER_INPUT when it is wrong.',
  })
  confirmIdentity(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmIdentityInput, { description: 'The proof.' }) input: ConfirmIdentityInput,
  ): Promise<Date | null> {
    return confirmIdentity(ctx, input)
  }
}
