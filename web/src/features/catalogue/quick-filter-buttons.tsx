import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import type { ProductListParams } from './product-list-params.ts'
import { isQuickFilterOn, quickFilters, toggleQuickFilter } from './quick-filters.ts'
import type { ChangeProductList } from './use-product-list-url.ts'

interface QuickFilterButtonsProps {
  params: ProductListParams
  onChange: ChangeProductList
}

/** The two price shortcuts, as toggles. */
export function QuickFilterButtons({ params, onChange }: QuickFilterButtonsProps) {
  return (
    <HStack role="group" aria-label="Raccourcis" gap="2" flexShrink="0">
      {quickFilters.map((quick) => {
        const isOn = isQuickFilterOn(params, quick)
        return (
          <Button
            key={quick.label}
            variant={isOn ? 'solid' : 'outline'}
            height="auto"
            minH="12"
            py="2"
            px={{ base: '4', md: '5' }}
            flex={{ base: '1', lg: 'none' }}
            whiteSpace="normal"
            rounded="full"
            aria-pressed={isOn}
            onClick={() => onChange(toggleQuickFilter(params, quick))}
          >
            {quick.label}
          </Button>
        )
      })}
    </HStack>
  )
}
