import type { SqlPart } from '../../platform/read-rows.ts'
import type { ResolvedFilter } from './resolved-filter.ts'

/** One SQL condition on the table that the filter reads. */
export type Condition = SqlPart

const nothing: Condition = { sql: 'false', params: [] }

/** Facets whose own choice is left aside when they are counted, so that a person sees the alternatives. */
export const facets = ['category', 'price', 'ecoScore', 'inStock'] as const

/** One of the facets. */
export type Facet = (typeof facets)[number]

function searchCondition(search: NonNullable<ResolvedFilter['search']>): Condition {
  if ('signs' in search) return { sql: 'strpos(name, ?) > 0', params: [search.signs] }
  // The sub-select hides the words from the planner: knowing that they are frequent, it would read every document of
  // the catalogue (500 ms), not knowing what it costs to fetch one. The index alone finds them in 3 ms.
  return search.words ? { sql: 'document @@ (select ?::tsquery)', params: [search.words] } : nothing
}

/**
 * The table that a filter reads. Searched words are in `product_search`, together with all that filters and orders, so
 * that a frequent word costs a look at narrow rows alone (migrations/sql/search-ranking.ts).
 */
export const filteredTable = ({ search }: ResolvedFilter): 'products' | 'product_search' =>
  search && 'words' in search ? 'product_search' : 'products'

/** The conditions of a filter, on `filteredTable`: those of each facet apart, the rest under `base`. */
export function productConditions(filter: ResolvedFilter): Record<Facet | 'base', Condition[]> {
  const when = <T>(value: T | undefined, sql: string): Condition[] =>
    value === undefined ? [] : [{ sql, params: [value] }]
  return {
    base: [
      ...(filter.search ? [searchCondition(filter.search)] : []),
      ...when(filter.featured, 'featured = ?'),
      ...when(filter.weeklySpecial, 'weekly_special = ?'),
    ],
    category: [
      ...when(filter.categoryId, 'category_id = ?'),
      ...(filter.slugCategoryId === null ? [nothing] : when(filter.slugCategoryId, 'category_id = ?')),
    ],
    price: [...when(filter.minPrice, 'price >= ?'), ...when(filter.maxPrice, 'price <= ?')],
    ecoScore: when(filter.minEcoScore, 'eco_score >= ?'),
    inStock: when(filter.inStock, 'in_stock = ?'),
  }
}

/** All that a filter asks for, as one condition; « true » when it asks for nothing. */
export const filterCondition = (filter: ResolvedFilter): Condition =>
  allOf(Object.values(productConditions(filter)).flat())

/** All of the conditions at once; « true » when there is none. */
export function allOf(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: 'true', params: [] }
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
    params: conditions.flatMap(({ params }) => params),
  }
}
