import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { ClaimKindEnum, ClaimsGuardEnum } from './claims.inputs.ts'
import type { ClaimsGuard } from './claims.rules.ts'
import { checkText, claimsGuardOf, type ExplainedClaim } from './claims.service.ts'
import type { ClaimKind } from './guard/claim-rule.rules.ts'

@ObjectType('ClaimFinding', { description: 'A claim found in a text, with what to do about it.' })
class ClaimFindingType implements ExplainedClaim {
  @Field(() => String, { description: 'Name of its rule, e.g. "biodegradable".' })
  rule!: string

  @Field(() => ClaimKindEnum, { description: 'What is to be done.' })
  kind!: ClaimKind

  @Field(() => Int, { description: 'Where it begins, in UTF-16 units.' })
  start!: number

  @Field(() => Int, { description: 'Where it ends; the next sign stands there.' })
  end!: number

  @Field(() => String, { description: 'The words, as the text has them.' })
  text!: string

  @Field(() => String, { description: 'The law or guide that says so.' })
  law!: string

  @Field(() => String, { description: 'Since when, as YYYY-MM-DD.' })
  since!: string

  @Field(() => String, { description: 'What to do, in one French sentence.' })
  advice!: string

  @Field(() => String, { description: 'A wording to take instead, in French.' })
  wording!: string
}

/** GraphQL edge of the guard against claims. */
@Resolver()
export class ClaimsResolver {
  @Query(() => ClaimsGuardEnum, { description: 'Administrators: what CLAIMS_GUARD says.' })
  claimsGuard(@Ctx() ctx: RequestContext): Promise<ClaimsGuard> {
    return claimsGuardOf(ctx)
  }

  @Query(() => [ClaimFindingType], {
    description:
      'Administrators: the environmental and commercial claims of a text, in its order; none where CLAIMS_GUARD is off.',
  })
  checkClaims(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String, { description: 'At most 20,000 characters.' }) text: string,
  ): Promise<ExplainedClaim[]> {
    return checkText(ctx, { text })
  }
}
