import { useLocation } from 'react-router-dom'
import { activeFilters } from '../features/catalogue/active-filters.ts'
import { emptyParams } from '../features/catalogue/product-list-params.ts'
import { pageSize, productListVariables } from '../features/catalogue/product-list-variables.ts'
import { useProductListUrl } from '../features/catalogue/use-product-list-url.ts'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { ProductCategoriesDocument, ProductsPageDocument } from '../graphql/generated/graphql.ts'
import { useLastPage } from '../lib/use-last-page.ts'
import { useTellSearch } from './use-tell-search.ts'

/** The category that the address names: null for its name while that is unknown. */
function useCategory(slug: string) {
  const { data, error } = useFreshQuery(ProductCategoriesDocument, { maxAgeMs: freshFor.categories })
  const categories = data?.categories
  const name = categories?.find((category) => category.slug === slug)?.name
  return {
    // Without them the other filters still work.
    categories: categories ?? (error && []),
    categoryName: name ?? (error && !data ? 'Catégorie choisie' : null),
    isCategoryPending: slug !== '' && !categories && !error,
    isCategoryUnknown: slug !== '' && categories !== undefined && name === undefined,
  }
}

/** The URL of the list, the answer to it, and what the screen derives from both. */
export function useProductsPage() {
  const { params: asked, change } = useProductListUrl()
  const { categories, categoryName, isCategoryPending, isCategoryUnknown } = useCategory(asked.category)
  const params = isCategoryUnknown ? { ...asked, category: '' } : asked
  const { data, previousData, error, retry } = useFreshQuery(ProductsPageDocument, {
    maxAgeMs: freshFor.products,
    variables: productListVariables(params),
  })
  // The last results stay on screen, dimmed, until the next ones are there; but not those of no category at all.
  const latest = (data ?? previousData)?.products
  const isOfNothing = latest?.totalCount === 0 && (isCategoryPending || (isCategoryUnknown && !data))
  const result = isOfNothing ? undefined : latest
  const lastPage = useLastPage({
    page: params.page,
    pageSize,
    totalCount: data && result?.totalCount,
    change,
  })
  const isUncounted = (useLocation().state as { isUncounted?: unknown } | null)?.isUncounted === true
  useTellSearch(isUncounted ? '' : params.search, data && result?.totalCount)
  return {
    params,
    change,
    reset: () => change(emptyParams),
    result,
    categories,
    isCategoryUnknown,
    filters: activeFilters(params, categoryName),
    lastPage,
    isStale: data === undefined,
    failed: error !== undefined && data === undefined,
    retry,
  }
}
