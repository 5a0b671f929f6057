import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { addressWords } from '../../../app/paths.ts'
import { formatCount } from '../../../lib/format-number.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { filterFormId } from './filter-sidebar.tsx'
import {
  type ChangeProductList,
  effectiveSort,
  type ProductListParams,
  productList,
  type ShopSort,
  sortSlugs,
} from './product-list-url.ts'

/** Fetched when it is needed: most lists have something. */
const NoProducts = lazy(async () => ({ default: (await import('./no-products.tsx')).NoProducts }))

/** Count and order above the results; the two parts of it lie apart on a phone (`FilterBar`). */
export function ResultsToolbar({ children }: { children: ReactNode }) {
  return (
    <Flex
      display={{ base: 'contents', lg: 'flex' }}
      gap="4"
      wrap="wrap-reverse"
      align="center"
      justify="space-between"
    >
      {children}
    </Flex>
  )
}

/** Order and filters: on a phone at the bottom of the screen, under the thumb, while the list scrolls behind them (theme/page.css). */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="filter-bar">{children}</div>
}

interface ProductCountProps extends ComponentProps<typeof NoProducts> {
  /** Takes the focus when another page of results comes. */
  ref: RefObject<HTMLDivElement | null>
  /** Absent until the first answer. */
  totalCount: number | undefined
}

/** How many products were found, or that none was: one live region, so that either is announced. */
export function ProductCount({ ref, totalCount, ...asked }: ProductCountProps) {
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="status"
      flex={totalCount === 0 ? '1 0 100%' : '1'}
      fontSize={{ base: 'sm', md: 'md' }}
    >
      {totalCount === undefined && <Text color="fg.muted">Recherche en cours…</Text>}
      {totalCount !== undefined && totalCount > 0 && (
        <Text color="fg.muted">{`${formatCount(totalCount)} produit(s) trouvé(s)`}</Text>
      )}
      {totalCount === 0 && (
        <Suspense>
          <NoProducts {...asked} />
        </Suspense>
      )}
    </Box>
  )
}

/** In the order of the menu. */
const labels: Record<ShopSort, string> = {
  RELEVANCE: 'Pertinence',
  ECO_SCORE: 'Meilleur éco-score',
  SAVINGS: 'Économies',
  PRICE_ASC: 'Prix croissant',
  PRICE_DESC: 'Prix décroissant',
  NEWEST: 'Nouveautés',
}

interface ProductSortSelectProps {
  params: ProductListParams
  onChange: ChangeProductList
  /** The savings are those of the visitor's own household. */
  isOwn: boolean
  /** None of the list shows a total: its own order is that of no score. */
  isWithoutTotal: boolean
}

/** The order of the list. Relevance is offered while there is something to be relevant to. */
export function ProductSortSelect({ params, onChange, isOwn, isWithoutTotal }: ProductSortSelectProps) {
  const offered = Object.entries(labels).filter(([sort]) => sort !== 'RELEVANCE' || params.search !== '')
  return (
    <SelectField
      label="Trier par"
      name={addressWords.products.sort}
      form={filterFormId}
      inline
      value={sortSlugs[effectiveSort(params.sort, params.search)]}
      onChange={(slug) => onChange({ sort: productList.params.sort.read(slug) })}
    >
      {offered.map(([sort, label]) => (
        <option key={sort} value={sortSlugs[sort as ShopSort]}>
          {isOwn && sort === 'SAVINGS'
            ? 'Utile chez vous'
            : isWithoutTotal && sort === 'ECO_SCORE'
              ? 'Ordre de la boutique'
              : label}
        </option>
      ))}
    </SelectField>
  )
}
