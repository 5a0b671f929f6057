import type { RequestContext } from '../../platform/request-context.ts'
import { countedRows } from './counted-rows.ts'
import { ecoBands } from './eco-band.ts'
import { priceThreshold } from './price-band.ts'
import { countFacets, type FacetCounts, type FacetGroup } from './product-facets.ts'
import { allOf, facets, filterCondition, filteredTable, productConditions } from './product-filters.ts'
import type { ResolvedFilter } from './resolved-filter.ts'

/** A list whose products are counted: its filter, and the state of the catalogue that it shows. */
export interface ListedState {
  filter: ResolvedFilter
  version: number
}

/** How many products a checked filter lets through. */
export async function countProducts(ctx: RequestContext, { filter, version }: ListedState): Promise<number> {
  const { sql, params } = filterCondition(filter)
  const [row] = await countedRows<{ products: number }>(
    ctx,
    version,
    `select count(*)::int as products from ${filteredTable(filter)} where ${sql}`,
    params,
  )
  return row?.products ?? 0
}

const priceBandSql = `case when price < ${priceThreshold} then 'UNDER_50' else 'FROM_50' end`
const ecoBandSql = `case ${ecoBands.map(({ band, from }) => `when eco_score >= ${from} then '${band}'`).join(' ')} end`

/**
 * Total and facet counts of a checked filter, in one pass over the products that meet its search and flags:
 * they are grouped by what the facets look at, and the groups, a few hundred at most, are added up here.
 * A comparison with NULL (a product without category) is a « no ».
 */
export async function countProductFacets(
  ctx: RequestContext,
  { filter, version }: ListedState,
): Promise<FacetCounts> {
  const conditions = productConditions(filter)
  const base = allOf(conditions.base)
  const meets = facets.map((facet) => ({ facet, ...allOf(conditions[facet]) }))
  const groups = await countedRows<FacetGroup>(
    ctx,
    version,
    `select category_id, ${priceBandSql} as price_band, ${ecoBandSql} as eco_band, in_stock,
       ${meets.map(({ facet, sql }) => `coalesce(${sql}, false) as "meets_${facet}"`).join(', ')}, count(*)::int as products
     from ${filteredTable(filter)} where ${base.sql} group by 1, 2, 3, 4, 5, 6, 7, 8`,
    [...meets.flatMap(({ params }) => params), ...base.params],
  )
  return countFacets(groups)
}
