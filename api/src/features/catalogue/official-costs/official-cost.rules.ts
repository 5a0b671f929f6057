import { z } from 'zod'
import {
  clearableLine,
  decimal,
  enumRule,
  numericId,
  readVersion,
  wholeNumber,
} from '../../../platform/field.rules.ts'

/** Who has declared an official cost (décret 2025-957): the brand itself, or a third party without being asked. */
export const costDeclarers = ['BRAND', 'THIRD_PARTY'] as const

/** One of them. */
export type CostDeclarer = (typeof costDeclarers)[number]

/** Limits of an official cost. */
export const officialCostLimits = { points: 1_000_000, referenceLength: 200 } as const

/** An official cost, whole: it is declared at once or not at all. */
export const officialCostFactsRules = z.object({
  points: wholeNumber('Points', 0, officialCostLimits.points),
  pointsPer100g: decimal('Points pour 100 g', 2, 0, officialCostLimits.points),
  declaredBy: enumRule('Déclaré par', costDeclarers),
  declaredOn: z.iso.date({ error: 'Date de déclaration : date attendue, par exemple 2026-11-02.' }),
  portalReference: clearableLine('Référence du portail', officialCostLimits.referenceLength).transform(
    (typed) => typed ?? null,
  ),
})

/** The official cost of one product, and the copy of it that was read. */
export const saveOfficialCostRules = officialCostFactsRules.extend({
  productId: numericId('Produit'),
  version: readVersion,
})

/** Of which product. */
export const officialCostProductRules = z.object({ id: numericId() })

/** What is said of a day that has not come. */
export const declaredLater = 'Date de déclaration : elle ne peut pas être dans le futur.'

/** What the words of an official cost are made of. */
interface DeclaredCost {
  points: number
  pointsPer100g: string
}

const frenchNumber = (number: number): string => number.toLocaleString('fr-FR')

/** « Coût environnemental : 1 234 points · 560 pour 100 g »; before it is declared, that it is not yet. */
export const officialCostText = (cost: DeclaredCost | null): string =>
  `Coût environnemental\u00a0: ${
    cost
      ? `${frenchNumber(cost.points)}\u00a0points · ${frenchNumber(Number(cost.pointsPer100g))} pour 100\u00a0g`
      : 'pas encore déclaré'
  }`
