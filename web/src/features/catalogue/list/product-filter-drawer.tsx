import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DrawerHeader } from '../../../ui/layout/drawer-header.tsx'

interface ProductFilterDrawerProps {
  /** How many filters are on. */
  activeCount: number
  /** How many products they leave; absent while unknown. */
  totalCount: number | undefined
  onReset: () => void
  children: ReactNode
}

const seeProducts = (count: number | undefined) => {
  if (count === undefined) return 'Voir les produits'
  if (count === 0) return 'Aucun produit'
  return count === 1 ? 'Voir le produit' : `Voir les ${count} produits`
}

/** The filters on a phone: a sheet from the bottom, whose button says what is waiting behind it. */
export function ProductFilterDrawer({
  activeCount,
  totalCount,
  onReset,
  children,
}: ProductFilterDrawerProps) {
  const [open, setOpen] = useState(false)
  return (
    <Drawer.Root
      placement="bottom"
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <Button variant="outline" minH="12" hideFrom="lg">
          <SlidersHorizontal aria-hidden />
          Filtrer et trier{activeCount > 0 && ` (${activeCount})`}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content roundedTop="2xl" maxH="90dvh">
            <DrawerHeader title="Filtrer et trier" />
            <Drawer.Body pb="6" overscrollBehavior="contain">
              <Stack gap="6">{children}</Stack>
            </Drawer.Body>
            <Drawer.Footer borderTopWidth="1px" borderColor="border" gap="3">
              <Button variant="ghost" minH="12" onClick={onReset}>
                Réinitialiser
              </Button>
              <Button minH="12" flex="1" onClick={() => setOpen(false)}>
                {seeProducts(totalCount)}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
