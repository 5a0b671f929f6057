import { z } from 'zod'
import { usualHousehold } from '../../../../../api/src/features/catalogue/savings/household.rules.ts'
import { householdSavings } from '../../../../../api/src/features/catalogue/savings/household-savings.rules.ts'
import {
  type LooseFormula,
  orderedFormula,
  type SavingsFormula,
  savingsFormulaRules,
} from '../../../../../api/src/features/catalogue/savings/savings-formula.rules.ts'

/** A formula as its field shows it: JSON, without what is left out. */
export const formulaText = (formula: LooseFormula | null | undefined): string =>
  formula ? JSON.stringify(orderedFormula(formula), (_key, value) => value ?? undefined, 2) : ''

/** A formula that somebody typed, what is wrong with it, or neither where there is none. */
export function readFormula(text: string): { formula?: SavingsFormula; refusal?: string } {
  if (text.trim() === '') return {}
  const read = savingsFormulaRules.safeParse(parsed(text))
  if (read.success) return { formula: read.data }
  const [issue] = read.error.issues
  const place = issue?.path[0] === 'terms' && typeof issue.path[1] === 'number' ? issue.path[1] + 1 : null
  return { refusal: `${place ? `Terme ${place}, ` : ''}${issue?.message ?? 'Formule non comprise.'}` }
}

/** Undefined when it is no JSON: that is refused as no object is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The rule of the field: a formula out of its text; null when it is empty. */
export const typedFormula = z.string().transform((text, { addIssue }) => {
  const { formula = null, refusal } = readFormula(text)
  if (refusal === undefined) return formula
  addIssue({ code: 'custom', message: refusal })
  return z.NEVER
})

/** A formula in words, as the history tells it; undefined for what is none. */
export function formulaWords(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { steps } = householdSavings(orderedFormula(value as LooseFormula), usualHousehold, '0')
  return steps.map(({ label, sum }) => `${label}\u00a0: ${sum}`).join('\u202f; ')
}
