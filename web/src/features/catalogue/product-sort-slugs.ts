import type { ProductSort } from '../../graphql/generated/graphql.ts'

/** How each order is spelt in the URL, in the order of the menu. */
export const sortSlugs: Record<ProductSort, string> = {
  RELEVANCE: 'pertinence',
  ECO_SCORE: 'eco-score',
  PRICE_ASC: 'prix-croissant',
  PRICE_DESC: 'prix-decroissant',
  RATING: 'mieux-notes',
  NEWEST: 'nouveautes',
}

/** The order meant by a URL value, or null when there is none such. */
export function sortFromSlug(slug: string | null): ProductSort | null {
  const found = Object.entries(sortSlugs).find(([, known]) => known === slug)
  return found ? (found[0] as ProductSort) : null
}

/** Searching sorts by relevance; browsing puts the best eco-scores first. */
export function effectiveSort(sort: ProductSort | null, search: string): ProductSort {
  if (sort && (sort !== 'RELEVANCE' || search)) return sort
  return search ? 'RELEVANCE' : 'ECO_SCORE'
}
