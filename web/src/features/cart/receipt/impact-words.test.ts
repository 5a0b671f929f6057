import { expect, it } from 'vitest'
import { impactWords } from './impact-words.ts'

it.each([
  ['L d’eau économisés par an', 'Eau économisée par an', 'L'],
  ['L d’eau potable économisés par an', 'Eau potable économisée par an', 'L'],
  ['L d’eau économisés par été', 'Eau économisée par été', 'L'],
  ['kWh en moins par an', 'Énergie en moins par an', 'kWh'],
  ['kWh produits par an', 'Énergie produite par an', 'kWh'],
  ['kWh de gaz en moins par an', 'Gaz en moins par an', 'kWh'],
  ['kg de déchets en moins par an', 'Déchets en moins par an', 'kg'],
  ['kg de déchets évités par an', 'Déchets évités par an', 'kg'],
  ['kg de papier économisés par an', 'Papier économisé par an', 'kg'],
  ['m de film en moins par an', 'Film en moins par an', 'm'],
  ['bouteilles en moins par an', 'Bouteilles en moins par an', ''],
  ['soirées de lumière par an', 'Soirées de lumière par an', ''],
  ['L d’eau par an', 'Eau par an', 'L'],
  // Written in another way, it is shown as it is.
  ['litres d’eau par an', 'Litres d’eau par an', ''],
])('« %s » is « %s » in « %s »', (unit, term, measure) => {
  expect(impactWords(unit)).toEqual({ term, after: measure && `\u00a0${measure}` })
})
