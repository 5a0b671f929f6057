import { describe, expect, it } from 'vitest'
import { emptyParams, productListVariables } from './product-list-url.ts'

describe('productListVariables', () => {
  it('asks for the best eco-scores while browsing, for relevance while searching', () => {
    expect(productListVariables(emptyParams)).toEqual({ filter: {}, sort: 'ECO_SCORE', limit: 24, offset: 0 })
    expect(productListVariables({ ...emptyParams, search: 'savon' }).sort).toBe('RELEVANCE')
  })

  it('cannot sort by relevance to nothing', () => {
    expect(productListVariables({ ...emptyParams, sort: 'RELEVANCE' }).sort).toBe('ECO_SCORE')
  })

  it('skips the pages before', () => {
    expect(productListVariables({ ...emptyParams, page: 3 }).offset).toBe(48)
  })

  it('passes on every filter that is on', () => {
    const { filter } = productListVariables({
      search: 'savon',
      category: 'hygiene-beaute',
      exactWords: true,
      minPrice: '5',
      maxPrice: '49.99',
      minEcoScore: '7',
      maxEcoScore: '8.4',
      inStock: true,
      featured: true,
      weeklySpecial: true,
      paidBack: true,
      fromFrance: true,
      sort: null,
      page: 1,
    })
    expect(filter).toEqual({
      search: 'savon',
      exactWords: true,
      categorySlug: 'hygiene-beaute',
      minPrice: '5',
      maxPrice: '49.99',
      minEcoScore: '7',
      maxEcoScore: '8.4',
      inStock: true,
      featured: true,
      weeklySpecial: true,
      maxPaybackMonths: 11,
      origin: 'France',
    })
  })
})
