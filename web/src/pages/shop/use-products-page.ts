import { useDepartments } from '../../features/catalogue/departments/use-departments.ts'
import { activeFilters } from '../../features/catalogue/list/active-filter-chips.tsx'
import {
  emptyParams,
  pageSize,
  productList,
  productListVariables,
} from '../../features/catalogue/list/product-list-url.ts'
import { useUnderstoodList } from '../../features/catalogue/search/use-understood-list.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ProductsPageDocument } from '../../graphql/generated/listing/graphql.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { useLastPage } from '../../lib/list/use-last-page.ts'
import { useTrackSearch } from './use-track-search.ts'

/** The category that the address names: null for its name where that cannot be had. */
function useCategory(slug: string) {
  const { departments: categories, failed } = useDepartments()
  const category = categories?.find((each) => each.slug === slug)
  return {
    category,
    departments: categories,
    // Without them the other filters still work.
    categories: categories ?? (failed ? [] : undefined),
    categoryName: category?.name ?? (failed ? null : 'Catégorie'),
    isCategoryPending: slug !== '' && !categories && !failed,
    isCategoryUnknown: slug !== '' && categories !== undefined && category === undefined,
  }
}

/**
 * The URL of the list, the answer to it, and what the screen derives from both. `asked` is what the address says,
 * `params` what it comes to once its search is understood.
 */
export function useProductsPage() {
  const { params: written, change, hrefWith } = useListUrl(productList)
  const known = useCategory(written.category)
  const { categories, category, categoryName, isCategoryPending, isCategoryUnknown } = known
  const asked = isCategoryUnknown ? { ...written, category: '' } : written
  const { params, phrase, choose, ...understanding } = useUnderstoodList(asked, known.departments)
  const { data, previousData, error, retry } = useFreshQuery(ProductsPageDocument, {
    maxAgeMs: freshFor.products,
    variables: productListVariables(params),
    skip: understanding.isPending,
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
  useTrackSearch(asked.search, data && result?.totalCount)
  return {
    asked,
    params,
    change: ((wanted, options) => change(choose(wanted), options)) as typeof change,
    hrefWith,
    reset: () => change(emptyParams),
    result,
    categories,
    category,
    isCategoryUnknown,
    isCategoryPending,
    filters: activeFilters(asked, categoryName, phrase),
    aside: phrase.aside,
    isGift: phrase.isGift,
    lastPage,
    isStale: data === undefined,
    failed: error !== undefined && data === undefined,
    retry,
  }
}
