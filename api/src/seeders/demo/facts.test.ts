import { expect, test } from 'vitest'
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
  expect(products.filter(({ savingsPerYear }) => savingsPerYear).length).toBeGreaterThan(40)
})

test('it has paid for itself in as many months as its price and its savings say', () => {
  for (const { name, price, savingsPerYear, paybackMonths } of products)
    if (paybackMonths)
      expect([name, Math.ceil((Number(price) / Number(savingsPerYear)) * 12)]).toEqual([name, paybackMonths])
})
