import { describe, expect, it } from 'vitest'
import { chooseCompared, comparisonExamples, readComparedIds } from './compared-ids.ts'

it.each([
  ['', [], false],
  ['1,2,3', ['1', '2', '3'], false],
  ['2, 1 ,2', ['2', '1'], false],
  ['1,abc', ['1'], true],
  ['-1,0,1.5,00', [], true],
  ['99999999999', [], true],
  ["1' or 1=1", [], true],
  [',,', [], false],
  ['1,2,3,4,5,6,7,8,9,10,11,12', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], false],
])('of the address « %s » the ids are %j', (text, ids, hasOthers) => {
  expect(readComparedIds(text)).toEqual({ ids, hasOthers })
})

const of = (productType: string | null) => (id: string) => ({ id, name: `Produit ${id}`, productType })
const [shower, flask, untyped] = [of('Douche'), of('Gourde'), of(null)]
const idsOf = (products: { id: string }[]) => products.map(({ id }) => id)

describe('what stands side by side', () => {
  it.each([
    ['in the order of the address', ['2', '1'], ['1', '2'].map(shower), ['2', '1'], [], [], false],
    [
      'of the use of the first',
      ['1', '5', '2'],
      [shower('1'), shower('2'), flask('5')],
      ['1', '2'],
      ['5'],
      [],
      false,
    ],
    [
      'three at most',
      ['1', '2', '3', '4'],
      ['1', '2', '3', '4'].map(shower),
      ['1', '2', '3'],
      [],
      ['4'],
      false,
    ],
    ['without the unknown', ['9', '1'], [shower('1')], ['1'], [], [], true],
    ['one of no type alone', ['1', '2'], ['1', '2'].map(untyped), ['1'], ['2'], [], false],
    ['nothing', ['9'], [], [], [], [], true],
  ])('%s', (_rule, ids, found, products, others, tooMany, isSomeUnknown) => {
    const chosen = chooseCompared(ids, found)
    expect([idsOf(chosen.products), idsOf(chosen.others), idsOf(chosen.tooMany)]).toEqual([
      products,
      others,
      tooMany,
    ])
    expect(chosen.isSomeUnknown).toBe(isSomeUnknown)
  })
})

it('examples are two of each type of which there are two here', () => {
  const item = (id: string, comparableType: string | null) => ({ id, name: id, comparableType })
  const items = [
    item('1', 'A'),
    item('2', null),
    item('3', 'B'),
    item('4', 'A'),
    item('5', 'A'),
    item('6', null),
  ]
  expect(comparisonExamples(items)).toEqual([{ type: 'A', products: [items[0], items[3]] }])
})
