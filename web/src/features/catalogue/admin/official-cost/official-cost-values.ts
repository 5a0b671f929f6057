import { z } from 'zod'
import {
  type CostDeclarer,
  officialCostFactsRules,
} from '../../../../../../api/src/features/catalogue/official-costs/official-cost.rules.ts'
import type { OfficialCostForm_CostFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { readNumber, showNumber } from '../../../../lib/form/french-number.ts'
import type { FieldWords } from '../../../../ui/admin/field-changes.tsx'
import { formatShortDay } from '../../../../ui/display/date-text.tsx'

/** French names of the fields. */
export const officialCostLabels = {
  points: 'Points',
  pointsPer100g: 'Points pour 100\u00a0g',
  declaredBy: 'Déclaré par',
  declaredOn: 'Date de déclaration',
  portalReference: 'Référence du portail',
}

/** An official cost as the inputs hold it. */
export type OfficialCostValues = Record<keyof typeof officialCostLabels, string>

/** Who has declared it, in words. */
export const declarerNames: Record<CostDeclarer, string> = { BRAND: 'la marque', THIRD_PARTY: 'un tiers' }

/** A cost as the form shows it; empty before it is declared. */
export const toOfficialCostForm = (cost: OfficialCostForm_CostFragment | null): OfficialCostValues => ({
  points: cost ? showNumber(String(cost.points), 0) : '',
  pointsPer100g: cost ? showNumber(String(Number(cost.pointsPer100g)), 2).replace(/,00$/, '') : '',
  declaredBy: cost?.declaredBy ?? 'BRAND',
  declaredOn: cost?.declaredOn ?? '',
  portalReference: cost?.portalReference ?? '',
})

// What is no number goes on as it is: the rules say so where it was typed.
const typedNumber = (decimals: number) => (typed: unknown) =>
  typeof typed === 'string' ? (readNumber(typed, decimals) ?? typed) : typed

/** The rules of the form: those of the server, with numbers as they are written in French. */
export const officialCostFormRules = officialCostFactsRules.extend({
  points: z.preprocess(typedNumber(0), officialCostFactsRules.shape.points),
  pointsPer100g: z.preprocess(typedNumber(2), officialCostFactsRules.shape.pointsPer100g),
})

/** The words in which the history of an official cost is shown. */
export const officialCostHistoryWords: FieldWords = {
  labels: officialCostLabels,
  show(field, value) {
    if (field === 'declaredBy') return declarerNames[value as CostDeclarer]
    return field === 'declaredOn' && typeof value === 'string' && value ? formatShortDay(value) : undefined
  },
}
