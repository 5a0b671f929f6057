import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type EcoBand, ecoBands, type PriceBand, priceBands, priceThreshold } from './bands.rules.ts'
import { countedRows, hasCountedRows, keepCountedRows } from './counted-rows.ts'
import {
  allOf,
  conditionsByFacet,
  type Facet,
  facets,
  filterCondition,
  filteredTable,
  type ResolvedFilter,
  showingTotal,
} from './listing.conditions.ts'

/** Products that share everything the facets look at; the flags say which facets' conditions they meet. */
export interface FacetGroup extends Record<`meets_${Facet}`, boolean> {
  category_id: number | null
  price_band: PriceBand
  /** Null where no total is shown. */
  eco_band: EcoBand | null
  in_stock: boolean
  products: number
}

/** Counts of a filtered list. */
export interface FacetCounts {
  totalCount: number
  categories: { categoryId: number; count: number }[]
  priceBands: { band: PriceBand; count: number }[]
  ecoBands: { band: EcoBand; count: number }[]
  withoutTotal: number
  inStock: number
}

/** Adds the groups up: the total with every condition, each facet without its own. */
export function countFacets(groups: FacetGroup[]): FacetCounts {
  const sum = (own: Facet | null, belongs: (group: FacetGroup) => boolean = () => true) =>
    groups
      .filter((group) => belongs(group) && facets.every((facet) => facet === own || group[`meets_${facet}`]))
      .reduce((total, group) => total + group.products, 0)
  const categoryIds = new Set(groups.flatMap(({ category_id }) => category_id ?? []))
  return {
    totalCount: sum(null),
    categories: [...categoryIds]
      .sort((a, b) => a - b)
      .map((categoryId) => ({
        categoryId,
        count: sum('category', (group) => group.category_id === categoryId),
      }))
      .filter(({ count }) => count > 0),
    priceBands: priceBands.map((band) => ({
      band,
      count: sum('price', (group) => group.price_band === band),
    })),
    ecoBands: ecoBands.map(({ band }) => ({
      band,
      count: sum('ecoScore', (group) => group.eco_band === band),
    })),
    withoutTotal: sum('ecoScore', (group) => group.eco_band === null),
    inStock: sum('inStock', (group) => group.in_stock),
  }
}

/** A list whose products are counted: its filter, and the state of the catalogue that it shows. */
export interface ListedState {
  filter: ResolvedFilter
  version: number
  /** How many products the filter lets through, when that came with the list. */
  totalCount?: number
  /** Its facets, once somebody has asked for them: how many there are in all is their sum. */
  facets?: Promise<FacetCounts>
  /** Nobody needs to know how many there are beyond these: one more is counted, which says that there are. */
  countedUpTo?: number
}

const countOf = (filter: ResolvedFilter): RawQueryFragment =>
  sql`select count(*)::int as products from ${filteredTable(filter)} where ${filterCondition(filter)}`

/** The same, which ends at a number: the index finds the products, but no more of them are looked at. */
const countUpTo = (limit: number, filter: ResolvedFilter): RawQueryFragment =>
  sql`select count(*)::int as products from (
    select from ${filteredTable(filter)} where ${filterCondition(filter)} limit ${limit}) as found`

/** The column by which a list brings its count along, at no further statement; null when the count is known. */
export function totalColumn(ctx: RequestContext, filter: ResolvedFilter): RawQueryFragment | null {
  const count = countOf(filter)
  return hasCountedRows(ctx, count) ? null : sql`(${count}) as "totalCount"`
}

/** How many products a checked filter lets through, or one more than it is `countedUpTo`. */
export async function countProducts(ctx: RequestContext, list: ListedState): Promise<number> {
  const { filter, version, totalCount, countedUpTo } = list
  const count = countedUpTo === undefined ? countOf(filter) : countUpTo(countedUpTo + 1, filter)
  if (totalCount !== undefined) {
    keepCountedRows(ctx, version, count, [{ products: totalCount }])
    return totalCount
  }
  // The fields of one answer are asked for in one go: a moment later it is known whether the facets are among them.
  await null
  if (list.facets) return (await list.facets).totalCount
  const [row] = await countedRows<{ products: number }>(ctx, version, count)
  return row?.products ?? 0
}

const priceBandSql = sql`case when price < ${priceThreshold} then 'UNDER_50' else 'FROM_50' end`
const ecoBandSql = raw(
  `case ${ecoBands.map(({ band, from }) => `when eco_score >= ${from} then '${band}'`).join(' ')} end`,
)

/**
 * Total and facet counts of a checked filter, in one pass over the products that meet its search and flags:
 * they are grouped by what the facets look at, and the groups, a few hundred at most, are added up here.
 * A comparison with NULL (a product without category) is a « no ».
 */
export function countProductFacets(ctx: RequestContext, list: ListedState): Promise<FacetCounts> {
  list.facets ??= readFacets(ctx, list)
  return list.facets
}

async function readFacets(ctx: RequestContext, { filter, version }: ListedState): Promise<FacetCounts> {
  const conditions = conditionsByFacet(filter)
  const meets = (facet: Facet) => sql`coalesce(${allOf(conditions[facet])}, false)`
  const groups = await countedRows<FacetGroup>(
    ctx,
    version,
    sql`select category_id, ${priceBandSql} as price_band, case when ${showingTotal(true)} then ${ecoBandSql} end as eco_band, in_stock,
        ${meets('category')} as "meets_category", ${meets('price')} as "meets_price",
        ${meets('ecoScore')} as "meets_ecoScore", ${meets('inStock')} as "meets_inStock", count(*)::int as products
      from ${filteredTable(filter)} where ${allOf(conditions.base)} group by 1, 2, 3, 4, 5, 6, 7, 8`,
  )
  return countFacets(groups)
}
