import type { SqlPart } from '../../platform/read-rows.ts'
import type { ProductWindow } from './catalogue.rules.ts'
import { type Condition, filterCondition, filteredTable } from './product-filters.ts'
import { productOrder } from './product-order.ts'
import type { ResolvedFilter } from './resolved-filter.ts'

/**
 * One part of a filtered list, in order, as what follows « from products ». By relevance when there is a search and
 * no sort, else newest first.
 */
export function productPage(filter: ResolvedFilter, window: ProductWindow): SqlPart {
  const { sort = filter.search ? 'RELEVANCE' : 'NEWEST', limit, offset } = window
  const { search, ...others } = filter
  if (sort === 'RELEVANCE' && search && 'words' in search && isAnyOf(search.words))
    return inOrderOf(titlesFirst(search.words, filterCondition(others), window))
  const { sql, params } = filterCondition(filter)
  const order = productOrder(sort, search)
  const page = {
    sql: `where ${sql} order by ${order.sql} limit ? offset ?`,
    params: [...params, ...order.params, limit, offset],
  }
  // On the plain first page there is nothing to leave out.
  if (sql === 'true' && offset === 0) return page
  return inOrderOf({ ...page, sql: `select id from ${filteredTable(filter)} ${page.sql}` })
}

/**
 * The ids alone first: what is read for them holds all that filters (product.entity.ts, migrations/sql/search-ranking.ts),
 * so that what is left out or skipped is never fetched.
 */
const inOrderOf = ({ sql, params }: SqlPart): SqlPart => ({
  sql: `join unnest(array(${sql})) with ordinality as page (product_id, place) on product_id = id order by place`,
  params,
})

/** One word, or several of which any will do: what ranks then also matches. */
const isAnyOf = (words: string) => words !== '' && !words.includes('&')

/**
 * The order of `productOrder`, sooner: a product that has the word in its title ranks above every one that has it in
 * its texts alone, and those rank equally. The titles are asked first; only if they do not fill the part are the
 * texts gone through, of which a frequent word has three times as many.
 */
function titlesFirst(words: string, { sql, params }: Condition, { limit, offset }: ProductWindow): SqlPart {
  const end = limit + offset
  const order = 'order by rank desc, rating desc, id desc'
  return {
    sql: `with titled as materialized (
        select id, rating, ts_rank(title, ?::tsquery) as rank from product_search
        where title @@ (select ?::tsquery) and ${sql} ${order} limit ?
      ), others as (
        select id, rating, 0::real as rank from product_search
        where (select count(*) from titled) < ? and document @@ (select ?::tsquery)
          and not title @@ ?::tsquery and ${sql} ${order} limit ?
      )
      select id from (select * from titled union all select * from others) as found ${order} limit ? offset ?`,
    params: [words, words, ...params, end, end, words, words, ...params, end, limit, offset],
  }
}
