import { Box } from '@chakra-ui/react/box'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { lazy, Suspense, useRef } from 'react'
import { addressWords, paths } from '../../app/paths.ts'
import { DepartmentChips } from '../../features/catalogue/departments/department-chips.tsx'
import { ProductFilterDrawer } from '../../features/catalogue/filter-sheet/product-filter-drawer.tsx'
import { ActiveFilterChips } from '../../features/catalogue/list/active-filter-chips.tsx'
import { EcoBandBar } from '../../features/catalogue/list/eco-band-bar.tsx'
import { FilterSidebar, loadFilters, SidebarFilters } from '../../features/catalogue/list/filter-sidebar.tsx'
import { ProductListHead } from '../../features/catalogue/list/product-list-head.tsx'
import { ProductListHeading } from '../../features/catalogue/list/product-list-heading.tsx'
import { productList, productListVariables } from '../../features/catalogue/list/product-list-url.ts'
import { ProductResults } from '../../features/catalogue/list/product-results.tsx'
import { QuickFilterButtons } from '../../features/catalogue/list/quick-filter-buttons.tsx'
import {
  FilterBar,
  ProductCount,
  ProductSortSelect,
  ResultsToolbar,
} from '../../features/catalogue/list/results-toolbar.tsx'
import { loadPhrases } from '../../features/catalogue/search/use-understood-list.ts'
import { HouseholdButton } from '../../features/household/household-button.tsx'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ProductFilters_FacetsFragmentDoc } from '../../graphql/generated/listing/graphql.ts'
import { writeList } from '../../lib/list/list-url.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { useOwnOrder } from './use-own-order.ts'
import { useProductsPage } from './use-products-page.ts'
import { useQuickAdd } from './use-quick-add.tsx'

/** Fetched when it is needed: most searches find something. */
const SearchNote = lazy(async () => ({
  default: (await import('../../features/catalogue/search/search-note.tsx')).SearchNote,
}))
const WithoutTotalNote = lazy(async () => ({
  default: (await import('../../features/catalogue/list/without-total-note.tsx')).WithoutTotalNote,
}))
const ListEnd = lazy(async () => ({ default: (await import('./list-end.tsx')).ListEnd }))
const GiftRecipients = lazy(async () => ({
  default: (await import('../../features/catalogue/search/gift-recipients.tsx')).GiftRecipients,
}))

/** The code of the product page, fetched on hover or focus of one of its links. */
const preloadProductPage = (): Promise<unknown> => import('./product-page.tsx')

const UnknownCategoryNote = lazy(async () => ({
  default: (await import('../../features/catalogue/search/unknown-category-note.tsx')).UnknownCategoryNote,
}))

/** The page with all that it is first shown with: a search in its address is understood from the start. */
export async function loadProductsPage() {
  const isServer = typeof window === 'undefined'
  const isSearched = isServer || window.location.search.includes(`${searchWord}=`)
  const isWide = isServer || window.matchMedia('(min-width: 64rem)').matches
  await Promise.all([isSearched && loadPhrases(), isWide && loadFilters()])
  return { Component: ProductsPage }
}

const searchWord = addressWords.products.search

/** Every product of the shop, to search, filter and sort; the URL says which (specification, section 2). */
export function ProductsPage() {
  const { asked, params, change, hrefWith, reset, result, categories, category, isCategoryUnknown, ...page } =
    useProductsPage()
  const { filters, lastPage, isStale, failed, retry } = page
  const filterProps = { params, facets: result?.facets, categories, onChange: change }
  const results = useRef<HTMLDivElement>(null)
  const quickAdd = useQuickAdd()
  const list = productListVariables(params)
  const { items, isOwn } = useOwnOrder(list, result)
  const isEmpty = result?.totalCount === 0
  const correctedSearch = isStale ? null : result?.correctedSearch
  // Of what only speaks of the words it is said there that no product bears the name.
  const isNear = !isStale && result?.isPartialMatch && result.mentionsFrom !== 0 && result.totalCount > 0
  const isSearched = asked.search !== ''
  const isNarrowed = isSearched || filters.length > 0
  // What is searched stands in no filter of the sheet.
  const filterCount = filters.filter(({ off }) => off.search === undefined).length
  // Nothing is there, and no filter hides it: there is nothing to narrow.
  const isBare = filterCount === 0 && isEmpty
  const isScoreChosen = (params.minEcoScore || params.maxEcoScore) !== ''
  const withoutTotal = result ? readFragment(ProductFilters_FacetsFragmentDoc, result.facets).withoutTotal : 0
  const isWithoutTotal = withoutTotal > 0 && withoutTotal === result?.totalCount
  return (
    <Container py={{ base: '4', md: '8' }}>
      <SkipLink to="resultats">Aller aux produits</SkipLink>
      <ProductListHead
        params={asked}
        category={category}
        {...{ isCategoryUnknown, isScored: withoutTotal === 0 }}
        products={isStale ? undefined : result}
      />
      <Stack gap={{ base: '3', md: '6' }} position="relative">
        <ProductListHeading
          {...{ category, isScored: withoutTotal === 0 }}
          isPending={page.isCategoryPending}
          params={asked}
        />
        {/* On a desk the filters beside the list hold them, with their counts. */}
        <Box hideBelow={isSearched ? 'lg' : undefined} hideFrom="lg">
          <DepartmentChips departments={categories} current={category?.slug ?? ''} />
        </Box>
        <Suspense>{page.isGift && <GiftRecipients search={asked.search} hrefWith={hrefWith} />}</Suspense>
        <div className={isSearched ? 'filter-chips' : 'filter-chips is-row'}>
          <ActiveFilterChips filters={filters} aside={page.aside} isWrapping={isSearched} onChange={change} />
        </div>
        {/* Beside the title; a phone has them among the filters. */}
        <Box hideBelow="lg" position="absolute" top="0" insetEnd="0">
          {!isBare && <QuickFilterButtons params={params} onChange={change} />}
        </Box>
        <Flex gap="10" align={{ base: 'stretch', lg: 'start' }} direction={{ base: 'column', lg: 'row' }}>
          {!isBare && (
            <FilterSidebar onReset={reset} search={asked.search}>
              <SidebarFilters {...filterProps} />
            </FilterSidebar>
          )}
          <Stack as="section" aria-labelledby="resultats" gap="5" flex="1" minW="0">
            <VisuallyHidden asChild>
              <h2 id="resultats" tabIndex={-1}>
                Résultats
              </h2>
            </VisuallyHidden>
            {isCategoryUnknown && (
              <Suspense>
                <UnknownCategoryNote
                  isFiltered={filters.length > 0}
                  onForget={() => change({ category: '' })}
                />
              </Suspense>
            )}
            {(correctedSearch || isNear) && (
              <Suspense>
                <SearchNote
                  corrected={correctedSearch}
                  typed={params.search}
                  search={asked.search}
                  isExact={params.exactWords}
                  to={hrefWith({ exactWords: !params.exactWords })}
                />
              </Suspense>
            )}
            <ResultsToolbar>
              {!failed && (
                <ProductCount
                  ref={results}
                  totalCount={result?.totalCount}
                  search={asked.search}
                  onReset={isNarrowed ? reset : undefined}
                  isFiltered={filterCount > 0}
                />
              )}
              <Flex hideBelow="lg">{!isBare && <HouseholdButton />}</Flex>
              {!isBare && (
                <FilterBar>
                  <ProductFilterDrawer
                    activeCount={filterCount}
                    totalCount={result?.totalCount}
                    onReset={reset}
                    filters={filterProps}
                  />
                  {!isEmpty && <ProductSortSelect {...{ params, isOwn, isWithoutTotal }} onChange={change} />}
                </FilterBar>
              )}
            </ResultsToolbar>
            {!isSearched && <EcoBandBar params={params} facets={result?.facets} hrefWith={hrefWith} />}
            {failed ? (
              <ErrorState onRetry={retry} />
            ) : (
              <>
                <Suspense>
                  {withoutTotal > 0 && (isScoreChosen || list.sort === 'ECO_SCORE') && (
                    <WithoutTotalNote
                      count={withoutTotal}
                      isFiltered={isScoreChosen}
                      isAll={isWithoutTotal}
                    />
                  )}
                </Suspense>
                <ProductResults
                  items={items}
                  isStale={isStale}
                  isRanked={list.sort === 'RELEVANCE'}
                  mentionsFrom={result?.mentionsFrom}
                  isBySavings={list.sort === 'SAVINGS' && !isOwn}
                  showsPayback={params.paidBack}
                  isCategoryKnown={category !== undefined}
                  quickAdd={quickAdd}
                  preloadPage={preloadProductPage}
                />
                <Suspense>
                  {(isSearched || params.maxPrice || isEmpty) && !isStale && result && (
                    <ListEnd filter={list.filter} search={asked.search} found={result} />
                  )}
                </Suspense>
                <Pagination
                  page={params.page}
                  lastPage={lastPage}
                  hrefFor={(page) =>
                    paths.products(Object.fromEntries(writeList(productList, { ...asked, page })))
                  }
                  onNavigate={() => results.current?.focus({ preventScroll: true })}
                />
              </>
            )}
          </Stack>
        </Flex>
      </Stack>
    </Container>
  )
}
