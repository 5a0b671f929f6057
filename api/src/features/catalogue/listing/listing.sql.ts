import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import {
  allOf,
  type Corrections,
  filterCondition,
  filteredTable,
  type ResolvedFilter,
  shownBy,
  type WeightedWord,
} from './listing.conditions.ts'
import { isOfProductsAlone, orderOf, rankedAlike } from './listing.orders.ts'
import { type ProductFilter, type ProductSort, type ProductWindow, staleHiddenDays } from './listing.rules.ts'
import { typesWith } from './listing.types.ts'

/**
 * Looks up the searched words and the category of a slug, once for the list and its counts. An id that it knows lets
 * the planner choose well between walking an index in order and gathering (1 ms or 200 ms among 100,000 products).
 */
export async function resolveFilter(
  { em, clock }: Pick<RequestContext, 'em' | 'clock'>,
  { search, exactWords = false, categorySlug, typeWords, ...others }: ProductFilter,
): Promise<ResolvedFilter> {
  const hasWords = search !== undefined && /[\p{L}\p{N}]/u.test(search)
  const staleBefore = new Date(clock.now().getTime() - staleHiddenDays * 24 * 3_600_000)
  const filter = { ...others, signs: hasWords ? undefined : search, staleBefore }
  if (!hasWords && categorySlug === undefined && typeWords === undefined) return filter
  const [row] = await em.execute<ResolvedNames[]>(
    sql`select (select id from categories where slug = ${categorySlug ?? null}) as category, query::text as words, corrections, weights, wanted::text, names::text,
        ${hasWords ? begunWord(search) : sql`null`} as begun,
        ${typeWords === undefined ? sql`null as types, null as type_categories` : typesWith(typeWords, allOf(shownBy(filter)))}
      from product_search_query(${hasWords ? search : null}, ${exactWords}, ${others.visibility !== 'VISIBLE'})`,
  )
  return {
    ...filter,
    words: hasWords ? (row?.words ?? '') : undefined,
    weights: row?.weights ?? undefined,
    wanted: row?.wanted ?? undefined,
    names: row?.names ?? undefined,
    isPartialMatch: row !== undefined && (row.weights !== null || leavesOut(row.corrections, exactWords)),
    begun: row?.begun ?? undefined,
    corrections: row?.corrections,
    slugCategoryId: categorySlug === undefined ? undefined : (row?.category ?? null),
    types: row?.types ?? undefined,
    typeCategories: row?.type_categories ?? undefined,
  }
}

/** A word that no product has is left out, unless it is taken for another. */
const leavesOut = (corrections: Corrections | null, exactWords: boolean) =>
  Object.values(corrections ?? {}).some((nearest) => exactWords || nearest === null)

/** A shorter word may become anything. */
const shortestBegun = 3

/**
 * All the words but the last, and one that begins as that does; null where there is no longer one than its own plural,
 * and for a word with synonyms, which is whole as it is.
 * A range finds it along the index of words: a pattern that is not known beforehand would not.
 */
const begunWord = (search: string) =>
  sql`(select string_agg(case when is_last then quote_literal(word) || ':*' else quote_literal(search_stem(word)) end, ' & ')
        filter (where is_last or search_stem(word) <> '')
      from (select word, place = max(place) over () as is_last
        from unnest(string_to_array(search_plain(${search}), ' ')) with ordinality as typed (word, place)) as words
      having exists (select from search_words as longer, (select max(word) filter (where is_last) as word) as last
        where length(last.word) >= ${shortestBegun} and longer.word ~>~ last.word
          and longer.word ~<~ (last.word || '~') and longer.stem <> search_stem(last.word)
          and search_synonyms(last.word) is null))`

interface ResolvedNames {
  category: number | null
  words: string
  weights: WeightedWord[] | null
  wanted: string | null
  names: string | null
  begun: string | null
  corrections: Corrections | null
  types: string | null
  type_categories: string | null
}

/** A part of a list; by relevance, the best of so many products that have the word in their title. All of them unless it says. */
export interface RankedWindow extends ProductWindow {
  candidates?: number
}

/**
 * One part of a filtered list, in order, as what follows « from products ». By relevance when there is a search and
 * no sort, else newest first.
 */
export function productPage(filter: ResolvedFilter, window: RankedWindow): RawQueryFragment {
  if (isPlain(filter, window)) return orderedPart(sql`visible`, filter, window)
  if (window.inStockFirst && filter.inStock === undefined && !isRanked(filter, window))
    return inOrderOf(stockFirst(filter, window))
  return inOrderOf(orderedIds(filter, window))
}

/** What is searched comes by how well it matches, sold out or not: stock decides among equally good ones (`orderOf`). */
export const isRanked = (filter: ResolvedFilter, window: ProductWindow): boolean =>
  filter.words !== undefined && sortOf(filter, window) === 'RELEVANCE'

/** The newest of all: nothing is left out or skipped but what is hidden, so that their ids need not be found first. */
const isPlain = (filter: ResolvedFilter, window: RankedWindow): boolean =>
  window.offset === 0 &&
  !window.inStockFirst &&
  sortOf(filter, window) === 'NEWEST' &&
  filterCondition(filter).sql === 'visible'

const sortOf = ({ words }: ResolvedFilter, { sort }: ProductWindow): ProductSort =>
  sort ?? (words === undefined ? 'NEWEST' : 'RELEVANCE')

/** One part in its order, as what follows the table. */
const orderedPart = (condition: RawQueryFragment, filter: ResolvedFilter, window: ProductWindow) =>
  sql`where ${condition} order by ${orderOf(sortOf(filter, window), filter, window.inStockFirst)}
    limit ${window.limit} offset ${window.offset}`

/** The ids of one part, in order. */
function orderedIds(filter: ResolvedFilter, window: RankedWindow): RawQueryFragment {
  const { words, weights, begun, ...others } = filter
  if (sortOf(filter, window).startsWith('ECO_SCORE') && filter.withTotal === undefined)
    return totalsFirst(filter, window)
  if (sortOf(filter, window) === 'RELEVANCE' && words !== undefined && isAnyOf(words))
    return titlesFirst({ words, weights, begun }, filterCondition(others), window)
  const condition = filterCondition(filter)
  if (words !== undefined && isOfProductsAlone(sortOf(filter, window)))
    return sql`select id from products
      ${orderedPart(sql`id in (select id from product_search where ${condition})`, filter, window)}`
  return sql`select id from ${filteredTable(filter)} ${orderedPart(condition, filter, window)}`
}

/**
 * The same order twice: of what is in stock, then of the rest. Each goes along its index and ends where the part does,
 * where one order by stock and something else would go through the whole catalogue.
 */
function stockFirst(filter: ResolvedFilter, window: ProductWindow): RawQueryFragment {
  const { limit, offset } = window
  const upTo = { ...window, limit: limit + offset, offset: 0 }
  const half = (inStock: boolean) =>
    sql`select id, ${inStock ? 0 : 1} as half, row_number() over () as place
      from (${orderedIds({ ...filter, inStock }, upTo)}) as ${raw(inStock ? 'stocked' : 'sold_out')}`
  return sql`select id from (${half(true)} union all ${half(false)}) as found
    order by half, place limit ${limit} offset ${offset}`
}

/**
 * By eco-score: what shows no total comes last, for its place would tell it. The rest is looked for only where the others
 * do not fill the part, so that the usual list goes along its index and ends.
 */
function totalsFirst(filter: ResolvedFilter, window: ProductWindow): RawQueryFragment {
  const { limit, offset } = window
  const upTo = { ...window, limit: limit + offset, offset: 0 }
  const half = (withTotal: boolean) =>
    sql`select id, ${withTotal ? 0 : 1} as half, row_number() over () as place
      from (${orderedIds({ ...filter, withTotal }, upTo)}) as ${raw(withTotal ? 'shown' : 'unshown')}`
  return sql`select id from (with totals as materialized (${half(true)}), others as (
      select * from (${half(false)}) as rest where (select count(*) from totals) < ${limit + offset}
    ) select * from totals union all select * from others) as scored
    order by half, place limit ${limit} offset ${offset}`
}

/**
 * The ids alone first: what is read for them holds all that filters (product.entity.ts, migrations/sql/search.ts),
 * so that what is left out or skipped is never fetched.
 */
const inOrderOf = (ids: RawQueryFragment) =>
  sql`join unnest(array(${ids})) with ordinality as page (product_id, place) on product_id = id order by place`

/** One word, or several of which any will do: what ranks then also matches. */
const isAnyOf = (words: string) => words !== '' && !words.includes('&')

/**
 * The order by relevance, sooner: a product that has the word in its title ranks above every one where a word only
 * begins so, and that above every one that has it in its texts alone. The titles are asked first; only if they do not
 * fill the part are the texts gone through, of which a frequent word has three times as many. Of several words each counts
 * by its weight.
 */
function titlesFirst(
  {
    words,
    weights = [{ words, weight: 1 }],
    begun,
  }: { words: string; weights?: WeightedWord[]; begun?: string },
  others: RawQueryFragment,
  window: RankedWindow,
) {
  const { limit, offset, candidates } = window
  const end = limit + offset
  const bestFirst = sql`order by half, rank desc, ${rankedAlike(window.inStockFirst)}`
  const facts = sql`select id, rating, in_stock`
  const titles = (condition: RawQueryFragment) =>
    sql`(select * from product_search where ${condition} and ${others} limit ${candidates ?? null}) as named`
  const isNamed = sql`title @@ ${words}::tsquery`
  const rank = weights
    .map((each) => sql`${each.weight}::real * ts_rank(title, ${each.words}::tsquery)`)
    .reduce((sum, each) => sql`${sum} + ${each}`)
  const goesOn = sql`coalesce(title @@ ${begun ?? null}::tsquery, false)`
  return sql`with titled as materialized (
      ${facts}, 0 as half, ${rank} as rank
      from ${titles(sql`title @@ (select ${words}::tsquery)`)} ${bestFirst} limit ${end}
    ), begun as materialized (
      ${facts}, 1 as half, 0::real as rank from ${titles(sql`title @@ (select ${begun ?? null}::tsquery) and not ${isNamed}`)}
      where (select count(*) from titled) < ${end} ${bestFirst} limit ${end}
    ), others as (
      ${facts}, 2 as half, 0::real as rank from product_search
      where (select count(*) from titled) + (select count(*) from begun) < ${end}
        and document @@ (select ${words}::tsquery) and not ${isNamed} and not ${goesOn} and ${others} ${bestFirst} limit ${end}
    )
    select id from (select * from titled union all select * from begun union all select * from others) as found
    ${bestFirst} limit ${limit} offset ${offset}`
}
