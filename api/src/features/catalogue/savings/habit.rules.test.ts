import { expect, test } from 'vitest'
import { dependsOnHabit } from './habit.rules.ts'

test.each([
  ['face à un plat de bœuf haché par semaine', true],
  ['face à 4 plats à emporter par semaine', true],
  ['face à une bouteille par jour de travail', true],
  ['face à un stick toutes les six semaines', true],
  ['face au gel douche d’une année', false],
  ['face à un pommeau classique', false],
  ['face aux parfums du commerce', false],
  [null, false],
])('a saving against what has a rhythm depends on a habit: %s', (comparison, depends) => {
  expect(dependsOnHabit(comparison)).toBe(depends)
})
