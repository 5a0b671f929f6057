import { type EcoBand, ecoBands } from './eco-band.ts'
import { type PriceBand, priceBands } from './price-band.ts'
import { type Facet, facets } from './product-filters.ts'

/** Products that share everything the facets look at; the flags say which facets' conditions they meet. */
export interface FacetGroup extends Record<`meets_${Facet}`, boolean> {
  category_id: number | null
  price_band: PriceBand
  eco_band: EcoBand
  in_stock: boolean
  products: number
}

/** Counts of a filtered list. */
export interface FacetCounts {
  totalCount: number
  categories: { categoryId: number; count: number }[]
  priceBands: { band: PriceBand; count: number }[]
  ecoBands: { band: EcoBand; count: number }[]
  inStock: number
}

/** Adds the groups up: the total with every condition, each facet without its own. */
export function countFacets(groups: FacetGroup[]): FacetCounts {
  const sum = (own: Facet | null, belongs: (group: FacetGroup) => boolean = () => true) =>
    groups
      .filter((group) => belongs(group) && facets.every((facet) => facet === own || group[`meets_${facet}`]))
      .reduce((total, group) => total + group.products, 0)
  const categoryIds = new Set(groups.flatMap(({ category_id }) => category_id ?? []))
  return {
    totalCount: sum(null),
    categories: [...categoryIds]
      .sort((a, b) => a - b)
      .map((categoryId) => ({
        categoryId,
        count: sum('category', (group) => group.category_id === categoryId),
      }))
      .filter(({ count }) => count > 0),
    priceBands: priceBands.map((band) => ({
      band,
      count: sum('price', (group) => group.price_band === band),
    })),
    ecoBands: ecoBands.map(({ band }) => ({
      band,
      count: sum('ecoScore', (group) => group.eco_band === band),
    })),
    inStock: sum('inStock', (group) => group.in_stock),
  }
}
