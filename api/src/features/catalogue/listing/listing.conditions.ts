import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import type { ProductFilter, ProductGap, ProductVisibility } from './listing.rules.ts'
import { ofType } from './listing.types.ts'

/** A checked filter whose names were looked up. */
export interface ResolvedFilter
  extends Omit<ProductFilter, 'search' | 'exactWords' | 'categorySlug' | 'typeWords'> {
  /** The search as a tsquery; empty: no product has such words. */
  words?: string
  /** Where no product has all of them: each as a tsquery, and what it counts in a title. */
  weights?: WeightedWord[]
  /** The first word that is not merely said before a thing, as a tsquery: what is looked for. */
  wanted?: string
  /** Of several words, one that the title must have, as a tsquery; absent where they are found together in texts alone. */
  names?: string
  /** No product has all that was typed: these have some of it. */
  isPartialMatch?: boolean
  /** What the last of them may still become, as a tsquery on titles: « pomme » the beginning of « pommeau ». */
  begun?: string
  /** What the typed words that no product has are taken for, plain letters both: the nearest word, or null. */
  corrections?: Corrections | null
  /** A search without letters and digits, which the full text index does not know: the name must contain it as it is. */
  signs?: string
  /** Id of the category with the slug asked for; null when there is none. */
  slugCategoryId?: number | null
  /** Hidden products that were changed before this have been forgotten. */
  staleBefore: Date
  /** Whether its category shows the total; all products unless said. */
  withTotal?: boolean
  /** The product types that have one of the words asked for, as JSON. */
  types?: string
  /** Ids of the categories whose name has one of them, as JSON: they speak for products without a type. */
  typeCategories?: string
}

/** A searched word as a tsquery, and what it counts in a title (migrations/sql/search-query.ts). */
export interface WeightedWord {
  words: string
  weight: number
}

/** Words that no product has, without accents, each with the nearest that one has; null where none is near. */
export type Corrections = Record<string, string | null>

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

/** Hidden products that nobody has changed since then, nor planned, as a condition on `products` alone. */
export const staleCondition = 'not visible and publish_at is null and updated_at < ?'

/** Which products a filter has by whether the shop shows them. */
export function shownBy({ visibility, staleBefore }: Pick<ResolvedFilter, 'visibility' | 'staleBefore'>) {
  const conditions: Record<ProductVisibility, RawQueryFragment[]> = {
    VISIBLE: [sql`visible`],
    HIDDEN: [sql`not visible`],
    PLANNED: [sql`id in (select id from products where publish_at is not null)`],
    STALE: [raw(`id in (select id from products where ${staleCondition})`, [staleBefore])],
    ALL: [],
  }
  return conditions[visibility]
}

/** Products whose passport names words as their origin, along its index (`Passport`). */
const fromThere = `id in (select product_id from passports
  where to_tsvector('simple', origin) @@ plainto_tsquery('simple', ?))`

/** The conditions of a filter, on `filteredTable`: those of each facet apart, the rest under `base`. */
export function conditionsByFacet(filter: ResolvedFilter): Record<Facet | 'base', RawQueryFragment[]> {
  const when = (value: unknown, condition: string): RawQueryFragment[] =>
    value === undefined ? [] : [raw(condition, [value])]
  return {
    base: [
      ...(filter.words === undefined ? [] : [haveWords(filter)]),
      ...when(filter.names, 'title @@ (select ?::tsquery)'),
      ...shownBy(filter),
      ...when(filter.ids && `{${filter.ids}}`, 'id = any(?::int[])'),
      ...(filter.types === undefined ? [] : [ofType(filter.types, filter.typeCategories ?? '[]')]),
      ...when(filter.origin, fromThere),
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
    ecoScore: [
      ...when(filter.minEcoScore, 'eco_score >= ?'),
      ...when(filter.maxEcoScore, 'eco_score <= ?'),
      // Among those from 8.5 up, a product that shows no total would show it.
      ...((filter.minEcoScore ?? filter.maxEcoScore) === undefined ? [] : [showingTotal(true)]),
    ],
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
function haveWords({ words, begun }: ResolvedFilter): RawQueryFragment {
  const inTexts = words ? sql`document @@ (select ${words}::tsquery)` : sql`false`
  return begun === undefined ? inTexts : sql`(${inTexts} or title @@ (select ${begun}::tsquery))`
}

/** Whether one of the searched words, or what the last may become, is in the name or category: never unknown. */
export const titleHasAny = ({ words = '', begun }: ResolvedFilter): RawQueryFragment =>
  sql`(title @@ ${words.replaceAll('&', '|')}::tsquery or coalesce(title @@ ${begun ?? null}::tsquery, false))`

/** All that a filter asks for, as one condition. */
export const filterCondition = (filter: ResolvedFilter): RawQueryFragment =>
  allOf(Object.values(conditionsByFacet(filter)).flat())

const everything = sql`true`

/** All of the conditions at once; « true » when there is none. */
export const allOf = ([first = everything, ...others]: RawQueryFragment[]): RawQueryFragment =>
  others.reduce((all, next) => sql`${all} and ${next}`, first)
