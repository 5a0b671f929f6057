import { useLocation } from 'react-router-dom'
import { activeFilters } from '../features/catalogue/active-filters.ts'
import { emptyParams } from '../features/catalogue/product-list-params.ts'
import { pageSize, productListVariables } from '../features/catalogue/product-list-variables.ts'
import { useProductListUrl } from '../features/catalogue/use-product-list-url.ts'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { ProductCategoriesDocument, ProductsPageDocument } from '../graphql/generated/graphql.ts'
import { useLastPage } from '../lib/use-last-page.ts'
import { useTellSearch } from './use-tell-search.ts'

/** The URL of the list, the answer to it, and what the screen derives from both. */
export function useProductsPage() {
  const { params, change } = useProductListUrl()
  const { data, previousData, error, retry } = useFreshQuery(ProductsPageDocument, {
    maxAgeMs: freshFor.products,
    variables: productListVariables(params),
  })
  // The last results stay on screen, dimmed, until the next ones are there.
  const result = (data ?? previousData)?.products
  const lastPage = useLastPage({ page: params.page, pageSize, totalCount: data?.products.totalCount, change })
  const isUncounted = (useLocation().state as { isUncounted?: unknown } | null)?.isUncounted === true
  useTellSearch(isUncounted ? '' : params.search, data?.products.totalCount)
  const categories =
    useFreshQuery(ProductCategoriesDocument, { maxAgeMs: freshFor.categories }).data?.categories ?? []
  const categoryName = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug
  return {
    params,
    change,
    reset: () => change(emptyParams),
    result,
    categories,
    filters: activeFilters(params, categoryName),
    lastPage,
    isStale: data === undefined,
    failed: error !== undefined && data === undefined,
    retry,
  }
}
