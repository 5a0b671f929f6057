import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { isOfProductsAlone, orderOf } from './listing.orders.ts'
import type {
  ProductFilter,
  ProductGap,
  ProductSort,
  ProductVisibility,
  ProductWindow,
} from './listing.rules.ts'
import { ofType, typesWith } from './listing.types.ts'

/** A checked filter whose names were looked up. */
export interface ResolvedFilter
  extends Omit<ProductFilter, 'search' | 'exactWords' | 'categorySlug' | 'typeWords'> {
  /** The search as a tsquery; empty: no product has such words. */
  words?: string
  /** What the typed words that no product has are taken for, plain letters both: the nearest word, or null. */
  corrections?: Corrections | null
  /** A search without letters and digits, which the full text index does not know: the name must contain it as it is. */
  signs?: string
  /** Id of the category with the slug asked for; null when there is none. */
  slugCategoryId?: number | null
  /** Whether its category shows the total; all products unless said. */
  withTotal?: boolean
  /** The product types that have one of the words asked for, as JSON. */
  types?: string
  /** Ids of the categories whose name has one of them, as JSON: they speak for products without a type. */
  typeCategories?: string
}

/** Words that no product has, without accents, each with the nearest that one has; null where none is near. */
export type Corrections = Record<string, string | null>

/**
 * Looks up the searched words and the category of a slug, once for the list and its counts. An id that it knows lets
 * the planner choose well between walking an index in order and gathering (1 ms or 200 ms among 100,000 products).
 */
export async function resolveFilter(
  { em }: Pick<RequestContext, 'em'>,
  { search, exactWords = false, categorySlug, typeWords, ...others }: ProductFilter,
): Promise<ResolvedFilter> {
  const hasWords = search !== undefined && /[\p{L}\p{N}]/u.test(search)
  const filter = { ...others, signs: hasWords ? undefined : search }
  if (!hasWords && categorySlug === undefined && typeWords === undefined) return filter
  const [row] = await em.execute<ResolvedNames[]>(
    sql`select (select id from categories where slug = ${categorySlug ?? null}) as category, query::text as words, corrections,
        ${typeWords === undefined ? sql`null as types, null as type_categories` : typesWith(typeWords, allOf(shownBy[others.visibility]))}
      from product_search_query(${hasWords ? search : null}, ${exactWords}, ${others.visibility !== 'VISIBLE'})`,
  )
  return {
    ...filter,
    words: hasWords ? (row?.words ?? '') : undefined,
    corrections: row?.corrections,
    slugCategoryId: categorySlug === undefined ? undefined : (row?.category ?? null),
    types: row?.types ?? undefined,
    typeCategories: row?.type_categories ?? undefined,
  }
}

interface ResolvedNames {
  category: number | null
  words: string
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
  if (window.inStockFirst && filter.inStock === undefined) return inOrderOf(stockFirst(filter, window))
  return inOrderOf(orderedIds(filter, window))
}

const sortOf = ({ words }: ResolvedFilter, { sort }: ProductWindow): ProductSort =>
  sort ?? (words === undefined ? 'NEWEST' : 'RELEVANCE')

/** One part in its order, as what follows the table. */
const orderedPart = (condition: RawQueryFragment, filter: ResolvedFilter, window: ProductWindow) =>
  sql`where ${condition} order by ${orderOf(sortOf(filter, window), filter.words)}
    limit ${window.limit} offset ${window.offset}`

/** The ids of one part, in order. */
function orderedIds(filter: ResolvedFilter, window: RankedWindow): RawQueryFragment {
  const { words, ...others } = filter
  if (sortOf(filter, window).startsWith('ECO_SCORE') && filter.withTotal === undefined)
    return totalsFirst(filter, window)
  if (sortOf(filter, window) === 'RELEVANCE' && words !== undefined && isAnyOf(words))
    return titlesFirst(words, filterCondition(others), window)
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
 * The order by relevance, sooner: a product that has the word in its title ranks above every one that has it in its
 * texts alone, and those rank equally. The titles are asked first; only if they do not fill the part are the texts
 * gone through, of which a frequent word has three times as many.
 */
function titlesFirst(words: string, others: RawQueryFragment, window: RankedWindow) {
  const { limit, offset, candidates } = window
  const end = limit + offset
  const bestFirst = sql`order by rank desc, rating desc, id desc`
  return sql`with titled as materialized (
      select id, rating, ts_rank(title, ${words}::tsquery) as rank from (
        select * from product_search where title @@ (select ${words}::tsquery) and ${others}
        limit ${candidates ?? null}) as named
      ${bestFirst} limit ${end}
    ), others as (
      select id, rating, 0::real as rank from product_search
      where (select count(*) from titled) < ${end} and document @@ (select ${words}::tsquery)
        and not title @@ ${words}::tsquery and ${others} ${bestFirst} limit ${end}
    )
    select id from (select * from titled union all select * from others) as found
    ${bestFirst} limit ${limit} offset ${offset}`
}

/**
 * The table that a filter reads. Searched words are in `product_search`, together with all that filters and orders, so
 * that a frequent word costs a look at narrow rows alone (migrations/sql/search.ts).
 */
export const filteredTable = ({ words }: ResolvedFilter): RawQueryFragment =>
  words === undefined ? sql`products` : sql`product_search`

/** Facets whose own choice is left aside when they are counted, so that a person sees the alternatives. */
export const facets = ['category', 'price', 'ecoScore', 'inStock'] as const

/** One of the facets. */
export type Facet = (typeof facets)[number]

const shownBy: Record<ProductVisibility, RawQueryFragment[]> = {
  VISIBLE: [sql`visible`],
  HIDDEN: [sql`not visible`],
  PLANNED: [sql`id in (select id from products where publish_at is not null)`],
  ALL: [],
}

/** The conditions of a filter, on `filteredTable`: those of each facet apart, the rest under `base`. */
export function conditionsByFacet(filter: ResolvedFilter): Record<Facet | 'base', RawQueryFragment[]> {
  const when = (value: unknown, condition: string): RawQueryFragment[] =>
    value === undefined ? [] : [raw(condition, [value])]
  return {
    base: [
      ...(filter.words === undefined ? [] : [haveWords(filter.words)]),
      ...shownBy[filter.visibility],
      ...when(filter.ids && `{${filter.ids}}`, 'id = any(?::int[])'),
      ...(filter.types === undefined ? [] : [ofType(filter.types, filter.typeCategories ?? '[]')]),
      ...when(filter.signs, 'strpos(name, ?) > 0'),
      ...when(filter.featured, 'featured = ?'),
      ...when(filter.weeklySpecial, 'weekly_special = ?'),
      ...when(filter.maxPaybackMonths, 'payback_months <= ?'),
      ...(filter.withTotal === undefined ? [] : [showingTotal(filter.withTotal)]),
      ...(filter.missing ? [lacking(filter.missing)] : []),
    ],
    category: [
      ...when(filter.categoryId, 'category_id = ?'),
      // Of a category that does not exist (NULL) there is no product.
      ...when(filter.slugCategoryId, 'category_id = ?'),
    ],
    price: [...when(filter.minPrice, 'price >= ?'), ...when(filter.maxPrice, 'price <= ?')],
    // Among those from 8.5 up, a product that shows no total would show it.
    ecoScore:
      filter.minEcoScore === undefined ? [] : [sql`eco_score >= ${filter.minEcoScore}`, showingTotal(true)],
    inStock: when(filter.inStock, 'in_stock = ?'),
  }
}

/** Whether the category of a product shows its total, as `showsTotal` says it: a condition on `filteredTable`. */
export const showingTotal = (isShown: boolean): RawQueryFragment =>
  sql`${raw(isShown ? '' : 'not ')}coalesce(category_id <> all (array(select id from categories where score_display <> 'SCORE')), true)`

/** Products without it, as a condition on `products` alone. */
export const gapConditions: Record<ProductGap, string> = {
  IMAGE: "coalesce(image_url, '') = ''",
  TEXT: "coalesce(description, '') = ''",
  SCORE: 'eco_score = 0',
  CATEGORY: 'category_id is null',
}

/** The narrow rows of a search have not these columns. */
const lacking = (gap: ProductGap) => raw(`id in (select id from products where ${gapConditions[gap]})`)

/**
 * The sub-select hides the words from the planner: knowing that they are frequent, it would read every document of
 * the catalogue (500 ms), not knowing what it costs to fetch one. The index alone finds them in 3 ms.
 */
const haveWords = (words: string) => (words ? sql`document @@ (select ${words}::tsquery)` : sql`false`)

/** All that a filter asks for, as one condition. */
export const filterCondition = (filter: ResolvedFilter): RawQueryFragment =>
  allOf(Object.values(conditionsByFacet(filter)).flat())

const everything = sql`true`

/** All of the conditions at once; « true » when there is none. */
export const allOf = ([first = everything, ...others]: RawQueryFragment[]): RawQueryFragment =>
  others.reduce((all, next) => sql`${all} and ${next}`, first)
