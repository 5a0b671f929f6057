import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { EvidenceKindEnum, EvidenceStateEnum } from '../evidence/evidence.inputs.ts'
import type { EvidenceState } from '../evidence/evidence.rules.ts'
import type { EvidenceKind } from '../evidence/evidence-kinds.rules.ts'
import { AssessmentStatusEnum, CriterionEnum, ScoreCauseEnum } from './assessment.inputs.ts'
import type { AssessmentStatus, ScoreCause } from './assessment.rules.ts'
import type { Criterion } from './criteria.rules.ts'

@ObjectType({
  description:
    'Evidence as everybody is told of it: of what is not public, its kind and where it stands alone.',
})
class AssessmentEvidence {
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Field(() => EvidenceKindEnum, { description: 'What it is.' })
  kind!: EvidenceKind

  @Field(() => String, { nullable: true, description: 'What it is called; null where it is not public.' })
  title!: string | null

  @Field(() => String, { nullable: true, description: 'Who has issued it; null where it is not public.' })
  issuer!: string | null

  @Field(() => String, { nullable: true, description: 'Its number; null where it is not public.' })
  number!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day from which it counts; null where nobody has said it, and where it is not public.',
  })
  validFrom!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'How an own measure was made; null of other evidence, and where it is not public.',
  })
  protocol!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day on which it counts; null for ever, and where it is not public.',
  })
  liveUntil!: string | null

  @Field(() => EvidenceStateEnum, { description: 'Where it stands in time.' })
  state!: EvidenceState

  @Field(() => Boolean, { description: 'An example of a demonstration.' })
  sample!: boolean

  @Field(() => String, { nullable: true, description: 'Address of its file; null where it is not public.' })
  fileUrl!: string | null
}

@ObjectType({ description: 'The points of one criterion, why, and what supports them.' })
class AssessedCriterion {
  @Field(() => CriterionEnum, { description: 'Which one.' })
  criterion!: Criterion

  @Field(() => DecimalScalar, { description: 'Points, 0 to 2.' })
  points!: string

  @Field(() => DecimalScalar, { description: 'Most points that its evidence supports.' })
  ceiling!: string

  @Field(() => String, { description: 'Why, in one sentence.' })
  reason!: string

  @Field(() => [AssessmentEvidence], { description: 'What supports them, the strongest first.' })
  evidence!: AssessmentEvidence[]
}

@ObjectType({ description: 'Where the eco-score of a product stands among those of its category.' })
export class ScoreRank {
  @Field(() => Int, { description: '1 for the best.' })
  place!: number

  @Field(() => Int, { description: 'Products that the shop shows in the category.' })
  count!: number

  @Field(() => Boolean, { description: 'Whether others have the same score.' })
  isShared!: boolean

  @Field(() => String, { description: 'Name of the category.' })
  category!: string
}

@ObjectType({ description: 'How the eco-score of a product comes about.' })
export class Assessment {
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Field(() => ID, { description: 'The product.' })
  productId!: number

  @Field(() => AssessmentStatusEnum, { description: 'Where it stands.' })
  status!: AssessmentStatus

  @Field(() => Int, { description: 'Version of the method by which it was made.' })
  methodVersion!: number

  @Field(() => String, {
    nullable: true,
    description: 'Administrators: who published it; null where evidence that ended decided.',
  })
  decidedBy!: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was published (ISO 8601, UTC).' })
  decidedAt!: string | null

  @Field(() => Int, { description: 'Moves with every change.' })
  version!: number

  @Field(() => DecimalScalar, { description: 'Sum of the points: the eco-score, once published.' })
  total!: string

  @Field(() => DecimalScalar, {
    description: 'Points of the criteria that a certificate or a test supports.',
  })
  externalTotal!: string

  @Field(() => [AssessedCriterion], { description: 'The five criteria, always in the same order.' })
  criteria!: AssessedCriterion[]
}

@ObjectType({ description: 'One change of an eco-score; it is never changed nor deleted.' })
export class ScoreChange {
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Field(() => DecimalScalar, { nullable: true, description: 'The score before; null where there was none.' })
  oldScore!: string | null

  @Field(() => DecimalScalar, { description: 'The score after.' })
  newScore!: string

  @Field(() => ScoreCauseEnum, { description: 'Why.' })
  cause!: ScoreCause

  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  at!: Date

  @Field(() => String, { nullable: true, description: 'Administrators: who made it.' })
  by!: string | null
}

@ObjectType({ description: 'What gives so many points of a criterion.' })
class ScaleStep {
  @Field(() => DecimalScalar, { description: 'Points: 0, 0.5, 1, 1.5 or 2.' })
  points!: string

  @Field(() => String, { description: 'What gives them, in French.' })
  gives!: string
}

@ObjectType({ description: 'The scale of one criterion.' })
class CriterionScale {
  @Field(() => CriterionEnum, { description: 'Which one.' })
  criterion!: Criterion

  @Field(() => String, { description: 'What is asked, in French.' })
  question!: string

  @Field(() => String, { description: 'What a tenth between two steps asks for, in French.' })
  between!: string

  @Field(() => [ScaleStep], { description: 'From 0 to 2 points.' })
  steps!: ScaleStep[]
}

@ObjectType({ description: 'One version of the method.' })
class MethodChange {
  @Field(() => Int, { description: 'Its number.' })
  version!: number

  @Field(() => GraphQLLocalDate, { description: 'Since when.' })
  date!: string

  @Field(() => String, { description: 'What it changed, in French.' })
  change!: string
}

@ObjectType({ description: 'The method by which products are assessed, and how much of the shop is.' })
export class ScoreMethod {
  @Field(() => Int, { description: 'Its version.' })
  version!: number

  @Field(() => GraphQLLocalDate, { description: 'Since when.' })
  date!: string

  @Field(() => [CriterionScale], { description: 'What gives how many points, by criterion.' })
  scales!: CriterionScale[]

  @Field(() => [MethodChange], { description: 'Its versions, newest first.' })
  changes!: MethodChange[]

  @Field(() => Int, { description: 'Products that the shop shows.' })
  productCount!: number

  @Field(() => Int, { description: 'How many of them have an assessment.' })
  assessedCount!: number

  @Field(() => Int, { description: 'Suppliers, laboratories and bodies whose evidence these rest on.' })
  supplierCount!: number

  @Field(() => Int, { description: 'Pieces of evidence that these rest on.' })
  evidenceCount!: number
}
