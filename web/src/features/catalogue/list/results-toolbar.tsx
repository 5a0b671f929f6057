import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode, RefObject } from 'react'
import { addressWords } from '../../../app/paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
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

interface ProductCountProps {
  /** Takes the focus when another page of results comes. */
  ref: RefObject<HTMLDivElement | null>
  /** Absent until the first answer. */
  totalCount: number | undefined
  /** What was searched; may be empty. */
  search: string
  /** Absent where nothing is asked for. */
  onReset?: () => void
  /** More is asked for than words. */
  isFiltered: boolean
}

const number = new Intl.NumberFormat('fr-FR')

/** How many products were found, or that none was: one live region, so that either is announced. */
export function ProductCount({ ref, totalCount, search, onReset, isFiltered }: ProductCountProps) {
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
        <Text color="fg.muted">{`${number.format(totalCount)} produit(s) trouvé(s)`}</Text>
      )}
      {totalCount === 0 && (
        <EmptyState
          title="Aucun produit ne correspond à vos critères de recherche."
          description={
            onReset
              ? `${search && `Rien pour «\u202f${search}\u202f». `}Essayez un mot plus court${isFiltered ? ', une autre catégorie ou une fourchette de prix plus large' : ''}.`
              : 'Les rayons se remplissent\u00a0: les premiers produits arrivent.'
          }
          action={
            onReset && (
              <Button minH="11" onClick={onReset}>
                {isFiltered ? 'Réinitialiser les filtres' : 'Effacer la recherche'}
              </Button>
            )
          }
        />
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
