import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { assessmentStatuses, scoreCauses } from './assessment.rules.ts'
import { type Criterion, criteria } from './criteria.rules.ts'

export const CriterionEnum = graphqlEnum(criteria, {
  name: 'Criterion',
  description: 'The five criteria of an eco-score, 0 to 2 points each.',
  values: {
    MATERIALS: 'Where the materials come from, and how much is recycled or renewable.',
    MANUFACTURING: 'How much water and energy, and in which country.',
    TRANSPORT: 'How many kilometres, and by what means.',
    PACKAGING: 'How heavy, of what, and whether it can be sorted.',
    END_OF_LIFE: 'Whether it can be repaired, taken apart, recycled.',
  },
})

export const AssessmentStatusEnum = graphqlEnum(assessmentStatuses, {
  name: 'AssessmentStatus',
  description: 'Where an assessment stands.',
  values: {
    DRAFT: 'Seen by administrators alone.',
    CURRENT: 'Its sum is the eco-score of the product.',
    SUPERSEDED: 'Another one, or a typed score, has come after it.',
  },
})

export const ScoreCauseEnum = graphqlEnum(scoreCauses, {
  name: 'ScoreCause',
  description: 'Why an eco-score changed.',
  values: {
    ASSESSED: 'The product was assessed.',
    EVIDENCE_EXPIRED: 'Evidence had ended for more than 30 days.',
    METHOD_CHANGED: 'The product was assessed by a new version of the method.',
    TYPED: 'The score was typed, without points for the criteria.',
  },
})

/** Shape of the points of a criterion; the rules are `assessment.rules.ts`. */
@InputType({ description: 'The points of one criterion.' })
export class CriterionInput {
  @Field(() => CriterionEnum, { description: 'Which one.' })
  criterion!: Criterion

  @Field(() => DecimalScalar, { description: 'Points, 0 to 2 with one decimal.' })
  points!: string

  @Field(() => String, {
    nullable: true,
    description: 'Why, in one sentence of at most 300 characters; needed to publish points.',
  })
  reason?: string | null

  @Field(() => [ID], { nullable: true, description: 'The evidence that supports them, 10 at most.' })
  evidenceIds?: string[] | null
}

@ArgsType()
export class AssessedProductArgs {
  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the draft that was read: CONFLICT when somebody has changed it since.',
  })
  version?: number | null
}
