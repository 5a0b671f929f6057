import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { DrawerHeader } from '../../layout/drawer-header.tsx'
import { drawerRecipe } from '../../layout/overlay-recipes.ts'

interface BottomSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** What ends it, below what scrolls. */
  footer?: ReactNode
}

/** On a phone: what comes up from the thumb's end of the window, as high as it needs to be. */
export function BottomSheet({ title, onClose, children, footer }: BottomSheetProps) {
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      placement="bottom"
      open
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner data-private>
          <Drawer.Content
            roundedTop="xl"
            maxH="85dvh"
            pb="calc(0.5rem + env(safe-area-inset-bottom))"
            // The body scrolls, not the sheet with its title; in a low window all of it does.
            css={{ '@media (max-height: 399px)': { maxHeight: '100dvh', overflowY: 'auto' } }}
          >
            <DrawerHeader title={title} />
            <Drawer.Body overscrollBehavior="contain" pb="4">
              {children}
            </Drawer.Body>
            {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
