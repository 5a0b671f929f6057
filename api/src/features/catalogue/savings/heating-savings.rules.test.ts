import { expect, test } from 'vitest'
import { demoCatalogue } from '../../../seeders/demo/catalogue.ts'
import { demoFormula } from '../../../seeders/demo/formulas/list.ts'
import { heatingSavingsText } from './heating-savings.rules.ts'

const flat = (text: string | null) => text?.replaceAll(/\s/g, ' ')

test('what warm water saves besides is said of each product of the demo that saves any, with the sum of its text', () => {
  const told = demoCatalogue
    .flatMap(({ products }) => products)
    .flatMap(({ name, moneySavings = '' }) => {
      const text = heatingSavingsText(demoFormula(name))
      const [euros] = /\d+ €/.exec(flat(text) ?? '') ?? []
      return text ? [{ text: flat(text), isInText: flat(moneySavings)?.includes(` ${euros} `) }] : []
    })
  expect(told).toEqual([
    { text: 'jusqu’à 117 € d’électricité', isInText: true },
    { text: 'jusqu’à 70 € d’électricité', isInText: true },
    { text: 'jusqu’à 98 € d’électricité', isInText: true },
  ])
})

test('cold water, a purchase and no formula save nothing besides', () => {
  expect(heatingSavingsText(null)).toBeNull()
  expect(heatingSavingsText(undefined)).toBeNull()
  for (const name of [
    'Plaquettes de chasse d’eau pour réservoir de WC',
    'Lessive en paillettes de savon, sac de 2,5 kg',
  ])
    expect([name, heatingSavingsText(demoFormula(name))]).toEqual([name, null])
})
