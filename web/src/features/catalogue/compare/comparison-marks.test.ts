import { describe, expect, it } from 'vitest'
import {
  adviceFor,
  type ComparedFacts,
  comparedPayback,
  decisionFor,
  impactMarks,
  marksOf,
  rowMarks,
} from './comparison-marks.ts'

const product = (name: string, facts: Partial<ComparedFacts> = {}): ComparedFacts => ({
  id: name,
  name,
  price: '10.00',
  ecoScore: '8.0',
  scoreDisplay: 'SCORE',
  inStock: true,
  ...facts,
})

describe('the best of a row', () => {
  it.each([
    ['the least', [3, 1, 2], 'less', [null, 'best', null]],
    ['the most', [3, 1, 2], 'more', ['best', null, null]],
    ['two at the top share it', [1, 1, 2], 'less', ['shared', 'shared', null]],
    ['all alike: nobody is better', [2, 2], 'less', ['equal', 'equal']],
    ['what is not known is neither better nor worse', [null, 5, 4], 'more', [null, 'best', null]],
    ['one alone is no comparison', [null, 5], 'more', [null, null]],
    ['nothing known', [null, null], 'more', [null, null]],
    ['nothing at all', [], 'more', []],
  ] as const)('%s', (_rule, values, better, marks) => {
    expect(marksOf(values, better)).toEqual(marks)
  })

  it('of the impact is told among figures of one unit alone', () => {
    const litres = { impactFigure: '5.00', impactUnit: 'L d’eau par an' }
    const more = { ...litres, impactFigure: '12.50' }
    expect(impactMarks([product('a', litres), product('b', more)])).toEqual([null, 'best'])
    const drinking = { ...more, impactUnit: 'L d’eau potable par an' }
    expect(impactMarks([product('a', litres), product('b', drinking)])).toEqual([null, null])
    expect(impactMarks([product('a', litres), product('b', more), product('c')])).toEqual([
      null,
      'best',
      null,
    ])
  })
})

describe('how soon a product has paid for itself', () => {
  const said = (...products: ComparedFacts[]) =>
    products.map((each) => comparedPayback(each, products).replace(/\s/gu, ' '))
  const bruine = product('a', { price: '34.90', savingsPerYear: '99.00', paybackMonths: 4 })

  it('is told to the tenth of a month where whole ones would make two alike that are not', () => {
    const giboulee = product('b', { price: '24.90', savingsPerYear: '82.00', paybackMonths: 4 })
    expect(said(bruine, giboulee)).toEqual(['4,2 mois', '3,6 mois'])
    expect(rowMarks('payback', [bruine, giboulee])).toEqual([null, 'best'])
  })

  it('is told in whole months where they tell, and where price and saving come to something else', () => {
    const slow = product('b', { price: '60.00', savingsPerYear: '82.00', paybackMonths: 9 })
    expect(said(bruine, slow)).toEqual(['4 mois', '9 mois'])
    const told = product('c', { price: '60.00', savingsPerYear: '82.00', paybackMonths: 5 })
    expect(said(bruine, told)).toEqual(['4 mois', '5 mois'])
    expect(said(bruine, bruine)).toEqual(['4 mois', '4 mois'])
  })
})

describe('what is advised', () => {
  const told = (products: ComparedFacts[]) =>
    adviceFor(products).map(({ product: { name }, wishes }) => [name, ...wishes])

  it('goes to whoever is alone at the top of a wish, each product once', () => {
    const head = product('pommeau', { price: '34.90', ecoScore: '9.0', savingsPerYear: '98.00' })
    const lever = product('stop-douche', { price: '16.50', ecoScore: '8.2', savingsPerYear: '29.00' })
    expect(told([head, lever])).toEqual([
      ['pommeau', 'savings', 'ecoScore'],
      ['stop-douche', 'price'],
    ])
  })

  it('is nothing where nobody is alone at the top, and nothing of one product', () => {
    expect(told([product('a'), product('b')])).toEqual([])
    expect(told([product('a', { savingsPerYear: '5.00' })])).toEqual([])
  })

  it('is what can be had, while something can', () => {
    const out = product('a', { inStock: false, price: '1.00' })
    const [dear, cheap] = [product('b', { price: '9.00' }), product('c', { price: '3.00' })]
    expect(told([out, dear, cheap])).toEqual([['c', 'price']])
    expect(told([out, { ...dear, inStock: false }])).toEqual([['a', 'price']])
  })
})

describe('the one to keep', () => {
  const dear = product('pommeau', { price: '34.90', savingsPerYear: '99.00' })
  const cheap = product('pommeau chromé', { price: '24.90', savingsPerYear: '82.00' })
  const told = (...products: ComparedFacts[]) => {
    const decision = decisionFor(products)
    return decision && [decision.product.name, decision.extra, decision.months]
  }

  it('costs more and saves more: its months are those of the difference, the nearest', () => {
    expect(told(cheap, dear)).toEqual(['pommeau', '10.00', 7])
  })

  it.each([
    ['it is the cheapest anyway: that is advice enough', [{ ...dear, price: '9.00' }, cheap]],
    ['the difference takes more than two years to come back', [{ ...dear, price: '60.00' }, cheap]],
    ['both save the same', [dear, { ...cheap, savingsPerYear: '99.00' }]],
    ['what the other saves is not known', [dear, { ...cheap, savingsPerYear: null }]],
    ['the other cannot be had', [dear, { ...cheap, inStock: false }]],
    ['it stands alone', [dear]],
  ])('is nobody where %s', (_reason, products) => {
    expect(told(...products)).toBeNull()
  })
})

it('lets nothing win by a score that its category does not show', () => {
  const hidden = product('pull', { ecoScore: '9.9', scoreDisplay: 'CRITERIA' })
  const shown = [product('savon', { ecoScore: '6.0' }), product('gourde', { ecoScore: '7.0' })]
  expect(adviceFor([hidden, ...shown]).flatMap(({ product: { name }, wishes }) => [name, ...wishes])).toEqual(
    ['gourde', 'ecoScore'],
  )
})
