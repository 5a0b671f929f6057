import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars'
import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { type Page, pageOf } from '../../../platform/page.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../../audit/audit.inputs.ts'
import { ClaimKindEnum } from '../../claims/claims.inputs.ts'
import type { ClaimKind } from '../../claims/guard/claim-rule.rules.ts'
import type { ClaimLapse, ClaimState, ClaimSubject } from '../../claims/register/claim-register.rules.ts'
import { Evidence } from '../evidence/evidence.resolver.ts'
import {
  ClaimDecisionInput,
  ClaimLapseEnum,
  ClaimListArgs,
  ClaimStateEnum,
  ClaimSubjectEnum,
} from './claims-register.inputs.ts'
import { presentClaim } from './claims-register.presenter.ts'
import { decideClaim, findClaim, listClaims, restoreClaim } from './claims-register.service.ts'

type ClaimFacts = ReturnType<typeof presentClaim>

@ObjectType({ description: 'A claim in a text of the shop, and what was decided of it.' })
export class Claim {
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Field(() => ClaimSubjectEnum, { description: 'Kind of thing that it stands in.' })
  subjectType!: ClaimSubject

  @Field(() => ID, { description: 'Which one: its id, or the key of a setting.' })
  subjectId!: string

  @Field(() => String, { description: 'What that is called.' })
  subjectName!: string

  @Field(() => Boolean, { nullable: true, description: 'Whether visitors see it; null where it is gone.' })
  shown!: boolean | null

  @Field(() => String, { description: 'The field of the text, by its name.' })
  field!: string

  @Field(() => String, { description: 'Name of its rule.' })
  rule!: string

  @Field(() => ClaimKindEnum, { description: 'What is to be done.' })
  kind!: ClaimKind

  @Field(() => String, { description: 'The words, as the text has them.' })
  words!: string

  @Field(() => String, { description: 'The sentence around them.' })
  sentence!: string

  @Field(() => String, { nullable: true, description: 'The law; null for a rule that is no more.' })
  law!: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Since when.' })
  since!: string | null

  @Field(() => String, { nullable: true, description: 'What to do, in one French sentence.' })
  advice!: string | null

  @Field(() => String, { nullable: true, description: 'A wording to take instead, in French.' })
  wording!: string | null

  @Field(() => ClaimStateEnum, { description: 'Where it stands today.' })
  state!: ClaimState

  @Field(() => ClaimLapseEnum, { nullable: true, description: 'Why it is open again.' })
  lapse!: ClaimLapse | null

  @Field(() => Evidence, { nullable: true, description: 'The evidence that it was justified by.' })
  evidence!: ClaimFacts['evidence']

  @Field(() => String, { nullable: true, description: 'Why it was decided so.' })
  reason!: string | null

  @Field(() => String, { nullable: true, description: 'E-mail of who decided.' })
  decidedBy!: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When (ISO 8601, UTC).' })
  decidedAt!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When the register found it (ISO 8601, UTC).' })
  foundAt!: string

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When its sentence went (ISO 8601, UTC).' })
  goneAt!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of who took it out; null where nobody is known.',
  })
  goneBy!: string | null

  @Field(() => Int, { description: 'Moves with every change.' })
  version!: number
}

const ClaimPage = pageOf<ClaimFacts>(() => Claim, {
  name: 'ClaimPage',
  description: 'One part of the register of claims.',
  items: 'The claims of this part: open ones first, the gravest of them first.',
})

/** GraphQL edge of the register of claims. */
@Resolver(() => Claim)
export class ClaimsRegisterResolver {
  @Query(() => ClaimPage, { description: 'Administrators: the register of claims, as the texts now are.' })
  async claims(
    @Ctx() ctx: RequestContext,
    @Args(() => ClaimListArgs) args: ClaimListArgs,
  ): Promise<Page<ClaimFacts>> {
    const { items, totalCount } = await listClaims(ctx, omitNull(args))
    return { items: items.map(presentClaim), totalCount }
  }

  @Query(() => Claim, {
    nullable: true,
    description: 'Administrators: one claim of the register; NOT_FOUND.',
  })
  async claim(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<ClaimFacts> {
    return presentClaim(await findClaim(ctx, { id }))
  }

  @Mutation(() => Claim, {
    description:
      'Administrators: decides of a claim. NOT_FOUND, or CONFLICT when its version is no longer the one given or its sentence is gone.',
  })
  async decideClaim(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) row: ReadRowArgs,
    @Arg('input', () => ClaimDecisionInput, { description: 'The decision.' }) input: ClaimDecisionInput,
  ): Promise<ClaimFacts> {
    return presentClaim(await decideClaim(ctx, { ...input, ...row }))
  }

  @Mutation(() => Claim, {
    description:
      'Administrators: puts back what was decided of a claim after a change, or before it. NOT_FOUND.',
  })
  async restoreClaim(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<ClaimFacts> {
    return presentClaim(await restoreClaim(ctx, args))
  }
}
