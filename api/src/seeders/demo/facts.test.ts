import { expect, test } from 'vitest'
import { productLimits } from '../../features/catalogue/products/product.rules.ts'
import { demoCatalogue } from './catalogue.ts'

const products = demoCatalogue.flatMap((category) => category.products)
const french = (figure: string) => Number(figure).toLocaleString('fr-FR').replaceAll(/\s/g, ' ')
const flat = (text: string) => text.replaceAll(/\s/g, ' ')

/** « 57 » in a text, and not within « 157 » or « 57,5 ». */
const says = (text: string, figure: string) =>
  new RegExp(`(?<![\\d,] ?)${figure}(,00|0)?(?! ?\\d|,\\d)`).test(flat(text))

test('a figure of the demo stands in the texts of its product as well', () => {
  const silent = products.filter(({ moneySavings, planetBenefits, savingsPerYear, impactFigure }) =>
    [
      [moneySavings, savingsPerYear],
      [planetBenefits + moneySavings, impactFigure],
    ].some(([text = '', figure]) => figure && !says(text, french(figure))),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(products.filter(({ savingsPerYear }) => savingsPerYear)).toHaveLength(41)
})

test('what is saved is saved against something, in as few words as a product may have for it', () => {
  for (const { name, savingsPerYear, savingsComparison } of products) {
    expect([name, savingsComparison !== undefined]).toEqual([name, savingsPerYear !== undefined])
    expect([name, (savingsComparison ?? '').length <= productLimits.savingsComparisonLength]).toEqual([
      name,
      true,
    ])
  }
})

test('an impact says what becomes of what it counts', () => {
  const silent = products.filter(
    ({ impactUnit }) =>
      impactUnit && !/ (économisés|produits|en moins) |^soirées de lumière /.test(impactUnit),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('it has paid for itself in as many months as its price and its savings say', () => {
  for (const { name, price, savingsPerYear, paybackMonths } of products)
    if (paybackMonths)
      expect([name, Math.round((Number(price) / Number(savingsPerYear)) * 12)]).toEqual([name, paybackMonths])
})

test('what saves and lasts says when it has paid for itself; what is used up and bought again does not', () => {
  const silent = products.filter(({ savingsPerYear, paybackMonths }) => savingsPerYear && !paybackMonths)
  expect(silent.map(({ name }) => name.split(/ (?!solide)/)[0]).toSorted()).toEqual(
    [
      ...['Brosse', 'Savon solide', 'Emballages', 'Lessive', 'Shampoing solide', 'Savon', 'Déodorant'],
      ...['Dentifrice', 'Huile', 'Huile', 'Lentilles', 'Café', 'Tee-shirt'],
    ].toSorted(),
  )
})

test('each product of the demo says what it is for, and a third of them can be compared with others', () => {
  const byType = Map.groupBy(products, ({ productType }) => productType)
  expect([...(byType.get(undefined) ?? [])].map(({ name }) => name)).toEqual([])
  const comparable = [...byType.values()].filter((alike) => alike.length > 1).flat()
  expect(comparable.length).toBeGreaterThan(20)
  expect(byType.get('Économiseur de douche')?.length).toBeGreaterThan(1)
})

test('the test of what one has already has the numbers of the sentence that tells it', () => {
  const tested = products.filter(({ testVolume }) => testVolume)
  expect(tested.length).toBeGreaterThan(1)
  for (const { name, description, keepIf = '', testVolume, testKeepFlow, ownFlow } of tested) {
    expect([name, says(keepIf, french(`${testVolume}`)), says(keepIf, french(`${testKeepFlow}`))]).toEqual([
      name,
      true,
      true,
    ])
    expect(flat(name + description)).toContain(`${french(`${ownFlow}`)} L/min`)
  }
})
