import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import type { PhrasePart } from '../../../lib/phrase/understand.ts'
import { type ChangeProductList, emptyParams, type ProductListParams } from './product-list-url.ts'

interface ActiveFilterChipsProps {
  filters: ActiveFilter[]
  onChange: ChangeProductList
}

/** What is filtered at the moment, each with its way out. Nothing when nothing is filtered. */
export function ActiveFilterChips({ filters, onChange }: ActiveFilterChipsProps) {
  if (filters.length === 0) return null
  return (
    <HStack
      as="ul"
      listStyleType="none"
      wrap={{ base: 'nowrap', lg: 'wrap' }}
      flex={{ base: 'none', lg: '1 0 100%' }}
      // On a large screen below the search and the shortcuts.
      order={{ lg: 1 }}
      gap="2"
      aria-label="Filtres actifs"
    >
      {filters.map(({ label, isLoading, off }) => (
        <chakra.li key={label} flexShrink="0">
          <Button
            variant="subtle"
            minH="11"
            rounded="full"
            aria-label={`Retirer le filtre ${label}`}
            onClick={() => onChange(off)}
          >
            {isLoading ? <Skeleton h="4" w="32" /> : label}
            <X aria-hidden size="1em" />
          </Button>
        </chakra.li>
      ))}
    </HStack>
  )
}

/** One filter that is on: its words, and the change that takes it off. */
interface ActiveFilter {
  label: string
  /** The words are on their way; until then the label says what kind of filter it is. */
  isLoading?: true
  off: Partial<ProductListParams>
}

/** What a search was understood to say, and what is left of it. */
interface SearchedPhrase {
  rest: string
  said: string
  parts: Pick<PhrasePart, 'label' | 'without'>[]
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * The filters that are on, in the order of the panel. The name of the category is null until it is known.
 * @param phrase what the search was understood to say.
 */
export function activeFilters(
  params: ProductListParams,
  categoryName: string | null,
  phrase: SearchedPhrase = { rest: params.search, said: '', parts: [] },
): ActiveFilter[] {
  const filters: (ActiveFilter | false)[] = [
    phrase.rest !== '' && {
      label: `« ${phrase.rest} »`,
      off: { search: phrase.said, exactWords: false, sort: emptyParams.sort },
    },
    ...phrase.parts.map(({ label, without }) => ({
      label: `Compris\u00a0: ${label}`,
      off: { search: without },
    })),
    params.category !== '' && {
      label: categoryName ?? 'Catégorie',
      ...(categoryName === null && { isLoading: true as const }),
      off: { category: '' },
    },
    params.minPrice !== '' && {
      label: `Dès ${euros.format(Number(params.minPrice))}`,
      off: { minPrice: '' },
    },
    params.maxPrice !== '' && {
      label: `Jusqu’à ${euros.format(Number(params.maxPrice))}`,
      off: { maxPrice: '' },
    },
    params.minEcoScore !== '' && {
      label: `Éco-score dès ${decimal.format(Number(params.minEcoScore))}`,
      off: { minEcoScore: '' },
    },
    params.inStock && { label: 'En stock', off: { inStock: false } },
    params.featured && { label: 'Coups de cœur', off: { featured: false } },
    params.weeklySpecial && { label: 'Sélection de la semaine', off: { weeklySpecial: false } },
    params.paidBack && { label: 'Remboursé en moins d’un an', off: { paidBack: false } },
  ]
  return filters.filter((filter) => filter !== false)
}
