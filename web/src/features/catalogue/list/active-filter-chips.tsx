import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import type { PhrasePart } from '../../../lib/phrase/understand.ts'
import { type ChangeProductList, emptyParams, type ProductListParams } from './product-list-url.ts'
import { isQuickFilterOn, quickFilters } from './quick-filter-buttons.tsx'

interface ActiveFilterChipsProps {
  filters: ActiveFilter[]
  /** Words of the search that narrow nothing. */
  aside: readonly string[]
  /** On a phone they take as many rows as they need; else one that scrolls. */
  isWrapping: boolean
  onChange: ChangeProductList
}

/** What is filtered at the moment, each with its way out, and what was left aside. Nothing when nothing is filtered. */
export function ActiveFilterChips({ filters, aside, isWrapping, onChange }: ActiveFilterChipsProps) {
  // A department that is marked among all of them needs no chip, but beside what is searched: a phone shows none then.
  const shown = filters.filter(({ isMarked }) => isWrapping || !isMarked)
  if (shown.length === 0) return null
  const wrap = { base: isWrapping ? 'wrap' : 'nowrap', lg: 'wrap' } as const
  return (
    <Flex
      wrap={wrap}
      flex={isWrapping ? '0 1 auto' : 'none'}
      align="center"
      gap="2"
      hideFrom={aside.length === 0 && shown.every(({ isShortcut }) => isShortcut) ? 'lg' : undefined}
    >
      <Flex as="ul" listStyleType="none" wrap={wrap} gap="2" aria-label="Filtres actifs">
        {shown.map(({ label, isShortcut, off }) => (
          <chakra.li key={label} flexShrink="0" maxW="full" hideFrom={isShortcut ? 'lg' : undefined}>
            <Button
              variant="subtle"
              minH="11"
              h="auto"
              px={{ base: '3.5', md: '5' }}
              rounded="full"
              whiteSpace={isWrapping ? 'normal' : undefined}
              textAlign="start"
              aria-label={`Retirer le filtre ${label}`}
              onClick={() => onChange(off)}
            >
              {label}
              <X aria-hidden size="1em" />
            </Button>
          </chakra.li>
        ))}
      </Flex>
      {aside.length > 0 && (
        <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
          {`Laissé de côté\u00a0: ${aside.map((words) => `«\u00a0${words}\u00a0»`).join(', ')}`}
        </Text>
      )}
    </Flex>
  )
}

/** One filter that is on: its words, and the change that takes it off. */
interface ActiveFilter {
  label: string
  /** It is the department that is marked among all of them. */
  isMarked?: boolean
  /** A shortcut says the same, pressed: on a desk it stands beside the title. */
  isShortcut?: boolean
  off: Partial<ProductListParams>
}

/** What a search was understood to say, and what is left of it. */
interface SearchedPhrase {
  rest: string
  said: string
  parts: Pick<PhrasePart, 'label' | 'without'>[]
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** « dès 7 », « de 7 à 8,4 ». */
const scoreRange = ({ minEcoScore, maxEcoScore }: ProductListParams) => {
  const from = decimal.format(Number(minEcoScore))
  return maxEcoScore === '' ? `dès ${from}` : `de ${from} à ${decimal.format(Number(maxEcoScore))}`
}

/** « Dès 20 € », « Jusqu’à 50 € », « De 20 € à 50 € ». */
const priceRange = ({ minPrice, maxPrice }: ProductListParams) => {
  const [from, to] = [minPrice, maxPrice].map((bound) => euros.format(Number(bound)))
  if (minPrice === '') return `Jusqu’à ${to}`
  return maxPrice === '' ? `Dès ${from}` : `De ${from} à ${to}`
}

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * The filters that are on, in the order of the panel. The name of the category is null where the names cannot be had.
 * @param phrase what the search was understood to say.
 */
export function activeFilters(
  params: ProductListParams,
  categoryName: string | null,
  phrase: SearchedPhrase = { rest: params.search, said: '', parts: [] },
): ActiveFilter[] {
  const isShortcut = quickFilters.some((quick) => isQuickFilterOn(params, quick))
  const filters: (ActiveFilter | false)[] = [
    phrase.rest !== '' && {
      label: `« ${phrase.rest} »`,
      off: { search: phrase.said, exactWords: false, sort: emptyParams.sort },
    },
    ...phrase.parts.map(({ label, without }) => ({
      label: label.charAt(0).toUpperCase() + label.slice(1),
      off: { search: without },
    })),
    params.category !== '' && {
      label: categoryName ?? 'Catégorie choisie',
      isMarked: categoryName !== null,
      off: { category: '' },
    },
    (params.minPrice || params.maxPrice) !== '' && {
      label: priceRange(params),
      isShortcut,
      off: { minPrice: '', maxPrice: '' },
    },
    (params.minEcoScore || params.maxEcoScore) !== '' && {
      label: `Éco-score ${scoreRange(params)}`,
      off: { minEcoScore: '', maxEcoScore: '' },
    },
    params.inStock && { label: 'En stock', off: { inStock: false } },
    params.featured && { label: 'Coups de cœur', off: { featured: false } },
    params.weeklySpecial && { label: 'Sélection de la semaine', off: { weeklySpecial: false } },
    params.paidBack && { label: 'Remboursé en moins d’un an', off: { paidBack: false } },
    params.fromFrance && { label: 'Origine\u00a0: France', off: { fromFrance: false } },
  ]
  return filters.filter((filter) => filter !== false)
}
