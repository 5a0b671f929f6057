import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { pageArgs } from '../../../platform/page.ts'
import { ClaimKindEnum } from '../../claims/claims.inputs.ts'
import type { ClaimKind } from '../../claims/guard/claim-rule.rules.ts'
import {
  type ClaimDecision,
  type ClaimState,
  type ClaimSubject,
  claimDecisions,
  claimLapses,
  claimPageSize,
  claimStates,
  claimSubjects,
} from '../../claims/register/claim-register.rules.ts'

export const ClaimSubjectEnum = graphqlEnum(claimSubjects, {
  name: 'ClaimSubject',
  description: 'What has texts that the register of claims reads.',
  values: {
    PRODUCT: 'A product, by its id.',
    CATEGORY: 'A category, by its id.',
    POST: 'An article, by its id.',
    PAGE: 'An information page, by its slug.',
    SETTING: 'A setting, by its key.',
  },
})

const decisions = {
  OPEN: 'To be looked at.',
  JUSTIFIED: 'Proven by a piece of evidence, for as long as that lives; never what the law forbids.',
  QUOTED: 'The text cites the word, or warns about it, and claims nothing.',
}

export const ClaimDecisionEnum = graphqlEnum(claimDecisions, {
  name: 'ClaimDecision',
  description: 'What an administrator can decide of a claim.',
  values: decisions,
})

export const ClaimStateEnum = graphqlEnum(claimStates, {
  name: 'ClaimState',
  description: 'Where a claim of the register stands.',
  values: { ...decisions, REWRITTEN: 'Its sentence is no longer in the text.' },
})

export const ClaimLapseEnum = graphqlEnum(claimLapses, {
  name: 'ClaimLapse',
  description: 'Why a claim that was justified is open again.',
  values: {
    EVIDENCE_EXPIRED: 'Its evidence has ended.',
    EVIDENCE_DELETED: 'Its evidence was deleted.',
  },
})

@ArgsType()
export class ClaimListArgs extends pageArgs('claims', claimPageSize) {
  @Field(() => String, { nullable: true, description: 'Words of the sentence, or of what it stands in.' })
  search?: string | null

  @Field(() => ClaimStateEnum, { nullable: true, description: 'Only those that stand so.' })
  state?: ClaimState | null

  @Field(() => ClaimKindEnum, { nullable: true, description: 'Only those with which this is to be done.' })
  kind?: ClaimKind | null

  @Field(() => ClaimSubjectEnum, { nullable: true, description: 'Only those of such things.' })
  subjectType?: ClaimSubject | null

  @Field(() => ID, { nullable: true, description: 'Only those of the thing with this id, or key.' })
  subjectId?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Only what visitors see, or only what they do not.' })
  shown?: boolean | null
}

/** Shape of a decision; the rules are `claim-register.rules.ts`. */
@InputType({ description: 'What is decided of a claim.' })
export class ClaimDecisionInput {
  @Field(() => ClaimDecisionEnum, { description: 'The decision.' })
  state!: ClaimDecision

  @Field(() => ID, { nullable: true, description: 'The evidence; for JUSTIFIED, one that has not ended.' })
  evidenceId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Why, in one sentence of at most 300 characters; needed for QUOTED.',
  })
  reason?: string | null
}
