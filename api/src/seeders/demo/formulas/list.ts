import { orderedFormula } from '../../../features/catalogue/savings/savings-formula.rules.ts'
import { eauEtEnergie } from './eau-energie.ts'
import { quotidien } from './quotidien.ts'
import type { DemoFormulas } from './terms.ts'
import { zeroDechets } from './zero-dechet.ts'

/** How the savings of the demo's products come about, by their names; `formulas.test.ts` holds text, fact and sum together. */
export const demoFormulas: DemoFormulas = { ...eauEtEnergie, ...zeroDechets, ...quotidien }

/** The formula of a product of the demo, whole; null where its text gives no sum. */
export function demoFormula(name: string) {
  const formula = demoFormulas[name]
  return formula ? orderedFormula(formula) : null
}
