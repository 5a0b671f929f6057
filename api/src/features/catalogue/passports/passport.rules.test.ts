import { expect, test } from 'vitest'
import { guarantorInSentence } from './passport.rules.ts'
import { passportLines } from './passport-lines.ts'

test.each([
  ['Fabricant', 'le fabricant'],
  ['fabricant', 'le fabricant'],
  ['Marque', 'la marque'],
  ['Importateur', 'l’importateur'],
  ['Ramure', 'Ramure'],
  ['Le Fabricant Français', 'Le Fabricant Français'],
])('« %s » guarantees as « %s »', (by, within) => {
  expect(guarantorInSentence(by)).toBe(within)
  const guarantees = [{ by, months: 60, covers: 'La poignée', terms: null }]
  const lines = passportLines({ guarantees, spareParts: [] } as never)
  expect(lines).toEqual([
    { label: 'Garantie commerciale', text: `La poignée\u00a0: 5\u00a0ans, par ${within}.` },
  ])
})
