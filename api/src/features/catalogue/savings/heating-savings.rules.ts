import { usualHousehold } from './household.rules.ts'
import { householdSavings } from './household-savings.rules.ts'
import type { SavingsFormula } from './savings-formula.rules.ts'

/**
 * « jusqu’à 117 € d’électricité »: what `savingsPerYear` leaves out, for how a household warms its water is nobody's to
 * guess. The most that it can be, at the usual household, with electricity; null where no warm water is saved.
 */
export function heatingSavingsText(formula: SavingsFormula | null | undefined): string | null {
  if (!formula?.terms.some(({ warming }) => warming !== null)) return null
  const eurosWith = (waterHeating: 'ELECTRIC' | 'OTHER') =>
    Number(householdSavings(formula, { ...usualHousehold, waterHeating }, '0').euros)
  const more = eurosWith('ELECTRIC') - eurosWith('OTHER')
  return more > 0 ? `jusqu’à ${more.toLocaleString('fr-FR')}\u00a0€ d’électricité` : null
}
