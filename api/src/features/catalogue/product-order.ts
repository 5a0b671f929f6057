import { type QueryOrderMap, raw } from '@mikro-orm/postgresql'
import type { ProductSort } from './catalogue.rules.ts'
import type { Product } from './product.entity.ts'
import { hasWord } from './product-filters.ts'

const newest: QueryOrderMap<Product>[] = [{ createdAt: 'desc' }, { id: 'desc' }]

/** Order of a list; each ends with the id, so that pages never overlap. */
export function productOrder(sort: ProductSort, search: string | undefined): QueryOrderMap<Product>[] {
  switch (sort) {
    case 'PRICE_ASC':
      return [{ price: 'asc' }, { id: 'asc' }]
    case 'PRICE_DESC':
      return [{ price: 'desc' }, { id: 'desc' }]
    case 'ECO_SCORE':
      return [{ ecoScore: 'desc' }, { id: 'desc' }]
    case 'RATING':
      return [{ rating: 'desc' }, { reviewCount: 'desc' }, { id: 'desc' }]
    case 'NEWEST':
      return newest
    case 'RELEVANCE':
      return search && hasWord(search) ? mostRelevant(search) : newest
  }
}

function mostRelevant(search: string): QueryOrderMap<Product>[] {
  const rank = raw('ts_rank(search_document, (select product_search_query(?)))', [search])
  return [{ [rank]: 'desc' }, { rating: 'desc' }, { id: 'desc' }]
}
