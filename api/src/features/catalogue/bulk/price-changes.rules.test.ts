import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../../../platform/money.rules.ts'
import { changedCents, priceChangeRules, priceRefusal } from './price-changes.rules.ts'

const changed = (euros: string, change: object) =>
  changedCents(toCents(euros), { toTenCents: false, ...change }) / 100
const toTen = (euros: string, change: object) => changed(euros, { ...change, toTenCents: true })

describe('a new price', () => {
  it.each([
    ['12.90', { percent: '5' }, 13.55],
    ['0.10', { percent: '5' }, 0.11],
    ['19.99', { percent: '-10' }, 17.99],
    ['100.00', { percent: '2.25' }, 102.25],
    ['3.00', { percent: '-33.33' }, 2],
    ['1.005'.slice(0, 4), { percent: '0.5' }, 1.01],
    ['12.90', { amount: '1.1' }, 14],
    ['12.90', { amount: '-0.95' }, 11.95],
  ])('of %s by %j is %s, to the cent', (euros, change, expected) => {
    expect(changed(euros, change)).toBe(expected)
  })

  it.each([
    ['12.90', { percent: '5' }, 13.5],
    ['12.95', { amount: '0' }, 13],
    ['12.94', { amount: '0' }, 12.9],
    ['1.00', { percent: '2' }, 1],
    ['24.90', { percent: '-5' }, 23.7],
    ['99999999.90', { percent: '0.01' }, 100_009_999.9],
  ])('of %s by %j is %s, to ten cents', (euros, change, expected) => {
    expect(toTen(euros, change)).toBe(expected)
  })

  it('is what whole numbers make of it, however it is written', () => {
    const percents = fc.integer({ min: -9_000, max: 20_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        percents,
        fc.boolean(),
        (cents, hundredths, toTenCents) => {
          const step = toTenCents ? 100_000n : 10_000n
          const exact = BigInt(cents) * BigInt(10_000 + hundredths)
          const rounded = ((exact + step / 2n) / step) * (step / 10_000n)
          const percent = (hundredths / 100).toFixed(2)
          expect(changedCents(cents, { percent, toTenCents })).toBe(Number(rounded))
        },
      ),
    )
  })

  it('is never below one cent, nor above what a price can be', () => {
    expect([-1, 0, 1, 9_999_999_999, 10_000_000_000].map(priceRefusal)).toEqual([
      ...['Le prix tomberait sous 0,01\u00a0€.', 'Le prix tomberait sous 0,01\u00a0€.', null, null],
      'Le prix dépasserait 99\u202f999\u202f999,99\u00a0€.',
    ])
  })
})

it.each([
  [{}, 'Indiquez un pourcentage ou un montant.'],
  [{ percent: '5', amount: '1' }, 'Indiquez un pourcentage ou un montant.'],
  [{ percent: '0' }, 'Ce changement laisserait tous les prix comme ils sont.'],
  [{ percent: '-91' }, 'Pourcentage : entre -90 et 200.'],
  [{ percent: '1.234' }, 'Pourcentage : nombre attendu, avec 2 décimales au plus.'],
  [{ percent: '5', products: [] }, 'Sélection : au moins un produit attendu.'],
  [{ percent: '5', products: [{ id: 1 }, { id: 1 }] }, 'Sélection : un produit y est deux fois.'],
])('%j is refused', (change, message) => {
  const { error } = priceChangeRules.safeParse({ products: [{ id: 1 }], ...change })
  expect(error?.issues[0]?.message).toBe(message)
})
