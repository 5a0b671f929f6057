import { Button } from '@chakra-ui/react/button'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ProductFiltersProps } from '../list/product-filters.tsx'

const loadSheet = () => import('./product-filter-sheet.tsx')
const ProductFilterSheet = lazy(async () => ({ default: (await loadSheet()).ProductFilterSheet }))

interface ProductFilterDrawerProps {
  /** How many filters are on. */
  activeCount: number
  /** How many products they leave; absent while unknown. */
  totalCount: number | undefined
  onReset: () => void
  filters: ProductFiltersProps
}

/** The button of a phone that opens the filters. What opens is fetched on hover, touch or focus. */
export function ProductFilterDrawer({ activeCount, ...sheet }: ProductFilterDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="outline"
        bg="bg.panel"
        minH="12"
        rounded="full"
        hideFrom="lg"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={open}
      >
        <SlidersHorizontal aria-hidden />
        Filtrer{activeCount > 0 && ` (${activeCount})`}
      </Button>
      {wasAsked && (
        <Suspense>
          <ProductFilterSheet isOpen={isOpen} onClose={() => setOpen(false)} {...sheet} />
        </Suspense>
      )}
    </>
  )
}
