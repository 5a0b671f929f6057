import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { type ChangeProductList, emptyParams, type ProductListParams } from './product-list-url.ts'

interface QuickFilterButtonsProps {
  params: ProductListParams
  onChange: ChangeProductList
}

/** The two price shortcuts, as toggles: on a desk beside the title, on a phone among the filters. */
export function QuickFilterButtons({ params, onChange }: QuickFilterButtonsProps) {
  const helpId = useId()
  return (
    <HStack
      role="group"
      aria-label="Raccourcis"
      gap="2"
      // The words of both stand below them.
      wrap="wrap"
      justify={{ lg: 'end' }}
      maxW={{ lg: '28rem' }}
    >
      {quickFilters.map((quick) => {
        const isOn = isQuickFilterOn(params, quick)
        return (
          <Button
            key={quick.label}
            variant={isOn ? 'solid' : 'outline'}
            minH="11"
            px={{ base: '3', md: '4' }}
            fontSize="sm"
            flexShrink="0"
            rounded="full"
            aria-pressed={isOn}
            aria-describedby={helpId}
            onClick={() => onChange(toggleQuickFilter(params, quick))}
          >
            {quick.label}
          </Button>
        )
      })}
      {/* « Éco simple » is a price: nothing else is asked of these products. */}
      <Text id={helpId} fontSize="xs" color="fg.muted" whiteSpace="nowrap">
        Selon le prix seul
      </Text>
    </HStack>
  )
}

/** One of the two shortcuts above the list; specification, sections 4 and 9. */
interface QuickFilter {
  label: string
  bounds: Pick<ProductListParams, 'minPrice' | 'maxPrice'>
}

/** The price threshold of 50 € splits the shop in two. */
export const quickFilters: QuickFilter[] = [
  { label: 'High-tech dès 50 €', bounds: { minPrice: '50', maxPrice: '' } },
  { label: 'Éco simple à moins de 50 €', bounds: { minPrice: '', maxPrice: '49.99' } },
]

/** True while exactly this price range is chosen. */
export function isQuickFilterOn(params: ProductListParams, { bounds }: QuickFilter): boolean {
  return params.minPrice === bounds.minPrice && params.maxPrice === bounds.maxPrice
}

/** Choosing a shortcut clears the other bound, the category and the search; again: takes it off. */
export function toggleQuickFilter(params: ProductListParams, quick: QuickFilter): Partial<ProductListParams> {
  const bounds = isQuickFilterOn(params, quick) ? { minPrice: '', maxPrice: '' } : quick.bounds
  return { ...bounds, category: emptyParams.category, search: emptyParams.search }
}
