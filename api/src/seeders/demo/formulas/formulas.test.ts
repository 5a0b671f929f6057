import { expect, test } from 'vitest'
import { usualHousehold } from '../../../features/catalogue/savings/household.rules.ts'
import { householdSavings } from '../../../features/catalogue/savings/household-savings.rules.ts'
import { savingsFormulaRules } from '../../../features/catalogue/savings/savings-formula.rules.ts'
import { demoCatalogue } from '../catalogue.ts'
import { demoFormula, demoFormulas } from './list.ts'

const products = demoCatalogue.flatMap((category) => category.products)

test('every product of the demo that says what it saves a year says how, and no other does', () => {
  const saving = products.filter(({ savingsPerYear }) => savingsPerYear).map(({ name }) => name)
  expect(Object.keys(demoFormulas).toSorted()).toEqual(saving.toSorted())
})

test.each(Object.keys(demoFormulas))('%s gives the usual household what its page says', (name) => {
  const product = products.find((each) => each.name === name)
  const formula = savingsFormulaRules.parse(demoFormula(name))
  const usual = householdSavings(formula, usualHousehold, product?.price ?? '')
  expect(usual.euros).toBe(product?.savingsPerYear)
  // Where the page tells none, neither is one shown: consumables are never paid back.
  if (product?.paybackMonths) expect(usual.paybackMonths).toBe(product.paybackMonths)
  if (usual.impact) expect(usual.impact).toBe(product?.impactFigure)
})

test('what follows the number of people says so of all that is shown of it', () => {
  const family = { ...usualHousehold, people: 4 }
  for (const { name, impactFigure, savingsPerYear } of products) {
    const formula = demoFormula(name)
    if (!formula || !impactFigure) continue
    const { euros, impact } = householdSavings(formula, family, '10.00')
    if (euros !== savingsPerYear) expect([name, impact]).not.toEqual([name, null])
  }
})
