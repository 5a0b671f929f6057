import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { useRef } from 'react'
import { DrawerHeader } from '../../../ui/layout/drawer-header.tsx'
import { drawerRecipe } from '../../../ui/layout/overlay-recipes.ts'
import { ProductFilters, type ProductFiltersProps } from '../list/product-filters.tsx'
import { QuickFilterButtons } from '../list/quick-filter-buttons.tsx'
import { CategoryChips, PriceSteps } from './chip-choices.tsx'

interface ProductFilterSheetProps {
  isOpen: boolean
  onClose: () => void
  totalCount: number | undefined
  onReset: () => void
  filters: ProductFiltersProps
}

const seeProducts = (count: number | undefined) => {
  if (count === undefined) return 'Voir les produits'
  if (count === 0) return 'Aucun produit'
  return count === 1 ? 'Voir le produit' : `Voir les ${count} produits`
}

/** A list that became shorter would be seen from somewhere in it, or from its end: it is seen from its beginning. */
const goToResults = () => {
  const results = document.getElementById('resultats')
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}

/** At 400 % zoom title and buttons would leave the filters no room: the sheet scrolls as a whole. */
const lowWindow = {
  '@media (max-height: 25rem)': {
    maxH: '100dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > *': { flex: 'none', overflow: 'visible' },
  },
}

/** The filters on a phone: a sheet from the bottom, whose button says what is waiting behind it. */
export function ProductFilterSheet({
  isOpen,
  onClose,
  totalCount,
  onReset,
  filters,
}: ProductFilterSheetProps) {
  const seesResults = useRef(false)
  const see = () => {
    seesResults.current = true
    onClose()
  }
  // While the sheet is there, the page behind it does not scroll.
  const leave = () => {
    if (seesResults.current) goToResults()
    seesResults.current = false
  }
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      placement="bottom"
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      lazyMount
      unmountOnExit
      onExitComplete={leave}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content roundedTop="2xl" maxH="90dvh" css={lowWindow}>
            <DrawerHeader title="Filtrer" />
            <Drawer.Body pb="6" overscrollBehavior="contain">
              <Box mb="7">
                <QuickFilterButtons {...filters} />
              </Box>
              <ProductFilters
                {...filters}
                categoryField={CategoryChips}
                priceSteps={<PriceSteps {...filters} />}
              />
            </Drawer.Body>
            <Drawer.Footer borderTopWidth="1px" borderColor="border" gap="3" flexWrap="wrap">
              <Button variant="ghost" minH="12" onClick={onReset}>
                Réinitialiser
              </Button>
              <Button minH="12" flex="1 0 auto" onClick={see}>
                {seeProducts(totalCount)}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
