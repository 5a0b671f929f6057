import { usualHousehold } from './household.rules.ts'
import type { SavingsFormula } from './savings-formula.rules.ts'

const { people, showersPerPerson } = usualHousehold

/**
 * « 2 douches/jour », « 2 personnes »: what of the usual household `savingsPerYear` is reckoned for, so that
 * nobody takes it for theirs; null where it is the same for every number of people.
 */
export function usualUseText(formula: SavingsFormula | null | undefined): string | null {
  const terms = formula?.terms ?? []
  if (terms.some(({ per }) => per.startsWith('SHOWER')))
    return `${people * showersPerPerson}\u00a0douches/jour`
  return terms.some((term) => term.people !== null) ? `${people}\u00a0personnes` : null
}
