import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { formatCount } from '../../../lib/format-number.ts'
import type { CategoryFilterProps } from '../list/category-filter.tsx'
import { FilterGroup } from '../list/filter-group.tsx'
import type { ChangeProductList, ProductListParams } from '../list/product-list-url.ts'

/** The departments as chips to press, each with the number of products that it would show. */
export function CategoryChips({ value, choices = [], onChange }: CategoryFilterProps) {
  const name = useId()
  return (
    <FilterGroup legend="Catégorie">
      <Chips>
        <Chip name={name} isChosen={value === ''} onChoose={() => onChange('')}>
          Toutes
        </Chip>
        {choices.map(({ slug, name: label, count }) => (
          <Chip
            key={slug}
            name={name}
            isChosen={slug === value}
            isDimmed={count === 0}
            onChoose={() => onChange(slug)}
          >
            {label}
            {count !== undefined && ` (${formatCount(count)})`}
          </Chip>
        ))}
      </Chips>
    </FilterGroup>
  )
}

/** Prices in one press. A step ends before the next begins. */
const steps: { label: string; bounds: Pick<ProductListParams, 'minPrice' | 'maxPrice'> }[] = [
  { label: 'Tous les prix', bounds: { minPrice: '', maxPrice: '' } },
  { label: '< 20\u00a0€', bounds: { minPrice: '', maxPrice: '19.99' } },
  { label: '20–50\u00a0€', bounds: { minPrice: '20', maxPrice: '49.99' } },
  { label: '50–100\u00a0€', bounds: { minPrice: '50', maxPrice: '99.99' } },
  { label: '100\u00a0€ et plus', bounds: { minPrice: '100', maxPrice: '' } },
]

interface PriceStepsProps {
  params: ProductListParams
  onChange: ChangeProductList
}

/** Steps of the price, above the two fields for any other. */
export function PriceSteps({ params: { minPrice, maxPrice }, onChange }: PriceStepsProps) {
  const name = useId()
  return (
    <Chips mb="4">
      {steps.map(({ label, bounds }) => (
        <Chip
          key={label}
          name={name}
          isChosen={minPrice === bounds.minPrice && maxPrice === bounds.maxPrice}
          onChoose={() => onChange(bounds)}
        >
          {label}
        </Chip>
      ))}
    </Chips>
  )
}

const Chips = chakra(HStack, { base: { flexWrap: 'wrap', gap: '2' } })

interface ChipProps {
  name: string
  isChosen: boolean
  /** It would show nothing. */
  isDimmed?: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of several: a radio that looks like a chip. */
function Chip({ name, isChosen, isDimmed, onChoose, children }: ChipProps) {
  return (
    <ChipLabel data-dimmed={isDimmed || undefined}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </ChipLabel>
  )
}

const ChipLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '4',
    rounded: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
    '&[data-dimmed]': { color: 'fg.muted', borderColor: 'border', borderStyle: 'dashed' },
    '&:has(:checked)': { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.accent.focusRing}',
      outlineOffset: '2px',
    },
  },
})
