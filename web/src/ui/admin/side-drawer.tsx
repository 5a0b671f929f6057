import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode, Ref } from 'react'
import { DrawerHeader } from '../layout/drawer-header.tsx'
import { drawerRecipe } from '../layout/overlay-recipes.ts'

interface SideDrawerProps {
  title: string
  onClose: () => void
  /** How wide it is from `md` on. */
  size?: 'md' | 'lg'
  /** What scrolls. */
  bodyRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** One thing of a list, beside it. Its opening lives in the URL. */
export function SideDrawer({ title, onClose, size = 'md', bodyRef, children }: SideDrawerProps) {
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      size={{ base: 'full', md: size }}
      placement="end"
      open
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner data-private>
          <Drawer.Content>
            <DrawerHeader title={title} closeLabel="Fermer" />
            <Drawer.Body ref={bodyRef} pb="8" overscrollBehavior="contain" tabIndex={0}>
              {children}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
