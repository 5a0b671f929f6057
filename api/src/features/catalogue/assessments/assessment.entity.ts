import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { Evidence } from '../evidence/evidence.entity.ts'
import type { AssessmentStatus } from './assessment.rules.ts'
import type { Criterion } from './criteria.rules.ts'

/**
 * How the eco-score of a product comes about. At most one draft and one current assessment a product; those before stay.
 * The product is named by its id, without a reference: what was decided outlives it, and a product that is brought back
 * finds it again.
 */
@Entity({ tableName: 'assessments' })
@Check({ name: 'assessments_status', expression: "status in ('DRAFT', 'CURRENT', 'SUPERSEDED')" })
@Index({
  name: 'assessments_one_current',
  expression:
    "create unique index assessments_one_current on assessments (product_id) where status = 'CURRENT'",
})
@Index({
  name: 'assessments_one_draft',
  expression: "create unique index assessments_one_draft on assessments (product_id) where status = 'DRAFT'",
})
export class Assessment {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'integer' })
  productId!: number

  @Property({ type: 'string', length: 10 })
  status!: AssessmentStatus

  /** Version of the method by which it was made. */
  @Property({ type: 'integer' })
  methodVersion!: number

  /** E-mail of who published it; null for a draft, and where evidence that ended decided. */
  @Property({ type: 'string', length: 254, nullable: true })
  decidedBy?: string | null

  @Property({ type: 'datetime', length: 3, nullable: true })
  decidedAt?: Date | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  version: Opt<number> = 1
}

/** The points of one of the five criteria, and the sentence that says why. */
@Entity({ tableName: 'assessment_criteria' })
@Check({
  name: 'assessment_criteria_criterion',
  expression: "criterion in ('MATERIALS', 'MANUFACTURING', 'TRANSPORT', 'PACKAGING', 'END_OF_LIFE')",
})
@Check({ name: 'assessment_criteria_points', expression: 'points between 0 and 20' })
@Unique({ name: 'assessment_criteria_unique', properties: ['assessment', 'criterion'] })
export class AssessmentCriterion {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @ManyToOne(() => Assessment, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'assessment_id',
    index: false,
  })
  assessment!: Ref<Assessment>

  @Property({ type: 'string', length: 20 })
  criterion!: Criterion

  /** Tenths of a point, 0 to 20. */
  @Property({ type: 'integer' })
  points!: number

  @Property({ type: 'string', length: 300, default: '' })
  reason: Opt<string> = ''
}

/** A piece of evidence that supports the points of a criterion. */
@Entity({ tableName: 'criterion_evidence' })
@Unique({ name: 'criterion_evidence_unique', properties: ['criterion', 'evidence'] })
@Index({ name: 'criterion_evidence_evidence', properties: ['evidence'] })
export class CriterionEvidence {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @ManyToOne(() => AssessmentCriterion, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'criterion_id',
    index: false,
  })
  criterion!: Ref<AssessmentCriterion>

  @ManyToOne(() => Evidence, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'evidence_id',
    index: false,
  })
  evidence!: Ref<Evidence>
}
