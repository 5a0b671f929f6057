import { expect, it } from 'vitest'
import { emptyParams } from './product-list-url.ts'
import { isQuickFilterOn, quickFilters, toggleQuickFilter } from './quick-filter-buttons.tsx'

const [highTech, simpleEco] = quickFilters as [(typeof quickFilters)[0], (typeof quickFilters)[0]]
const params = { ...emptyParams, search: 'savon', category: 'Energie', minPrice: '50', maxPrice: '80' }

it('clears the other bound, the category and the search', () => {
  expect(toggleQuickFilter(params, highTech)).toEqual({
    minPrice: '50',
    maxPrice: '',
    category: '',
    search: '',
  })
  expect(toggleQuickFilter(params, simpleEco)).toEqual({
    minPrice: '',
    maxPrice: '49.99',
    category: '',
    search: '',
  })
})

it('is on for its own range alone, and is taken off by a second press', () => {
  const on = { ...emptyParams, minPrice: '50' }
  expect(isQuickFilterOn(on, highTech)).toBe(true)
  expect(isQuickFilterOn(params, highTech)).toBe(false)
  expect(toggleQuickFilter(on, highTech)).toMatchObject({ minPrice: '', maxPrice: '' })
})
