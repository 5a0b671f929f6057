import { expect, it } from 'vitest'
import { activeFilters } from './active-filter-chips.tsx'
import { emptyParams } from './product-list-url.ts'

it('has none for the whole catalogue', () => {
  expect(activeFilters({ ...emptyParams, sort: 'NEWEST', page: 2 }, null)).toEqual([])
})

it('puts each filter into words, and takes it off alone', () => {
  const params = { ...emptyParams, search: 'lampe', category: 'Energie', maxPrice: '49.99', inStock: true }
  const filters = activeFilters(params, 'Énergie')
  const plain = filters.map(({ label }) => label.replace(/\s/gu, ' '))
  expect(plain).toEqual(['« lampe »', 'Énergie', 'Jusqu’à 49,99 €', 'En stock'])
  for (const { off } of filters) {
    expect(activeFilters({ ...params, ...off }, 'Énergie')).toHaveLength(3)
  }
})

it('knows the price that a pressed shortcut says already', () => {
  const said = (prices: object) =>
    activeFilters({ ...emptyParams, ...prices }, null).map(({ isShortcut }) => isShortcut)
  expect(said({ minPrice: '50' })).toEqual([true])
  expect(said({ maxPrice: '49.99' })).toEqual([true])
  expect(said({ minPrice: '50', maxPrice: '80' })).toEqual([false])
})

it('says the range of the price in one chip, which takes off both ends', () => {
  const said = (range: object) =>
    activeFilters({ ...emptyParams, ...range }, null).map(({ label, off }) => [
      label.replace(/\s/gu, ' '),
      off,
    ])
  const off = { minPrice: '', maxPrice: '' }
  expect(said({ minPrice: '20' })).toEqual([['Dès 20 €', off]])
  expect(said({ minPrice: '20', maxPrice: '49.99' })).toEqual([['De 20 € à 49,99 €', off]])
})

it('says the range of the eco-score in one chip, which takes off both ends', () => {
  const said = (range: object) =>
    activeFilters({ ...emptyParams, ...range }, null).map(({ label, off }) => [label, off])
  const off = { minEcoScore: '', maxEcoScore: '' }
  expect(said({ minEcoScore: '8.5' })).toEqual([['Éco-score dès 8,5', off]])
  expect(said({ minEcoScore: '7', maxEcoScore: '8.4' })).toEqual([['Éco-score de 7 à 8,4', off]])
  expect(said({ maxEcoScore: '4.9' })).toEqual([['Éco-score de 0 à 4,9', off]])
})

it('never shows a slug: a category whose name cannot be had is the chosen one, and marked nowhere else', () => {
  expect(activeFilters({ ...emptyParams, category: 'produits-zero-dechet' }, null)).toEqual([
    { label: 'Catégorie choisie', isMarked: false, off: { category: '' } },
  ])
})
