import { expect, test } from 'vitest'
import { isGtin } from './passport.rules.ts'
import { completenessOf } from './passport-completeness.rules.ts'
import { quantityText, unitPriceOf } from './unit-price.ts'

test.each([
  ['6.40', '110', 'G', '58.18', 'kg'],
  ['27.90', '1', 'KG', '27.90', 'kg'],
  ['9.90', '85', 'G', '116.47', 'kg'],
  ['12.50', '750', 'ML', '16.67', 'L'],
  ['4.00', '33', 'CL', '12.12', 'L'],
  ['14.90', '1.5', 'L', '9.93', 'L'],
  ['0.01', '2', 'KG', '0.01', 'kg'],
  ['0.01', '3', 'KG', '0.00', 'kg'],
  ['24.90', '6', 'PIECE', '4.15', 'pièce'],
  ['30.00', '2.5', 'M2', '12.00', 'm²'],
  ['99999999.99', '0.001', 'G', '99999999990000.00', 'kg'],
] as const)('%s € for %s %s is %s € for a %s', (price, quantity, unit, amount, per) => {
  expect(unitPriceOf(price, quantity, unit)).toEqual({ amount, per })
})

test.each([
  ['110.000', 'G', '110\u00a0g'],
  ['1.500', 'L', '1,5\u00a0L'],
  ['6', 'PIECE', '6\u00a0pièces'],
  ['1', 'PIECE', '1\u00a0pièce'],
] as const)('%s %s reads « %s »', (quantity, unit, text) => {
  expect(quantityText(quantity, unit)).toBe(text)
})

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['0000000000000', true],
  ['400638133393', false],
  ['40063813339310', false],
  ['400638133393a', false],
  ['', false],
])('GTIN %s: %s', (digits, isRight) => {
  expect(isGtin(digits)).toBe(isRight)
})

test('a passport is as complete as what is asked of it', () => {
  const maker = { manufacturerName: 'A', manufacturerAddress: 'B' }
  expect(completenessOf(null, null)).toMatchObject({
    percent: 0,
    missing: ['MANUFACTURER', 'MODEL', 'ORIGIN'],
  })
  // A name without a way to reach it is no maker.
  expect(completenessOf({ ...maker, model: 'S' }, null)).toMatchObject({ percent: 33 })
  expect(completenessOf({ ...maker, manufacturerContact: 'c@d.fr', model: 'S' }, null)).toMatchObject({
    percent: 66,
    missing: ['ORIGIN'],
  })
  expect(completenessOf(null, [])).toEqual({ required: [], missing: [], percent: 100 })
  const guarantees = [{ by: 'A', covers: 'B' }]
  expect(completenessOf({ guarantees, spareParts: [] }, ['SPARE_PARTS', 'GUARANTEES'])).toMatchObject({
    required: ['GUARANTEES', 'SPARE_PARTS'],
    percent: 50,
  })
})

test.each([
  { manufacturerName: 'Fabricant à indiquer (démonstration)' },
  { manufacturerAddress: '1 rue de l’Exemple, 00000 Démonstration' },
  { manufacturerContact: 'fabricant@exemple.fr' },
  ...['À compléter.', 'à pre\u0301ciser', '…', '?'].map((model) => ({ model })),
  { guarantees: [{ by: 'À définir', covers: 'Le corps' }] },
  { spareParts: [{ name: '(démonstration)' }] },
])('a placeholder counts as missing: %j', (placeholder) => {
  const whole = {
    ...{ manufacturerName: 'A', manufacturerAddress: '1 rue B, 84000 C', manufacturerContact: 'c@d.fr' },
    ...{ model: 'À compléter soi-même', guarantees: [{ by: 'A', covers: 'B' }], spareParts: [{ name: 'D' }] },
  }
  const asked = ['MANUFACTURER', 'MODEL', 'GUARANTEES', 'SPARE_PARTS'] as const
  expect(completenessOf(whole, asked).percent).toBe(100)
  expect(completenessOf({ ...whole, ...placeholder }, asked).percent).toBe(75)
})
