import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { CodeInput } from './second-factor.inputs.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from './second-factor.service.ts'
import { SecondFactorSetup, SecondFactorState } from './second-factor.type.ts'

const code = { description: 'The code.' }

/** GraphQL edge of the codes that an account asks for beside its password. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorState, {
    description: 'Whether one’s account asks for codes beside the password.',
  })
  secondFactor(@Ctx() ctx: RequestContext): Promise<SecondFactorState> {
    return secondFactorState(ctx)
  }

  @Mutation(() => SecondFactorSetup, {
    description: 'Begins to set up the codes of an application. STEP_UP_REQUIRED.',
  })
  beginSecondFactor(@Ctx() ctx: RequestContext): Promise<SecondFactorSetup> {
    return beginSecondFactor(ctx)
  }

  @Mutation(() => [String], {
    description: 'Turns the codes on with the first one; ten recovery codes, shown once. STEP_UP_REQUIRED.',
  })
  confirmSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CodeInput, code) input: CodeInput,
  ): Promise<string[]> {
    return confirmSecondFactor(ctx, input)
  }

  @Mutation(() => [String], {
    description: 'Ten new recovery codes in the place of the older ones. STEP_UP_REQUIRED.',
  })
  renewRecoveryCodes(@Ctx() ctx: RequestContext): Promise<string[]> {
    return renewRecoveryCodes(ctx)
  }

  @Mutation(() => Boolean, {
    description: 'Turns the codes off. STEP_UP_REQUIRED.',
  })
  endSecondFactor(@Ctx() ctx: RequestContext): Promise<boolean> {
    return endSecondFactor(ctx)
  }
}
