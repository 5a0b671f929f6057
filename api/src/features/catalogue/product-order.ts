import type { SqlPart } from '../../platform/read-rows.ts'
import type { ProductSort } from './catalogue.rules.ts'
import type { ResolvedFilter } from './resolved-filter.ts'

const columns = {
  PRICE_ASC: 'price, id',
  PRICE_DESC: 'price desc, id desc',
  ECO_SCORE: 'eco_score desc, id desc',
  RATING: 'rating desc, review_count desc, id desc',
  NEWEST: 'created_at desc, id desc',
}

/** Order of a list, as SQL on `filteredTable`; each ends with the id, so that pages never overlap. */
export function productOrder(sort: ProductSort, search: ResolvedFilter['search']): SqlPart {
  if (sort !== 'RELEVANCE') return { sql: columns[sort], params: [] }
  if (!search || !('words' in search)) return { sql: columns.NEWEST, params: [] }
  // The name and the category rank, the texts only match: their long vectors would have to be read for each match.
  // A product that has some of the words there comes before one that has none: hence « or ».
  return {
    sql: 'ts_rank(title, ?::tsquery) desc, rating desc, id desc',
    params: [search.words.replaceAll('&', '|')],
  }
}
