import { z } from 'zod'
import { decimal, enumRule, numericId, text, withoutUnseen } from '../../../platform/field.rules.ts'
import { criteria } from './criteria.rules.ts'

export const assessmentStatuses = ['DRAFT', 'CURRENT', 'SUPERSEDED'] as const

export type AssessmentStatus = (typeof assessmentStatuses)[number]

/** Why an eco-score changed. */
export const scoreCauses = ['ASSESSED', 'EVIDENCE_EXPIRED', 'METHOD_CHANGED', 'TYPED'] as const

export type ScoreCause = (typeof scoreCauses)[number]

export const assessmentLimits = {
  maxPoints: 2,
  reasonLength: 300,
  /** Pieces of evidence of one criterion. */
  evidenceCount: 10,
} as const

/** « 1.7 » → 17: points are counted in whole tenths, so that their sum is exact. */
export const tenthsOf = (points: string): number => Math.round(Number(points) * 10)

/** 17 → « 1.7 ». */
export const pointsOf = (tenths: number): string => (tenths / 10).toFixed(1)

const criterionRules = z.object({
  criterion: enumRule('Critère', criteria),
  points: decimal('Points', 1, 0, assessmentLimits.maxPoints).transform(tenthsOf),
  reason: text('Raison', assessmentLimits.reasonLength)
    .overwrite((typed) => withoutUnseen(typed).trim())
    .refine((typed) => !/[\r\n]/.test(typed), 'Raison\u00a0: une phrase, sur une ligne.')
    .default(''),
  evidenceIds: z
    .array(numericId('Preuve'), { error: 'Preuves\u00a0: liste attendue.' })
    .max(
      assessmentLimits.evidenceCount,
      `Preuves\u00a0: ${assessmentLimits.evidenceCount} au plus pour un critère.`,
    )
    .transform((ids) => [...new Set(ids)])
    .default([]),
})

/** Each of the five, once. */
export const criteriaRules = z
  .array(criterionRules, { error: 'Critères\u00a0: liste attendue.' })
  .refine(
    (given) =>
      given.length === criteria.length &&
      new Set(given.map((each) => each.criterion)).size === criteria.length,
    'Critères\u00a0: les cinq sont attendus, chacun une fois.',
  )

export const assessedProductRules = z.object({ productId: numericId('Produit') })

export const draftRules = assessedProductRules.extend({
  criteria: criteriaRules,
  version: z.number().int().nullish(),
})

export const publishRules = assessedProductRules.extend({ version: z.number().int().nullish() })
