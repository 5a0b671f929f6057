import { expect, test } from 'vitest'
import { demoCatalogue } from '../../../seeders/demo/catalogue.ts'
import { demoFormula } from '../../../seeders/demo/formulas/list.ts'
import { usualHousehold } from './household.rules.ts'
import { householdSavings } from './household-savings.rules.ts'
import { usualUseText } from './usual-use.rules.ts'

const formulas = demoCatalogue
  .flatMap(({ products }) => products)
  .flatMap(({ name }) => {
    const formula = demoFormula(name)
    return formula ? [{ name, formula }] : []
  })

test('a use is told of each saving that more people change, and of no other', () => {
  const euros = (people: number, formula: (typeof formulas)[number]['formula']) =>
    householdSavings(formula, { ...usualHousehold, people }, '0').euros
  const told = formulas.map(({ name, formula }) => [name, usualUseText(formula) !== null])
  expect(told).toEqual(
    formulas.map(({ name, formula }) => [name, euros(usualHousehold.people, formula) !== euros(7, formula)]),
  )
  expect(new Set(told.map(([, isTold]) => isTold)).size).toBe(2)
})

test('it is the showers, or the people', () => {
  const useOf = (name: RegExp) => usualUseText(formulas.find((each) => name.test(each.name))?.formula)
  expect(useOf(/^Pommeau de douche économiseur/)).toBe('2\u00a0douches/jour')
  expect(useOf(/^Plaquettes de chasse/)).toBe('2\u00a0personnes')
  expect(usualUseText(null)).toBeNull()
})
