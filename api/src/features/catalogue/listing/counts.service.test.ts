import { describe, expect, test } from 'vitest'
import { countFacets, type FacetGroup } from './counts.service.ts'

const group = (facts: Partial<FacetGroup>): FacetGroup => ({
  ...{ category_id: 1, price_band: 'UNDER_50', eco_band: 'EXCELLENT', in_stock: true, products: 1 },
  ...{ meets_category: true, meets_price: true, meets_ecoScore: true, meets_inStock: true },
  ...facts,
})

describe('countFacets', () => {
  test('the total holds only what meets every condition', () => {
    const groups = [group({ products: 3 }), group({ meets_price: false, products: 5 })]
    expect(countFacets(groups).totalCount).toBe(3)
  })

  test('each facet leaves its own choice aside, and no other', () => {
    const groups = [
      group({ category_id: 2, meets_category: false, products: 2 }),
      group({ price_band: 'FROM_50', meets_price: false, products: 4 }),
      group({ eco_band: 'MODERATE', meets_ecoScore: false, products: 8 }),
      group({ in_stock: true, meets_inStock: false, products: 16 }),
      group({ price_band: 'FROM_50', meets_price: false, meets_category: false, products: 32 }),
    ]
    expect(countFacets(groups)).toEqual({
      totalCount: 0,
      withoutTotal: 0,
      categories: [{ categoryId: 2, count: 2 }],
      priceBands: [
        { band: 'UNDER_50', count: 0 },
        { band: 'FROM_50', count: 4 },
      ],
      ecoBands: [
        { band: 'EXCELLENT', count: 0 },
        { band: 'ECO_RESPONSIBLE', count: 0 },
        { band: 'MODERATE', count: 8 },
        { band: 'HIGH_IMPACT', count: 0 },
      ],
      inStock: 16,
    })
  })

  test('products without category count everywhere but under a category', () => {
    const counts = countFacets([group({ category_id: null, products: 7 })])
    expect(counts).toMatchObject({ totalCount: 7, categories: [], inStock: 7 })
  })

  test('categories come in the order of their ids, empty ones not at all', () => {
    const groups = [10, 2, 1].map((category_id) => group({ category_id }))
    groups.push(group({ category_id: 5, meets_price: false }))
    expect(countFacets(groups).categories.map(({ categoryId }) => categoryId)).toEqual([1, 2, 10])
  })

  test('of nothing, every count is 0 and every band is there', () => {
    const counts = countFacets([])
    expect(counts).toMatchObject({ totalCount: 0, categories: [], inStock: 0 })
    expect([counts.priceBands.length, counts.ecoBands.length]).toEqual([2, 4])
  })
})
