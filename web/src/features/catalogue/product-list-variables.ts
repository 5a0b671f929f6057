import type { ProductFilterInput, ProductSort } from '../../graphql/generated/graphql.ts'
import type { ProductListParams } from './product-list-params.ts'
import { effectiveSort } from './product-sort-slugs.ts'

/** Products a page. */
export const pageSize = 24

interface ProductListVariables {
  filter: ProductFilterInput
  sort: ProductSort
  limit: number
  offset: number
}

/** The query variables for what the URL says. */
export function productListVariables(params: ProductListParams): ProductListVariables {
  const filter: ProductFilterInput = {}
  if (params.search) filter.search = params.search
  if (params.category) filter.categorySlug = params.category
  if (params.minPrice) filter.minPrice = params.minPrice
  if (params.maxPrice) filter.maxPrice = params.maxPrice
  if (params.minEcoScore) filter.minEcoScore = params.minEcoScore
  if (params.inStock) filter.inStock = true
  if (params.featured) filter.featured = true
  if (params.weeklySpecial) filter.weeklySpecial = true
  return {
    filter,
    sort: effectiveSort(params.sort, params.search),
    limit: pageSize,
    offset: (params.page - 1) * pageSize,
  }
}
