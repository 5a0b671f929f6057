import { Box } from '@chakra-ui/react/box'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRef } from 'react'
import { paths } from '../app/paths.ts'
import { ActiveFilterChips } from '../features/catalogue/active-filter-chips.tsx'
import { FilterSidebar } from '../features/catalogue/filter-sidebar.tsx'
import { ProductCount } from '../features/catalogue/product-count.tsx'
import { ProductFilterDrawer } from '../features/catalogue/product-filter-drawer.tsx'
import { ProductFilters } from '../features/catalogue/product-filters.tsx'
import { writeParams } from '../features/catalogue/product-list-params.ts'
import { ProductResults } from '../features/catalogue/product-results.tsx'
import { ProductSortSelect } from '../features/catalogue/product-sort-select.tsx'
import { QuickFilterButtons } from '../features/catalogue/quick-filter-buttons.tsx'
import { ResultsToolbar } from '../features/catalogue/results-toolbar.tsx'
import { UnknownCategoryNote } from '../features/catalogue/unknown-category-note.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { preloadProductPage } from './preload-product-page.ts'
import { useProductsPage } from './use-products-page.ts'

/** Every product of the shop, to search, filter and sort; the URL says which (spec, section 2). */
export function ProductsPage() {
  const { params, change, reset, result, categories, isCategoryUnknown, ...page } = useProductsPage()
  const { filters, lastPage, isStale, failed, retry } = page
  const panel = (
    <ProductFilters params={params} facets={result?.facets} categories={categories} onChange={change} />
  )
  const results = useRef<HTMLDivElement>(null)
  return (
    <Container py={{ base: '8', md: '12' }}>
      <PageTitle>Nos produits</PageTitle>
      <Stack gap={{ base: '5', md: '8' }}>
        <PageHeading
          title="Nos produits"
          lead="Chaque produit porte son éco-score sur 10, des matières premières à la fin de vie."
        />
        <Flex gap="4" align={{ lg: 'end' }} direction={{ base: 'column', lg: 'row' }}>
          <SearchField
            label="Rechercher un produit"
            placeholder="Pommeau de douche, savon, compost…"
            value={params.search}
            onChange={(search) => change({ search }, { replace: true })}
          />
          <QuickFilterButtons params={params} onChange={change} />
        </Flex>
        <Flex gap="10" align="start">
          <FilterSidebar onReset={reset}>{panel}</FilterSidebar>
          <Stack as="section" aria-labelledby="resultats" gap="5" flex="1" minW="0">
            <VisuallyHidden asChild>
              <h2 id="resultats">Résultats</h2>
            </VisuallyHidden>
            {isCategoryUnknown && (
              <UnknownCategoryNote
                isFiltered={filters.length > 0}
                onForget={() => change({ category: '' })}
              />
            )}
            <ActiveFilterChips filters={filters} onChange={change} />
            <ResultsToolbar ref={results}>
              {!failed && <ProductCount totalCount={result?.totalCount} onReset={reset} />}
              {result?.totalCount !== 0 && (
                <Box hideBelow="lg">
                  <ProductSortSelect params={params} onChange={change} inline />
                </Box>
              )}
              <ProductFilterDrawer
                activeCount={filters.length}
                totalCount={result?.totalCount}
                onReset={reset}
              >
                <ProductSortSelect params={params} onChange={change} />
                {panel}
              </ProductFilterDrawer>
            </ResultsToolbar>
            {failed ? (
              <ErrorState onRetry={retry} />
            ) : (
              <>
                <ProductResults items={result?.items} isStale={isStale} preloadPage={preloadProductPage} />
                <Pagination
                  page={params.page}
                  lastPage={lastPage}
                  hrefFor={(page) => paths.products(Object.fromEntries(writeParams({ ...params, page })))}
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
