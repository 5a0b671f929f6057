import { expect, it } from 'vitest'
import { cartEffect, replacedBy } from './cart-effect.ts'

const none = { savingsPerYear: null, paybackMonths: 4, impactFigure: null, impactUnit: null }
const shown = { ecoScore: '9.0', scoreDisplay: 'SCORE' } as const
const product = (facts: object) => ({ product: { name: 'Savon', ...shown, ...none, ...facts } })
const water = (impactFigure: string) => ({ impactFigure, impactUnit: 'L d’eau par an' })

it('adds savings, and figures of one unit alone', () => {
  const { savings, impacts } = cartEffect(
    [
      product({ savingsPerYear: '57.10', ...water('12700.00') }),
      product({ savingsPerYear: '0.20', ...water('300.50') }),
      product({ impactFigure: '14.00', impactUnit: 'kg de déchets en moins par an' }),
      product({ impactFigure: '900.00', impactUnit: 'L d’eau par été' }),
    ],
    '50.00',
  )
  expect(savings).toBe('57.30')
  expect(impacts).toEqual([
    { figure: 13000.5, unit: 'L d’eau par an' },
    { figure: 900, unit: 'L d’eau par été' },
    { figure: 14, unit: 'kg de déchets en moins par an' },
  ])
})

it('is even once the savings have made up for the whole total, or not within ten years', () => {
  const saver = [product({ savingsPerYear: '100.00' }), product({})]
  expect(cartEffect(saver, '50.00').paybackDays).toBe(183)
  expect(cartEffect(saver, '1000.00').paybackDays).not.toBeNull()
  expect(cartEffect(saver, '1000.01').paybackDays).toBeNull()
  expect(cartEffect([product({})], '50.00')).toMatchObject({ savings: null, paybackDays: null })
})

it('counts apart what takes a habit, unless the visitor has told of theirs', () => {
  const jars = {
    name: 'Bocaux',
    savingsPerYear: '104.00',
    savingsComparison: 'face à 2 portions par semaine',
  }
  const shower = { savingsPerYear: '57.00', savingsComparison: 'face à un pommeau classique' }
  const effect = cartEffect([product(jars), product(shower)], '57.00')
  expect(effect).toMatchObject({
    savings: '57.00',
    apart: { savings: '104.00', names: ['Bocaux'] },
    paybackDays: 365,
    fiveYears: '228.00',
    withoutFigures: [],
  })
  expect(cartEffect([product(jars)], '10.00')).toMatchObject({
    savings: null,
    paybackDays: null,
    fiveYears: null,
  })
  expect(cartEffect([product({ ...jars, isOwn: true })], '10.00')).toMatchObject({
    savings: '104.00',
    apart: null,
  })
})

it('counts apart what is used up and bought again: one piece of soap does not save what nine do, whoever they wash', () => {
  const bottles = { impactFigure: '18.00', impactUnit: 'flacons en moins par an' }
  const soap = { name: 'Savon', savingsPerYear: '10.00', paybackMonths: null, ...bottles }
  expect(cartEffect([product(soap), product({ savingsPerYear: '57.00' })], '57.00')).toMatchObject({
    savings: '57.00',
    impacts: [],
    apart: {
      savings: '10.00',
      impacts: [{ figure: 18, unit: 'flacons en moins par an' }],
      names: ['Savon'],
    },
    paybackDays: 365,
  })
  expect(cartEffect([product({ ...soap, isOwn: true })], '6.90')).toMatchObject({
    savings: null,
    apart: { savings: '10.00' },
    paybackDays: null,
    fiveYears: null,
  })
})

it('leaves after five years what they save less the total, or says nothing', () => {
  const saver = [product({ savingsPerYear: '100.00' })]
  expect(cartEffect(saver, '49.90').fiveYears).toBe('450.10')
  expect(cartEffect(saver, '500.00').fiveYears).toBeNull()
  expect(cartEffect([product({})], '50.00').fiveYears).toBeNull()
})

it('names the products that say nothing, and means the scores of all', () => {
  const effect = cartEffect(
    [product({ name: 'Miel', ecoScore: '9.1' }), product({ ...water('5.00'), ecoScore: '8.3' })],
    '10.00',
  )
  expect(effect.withoutFigures).toEqual(['Miel'])
  expect(effect.meanScore).toBe('8.7')
})

it('names what is replaced as the products say it, each once, and nothing without a saving', () => {
  const saving = (savingsComparison: string) => product({ savingsPerYear: '10.00', savingsComparison })
  const said = ['face au gel douche', 'face aux bouteilles', 'face à l’eau qui coule', 'face au gel douche']
  expect(
    replacedBy([
      ...said.map(saving),
      product({ savingsComparison: 'face aux capsules' }),
      product({}),
      saving('Contre un abonnement'),
    ]),
  ).toEqual(['le gel douche', 'les bouteilles', 'l’eau qui coule', 'Contre un abonnement'])
})
