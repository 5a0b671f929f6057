import type { ProductFilter } from './catalogue.rules.ts'

/** One SQL condition on the products table; values travel as parameters, never in the text. */
export interface Condition {
  sql: string
  params: unknown[]
}

/** Facets whose own choice is left aside when they are counted, so that a person sees the alternatives. */
export const facets = ['category', 'price', 'ecoScore', 'inStock'] as const

/** One of the facets. */
export type Facet = (typeof facets)[number]

/** Whether a search holds anything that the full text index knows; else it is compared letter by letter. */
export const hasWord = (search: string) => /[\p{L}\p{N}]/u.test(search)

// The query is built in a sub-select, so that PostgreSQL does it once and not once a row.
const searchSql = (search: string) =>
  hasWord(search) ? 'search_document @@ (select product_search_query(?))' : 'strpos(name, ?) > 0'

/** The conditions of a filter: those of each facet apart, the rest under `base`. */
export function productConditions(filter: ProductFilter): Record<Facet | 'base', Condition[]> {
  const when = <T>(value: T | undefined, sql: string): Condition[] =>
    value === undefined ? [] : [{ sql, params: [value] }]
  return {
    base: [
      ...when(filter.search, filter.search ? searchSql(filter.search) : ''),
      ...when(filter.featured, 'featured = ?'),
      ...when(filter.weeklySpecial, 'weekly_special = ?'),
    ],
    category: [
      ...when(filter.categoryId, 'category_id = ?'),
      ...when(filter.categorySlug, 'category_id = (select id from categories where slug = ?)'),
    ],
    price: [...when(filter.minPrice, 'price >= ?'), ...when(filter.maxPrice, 'price <= ?')],
    ecoScore: when(filter.minEcoScore, 'eco_score >= ?'),
    inStock: when(filter.inStock, 'in_stock = ?'),
  }
}

/** All of the conditions at once; « true » when there is none. */
export function allOf(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: 'true', params: [] }
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
    params: conditions.flatMap(({ params }) => params),
  }
}
