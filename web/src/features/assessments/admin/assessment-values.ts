import { z } from 'zod'
import {
  assessmentLimits,
  pointsOf,
  tenthsOf,
} from '../../../../../api/src/features/catalogue/assessments/assessment.rules.ts'
import {
  type Criterion,
  criteria,
  criterionNames,
} from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import type { AssessmentFormQuery, CriterionInput } from '../../../graphql/generated/admin/graphql.ts'
import { readNumber, showNumber } from '../../../lib/form/french-number.ts'

type Part = 'points' | 'reason' | 'evidence'

/** A field of the form: `MATERIALS_points`. */
export type AssessmentField = `${Criterion}_${Part}`

/** The five criteria as inputs hold them; evidence as its ids, « 3,12 ». */
export type AssessmentValues = Record<AssessmentField, string>

export const fieldOf = (criterion: Criterion, part: Part): AssessmentField => `${criterion}_${part}`

type Written = Pick<
  NonNullable<AssessmentFormQuery['assessmentDraft']>['criteria'][number],
  'criterion' | 'points' | 'reason' | 'evidence'
>

const fromEach = <V>(value: (criterion: Criterion, part: Part) => V): Record<AssessmentField, V> =>
  Object.fromEntries(
    criteria.flatMap((criterion) =>
      (['points', 'reason', 'evidence'] as const).map((part) => [
        fieldOf(criterion, part),
        value(criterion, part),
      ]),
    ),
  ) as Record<AssessmentField, V>

/** An assessment as the form shows it; without one, nothing has points yet. */
export const toAssessmentForm = (written: readonly Written[] | undefined): AssessmentValues =>
  fromEach((criterion, part) => {
    const found = written?.find((each) => each.criterion === criterion)
    if (part === 'points') return showNumber(found?.points ?? '0', 1)
    if (part === 'reason') return found?.reason ?? ''
    return idsText(found?.evidence.map(({ id }) => id) ?? [])
  })

/** « 3,12 » and back: in one order, so that the same evidence is the same text. */
export const idsText = (ids: readonly string[]): string =>
  ids.toSorted((a, b) => Number(a) - Number(b)).join(',')

export const idsOf = (text: string): string[] => text.split(',').filter(Boolean)

/** Tenths of the points as typed; null where they are none of the scale. */
export function typedTenths(text: string): number | null {
  const number = readNumber(text, 1)
  if (number === null) return null
  const tenths = tenthsOf(number)
  return tenths <= assessmentLimits.maxPoints * 10 ? tenths : null
}

/** The sum of what is typed, as a score: « 7.9 »; what cannot be read counts for nothing. */
export const typedTotal = (values: AssessmentValues): string =>
  pointsOf(
    criteria.reduce((sum, criterion) => sum + (typedTenths(values[fieldOf(criterion, 'points')]) ?? 0), 0),
  )

/** The form as the API takes it. */
export const toCriteria = (values: AssessmentValues): CriterionInput[] =>
  criteria.map((criterion) => ({
    criterion,
    points: pointsOf(typedTenths(values[fieldOf(criterion, 'points')]) ?? 0),
    reason: values[fieldOf(criterion, 'reason')].trim(),
    evidenceIds: idsOf(values[fieldOf(criterion, 'evidence')]),
  }))

const partNames: Record<Part, string> = { points: 'points', reason: 'raison', evidence: 'preuves' }

/** French names of the fields: « Matériaux, points ». */
export const assessmentLabels = fromEach(
  (criterion, part) => `${criterionNames[criterion]}, ${partNames[part]}`,
)

const rules: Record<Part, z.ZodType> = {
  points: z
    .string()
    .refine((text) => typedTenths(text) !== null, 'De 0 à 2 points, avec une décimale au plus.'),
  reason: z
    .string()
    .max(assessmentLimits.reasonLength, `Raison\u00a0: ${assessmentLimits.reasonLength} caractères au plus.`)
    .refine((typed) => !/[\r\n]/.test(typed.trim()), 'Raison\u00a0: une phrase, sur une ligne.'),
  evidence: z
    .string()
    .refine(
      (ids) => idsOf(ids).length <= assessmentLimits.evidenceCount,
      `${assessmentLimits.evidenceCount} preuves au plus pour un critère.`,
    ),
}

export const assessmentFormRules = z.object(fromEach((_criterion, part) => rules[part]))
