import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../seeders/demo/catalogue.ts'
import { demoFormula } from '../../../seeders/demo/formulas/list.ts'
import { householdLimits, isAllowed, readHousehold, usualHousehold } from './household.rules.ts'
import { followsHousehold, householdSavings } from './household-savings.rules.ts'
import { type LooseFormula, orderedFormula } from './savings-formula.rules.ts'

type Term = LooseFormula['terms'][number]
const water: Term = { kind: 'WATER', label: 'Eau', amount: 6, per: 'SHOWER_MINUTE', source: 'Fiche' }
const bottle: Term = {
  kind: 'PURCHASE',
  label: 'Bouteille',
  amount: 0.8,
  times: 3,
  per: 'WEEK',
  source: 'Fiche',
}

const savings = (
  terms: Term[],
  household = {},
  { price = '60.00', impact = null as LooseFormula['impact'] } = {},
) => householdSavings(orderedFormula({ impact, terms }), { ...usualHousehold, ...household }, price)
const words = (terms: Term[], household = {}) =>
  savings(terms, household).steps.map(({ label, sum }) => `${label}: ${sum}`.replaceAll(/\s/g, ' '))

describe('what a product saves a household', () => {
  it.each<[string, Term, object, string]>([
    ['showers follow the people', water, {}, '99.00'],
    ['four people', water, { people: 4 }, '197.00'],
    ['one shower in two days', water, { showersPerPerson: 0.5 }, '49.00'],
    ['ten minutes', water, { showerMinutes: 10 }, '197.00'],
    ['dear water', water, { waterPrice: 9 }, '197.00'],
    ['heat is not counted while its energy is unknown', { ...water, warming: 23 }, {}, '99.00'],
    ['electric heat', { ...water, warming: 23 }, { waterHeating: 'ELECTRIC' }, '216.00'],
    [
      'gas heat, at the price of gas',
      { ...water, warming: 23 },
      { waterHeating: 'GAS', electricityPrice: 1 },
      '157.00',
    ],
    ['a purchase that follows nobody', bottle, { people: 7 }, '125.00'],
    ['a purchase of two, for four', { ...bottle, people: 2 }, { people: 4 }, '250.00'],
    [
      'electricity at its price',
      { ...bottle, kind: 'ELECTRICITY', amount: 1 },
      { electricityPrice: 0.25 },
      '39.00',
    ],
    ['gas', { ...bottle, kind: 'GAS', amount: 1 }, {}, '16.00'],
    ['below 5 € to the cent', { ...bottle, times: 1, per: 'YEAR', amount: 4.994 }, {}, '4.99'],
    ['from 5 € on whole', { ...bottle, times: 1, per: 'YEAR', amount: 5.5 }, {}, '6.00'],
    ['what only costs saves nothing', { ...bottle, amount: -1 }, {}, '0.00'],
  ])('%s', (_rule, term, household, euros) => {
    expect(savings([term], household).euros).toBe(euros)
  })

  it('is a sum, of what is no longer paid less what still is', () => {
    expect(savings([bottle, { ...bottle, times: 1, per: 'YEAR', amount: -24 }]).euros).toBe('101.00')
  })

  it('pays the price back in whole months, the nearest, from what is shown; not within fifty years: never', () => {
    const year: Term = { ...bottle, times: 1, per: 'YEAR', amount: 12 }
    expect(savings([year], {}, { price: '12.01' }).paybackMonths).toBe(12)
    expect(savings([year], {}, { price: '12.50' }).paybackMonths).toBe(13)
    expect(savings([year], {}, { price: '0.10' }).paybackMonths).toBe(1)
    expect(savings([year], {}, { price: '600.00' }).paybackMonths).toBe(600)
    expect(savings([year], {}, { price: '600.50' }).paybackMonths).toBeNull()
    expect(savings([{ ...year, amount: -1 }]).paybackMonths).toBeNull()
  })

  it.each<[LooseFormula['impact'], Term, string | null]>([
    ['LITRES', water, '21900.00'],
    ['LITRES', { ...water, amount: 5.99 }, '21800.00'],
    ['LITRES', { ...water, amount: 0.1 }, '360.00'],
    ['KWH', { ...bottle, kind: 'ELECTRICITY', amount: 0.503 }, '78.00'],
    ['USES', { ...bottle, counts: 2 }, '312.00'],
    [null, water, null],
  ])('counts %s as the product does: litres rounded down, the rest to the next', (impact, term, figure) => {
    expect(savings([term], {}, { impact }).impact).toBe(figure)
  })

  it('says how it comes about, term by term', () => {
    const family = { people: 4, waterHeating: 'ELECTRIC' }
    expect(
      words(
        [
          { ...water, warming: 23 },
          { ...bottle, people: 2 },
        ],
        family,
      ),
    ).toEqual([
      'Eau: 6 L × 5 min × 4 douches par jour × 365 jours = 43 800 L, à 4,50 €/m³ = 197,10 €',
      'Eau, chauffage de l’eau: 43 800 L × 23 °C × 1,163 Wh = 1 172 kWh, à 0,20 €/kWh = 234,32 €',
      'Bouteille: 0,80 € × 3 par semaine × 52 semaines × 4/2 personnes = 249,60 €',
    ])
    expect(words([{ ...water, per: 'SHOWER', warming: 23 }], { people: 1 })).toEqual([
      'Eau: 6 L × 1 douche par jour × 365 jours = 2 190 L, à 4,50 €/m³ = 9,86 €',
      'Eau, chauffage de l’eau: non compté, faute de connaître l’énergie',
    ])
  })
})

describe('a household that was kept', () => {
  it('is read as it was written', () => {
    expect(readHousehold(JSON.parse(JSON.stringify(usualHousehold)))).toEqual(usualHousehold)
  })

  it.each([
    null,
    'foyer',
    {},
    { ...usualHousehold, people: 0 },
    { ...usualHousehold, people: 13 },
    { ...usualHousehold, people: 2.5 },
    { ...usualHousehold, people: '2' },
    { ...usualHousehold, waterPrice: Number.NaN },
    { ...usualHousehold, waterPrice: 0.49 },
    { ...usualHousehold, electricityPrice: 0.005 },
    { ...usualHousehold, waterHeating: 'WOOD' },
    { ...usualHousehold, showerMinutes: undefined },
  ])('is not believed where it is none: %j', (kept) => {
    expect(readHousehold(kept)).toBeNull()
  })

  it('has as many decimals as people type', () => {
    expect(isAllowed('showersPerPerson', 0.7)).toBe(true)
    expect(isAllowed('showersPerPerson', 0.75)).toBe(false)
    expect(isAllowed('waterPrice', 4.29)).toBe(true)
  })
})

it('of every product of the demo it is known whether what a household tells changes it', () => {
  const facts = Object.entries(householdLimits).map(([name, { max }]) => ({ [name]: max }))
  const formulas = demoCatalogue
    .flatMap(({ products }) => products)
    .flatMap(({ name }) => demoFormula(name) ?? [])
  const changed = formulas.map((formula) => {
    const of = (own: object) => householdSavings(formula, { ...usualHousehold, ...own }, '60.00')
    return facts.some((own) => JSON.stringify(of(own)) !== JSON.stringify(of({})))
  })
  expect(new Set(changed)).toEqual(new Set([true, false]))
  expect(formulas.map(followsHousehold)).toEqual(changed)
  expect(followsHousehold(null)).toBe(false)
})
