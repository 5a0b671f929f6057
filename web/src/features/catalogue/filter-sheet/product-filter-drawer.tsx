import { Button } from '@chakra-ui/react/button'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useCodeAhead } from '../../../lib/idle/use-code-ahead.ts'
import type { ProductFiltersProps } from '../list/product-filters.tsx'

const loadSheet = async () => (await import('./product-filter-sheet.tsx')).ProductFilterSheet
/** A desk has the filters beside the list. */
const hasSheet = () => matchMedia('(max-width: 63.99rem)').matches

interface ProductFilterDrawerProps {
  /** How many filters are on. */
  activeCount: number
  /** How many products they leave; absent while unknown. */
  totalCount: number | undefined
  onReset: () => void
  filters: ProductFiltersProps
}

/** The button of a phone that opens the filters. */
export function ProductFilterDrawer({ activeCount, ...sheet }: ProductFilterDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, askForSheet] = useCodeAhead(loadSheet, hasSheet)
  const open = () => {
    setOpen(true)
    askForSheet()
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
        onClick={open}
      >
        <SlidersHorizontal aria-hidden />
        Filtrer{activeCount > 0 && ` (${activeCount})`}
      </Button>
      {Sheet && <Sheet isOpen={isOpen} onClose={() => setOpen(false)} {...sheet} />}
    </>
  )
}
