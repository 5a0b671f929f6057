import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import type { ProductSort } from './listing.rules.ts'

/** The names of categories in order: a place for each id costs less than a look into their table for each product. */
const categoriesByName = (direction: 'asc' | 'desc') =>
  sql`array_position(array(select id from categories order by name_order(name) collate "C" ${raw(direction)}, id), category_id)`

/** Orders by columns that the narrow rows of a search have not. */
const ownOrders = {
  NAME_ASC: sql`name_order(name) collate "C", id`,
  NAME_DESC: sql`name_order(name) collate "C" desc, id desc`,
  FLAGS_ASC: sql`featured, weekly_special, visible desc, id`,
  FLAGS_DESC: sql`featured desc, weekly_special desc, visible, id desc`,
  UPDATED_ASC: sql`updated_at, id`,
  UPDATED_DESC: sql`updated_at desc, id desc`,
} satisfies Partial<Record<ProductSort, RawQueryFragment>>

/** Orders on `filteredTable`; each ends with the id, so that pages never overlap. */
const orders: Record<Exclude<ProductSort, 'RELEVANCE'>, RawQueryFragment> = {
  ...ownOrders,
  CATEGORY_ASC: sql`${categoriesByName('asc')}, id`,
  CATEGORY_DESC: sql`${categoriesByName('desc')}, id desc`,
  PRICE_ASC: sql`price, id`,
  PRICE_DESC: sql`price desc, id desc`,
  ECO_SCORE: sql`eco_score desc, id desc`,
  ECO_SCORE_ASC: sql`eco_score, id`,
  STOCK_ASC: sql`in_stock, id`,
  STOCK_DESC: sql`in_stock desc, id desc`,
  RATING: sql`rating desc, review_count desc, id desc`,
  SAVINGS: sql`savings_rank desc nulls last, id desc`,
  NEWEST: sql`created_at desc, id desc`,
}

/** Whether an order needs the products themselves, where a search reads its narrow rows. */
export const isOfProductsAlone = (sort: ProductSort): boolean => sort in ownOrders

/** Of what matches a search equally well, on `product_search`. */
export const rankedAlike = (inStockFirst = false): RawQueryFragment =>
  sql`${raw(inStockFirst ? 'in_stock desc, ' : '')}rating desc, id desc`

/** What follows « order by »; by relevance without words, newest first. */
export function orderOf(
  sort: ProductSort,
  { words, begun }: { words?: string; begun?: string },
  inStockFirst = false,
): RawQueryFragment {
  if (sort !== 'RELEVANCE') return orders[sort]
  if (words === undefined) return orders.NEWEST
  // The name and the category rank, the texts only match: their long vectors would have to be read for each match.
  // A product that has some of the words there comes before one that has none: hence « or ».
  const goesOn = begun === undefined ? sql`` : sql`title @@ ${begun}::tsquery desc,`
  return sql`ts_rank(title, ${words.replaceAll('&', '|')}::tsquery) desc, ${goesOn} ${rankedAlike(inStockFirst)}`
}
