import { Box } from '@chakra-ui/react/box'
import { CloseButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { MenuLink } from '../../ui/menu-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { mainLinks } from './main-links.ts'
import { MobileProducts } from './mobile-products.tsx'

/** What the drawer needs to know. */
export type MobileDrawerProps = { isOpen: boolean; onClose: () => void; viewer: Viewer | null }

/** The menu of a narrow screen, from the left. */
export function MobileDrawer({ isOpen, onClose, viewer }: MobileDrawerProps) {
  return (
    <Drawer.Root open={isOpen} onOpenChange={(change) => !change.open && onClose()} placement="start">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Menu</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body px="3">
              <Stack as="nav" aria-label="Menu principal" gap="1" fontSize="lg">
                <MobileProducts onNavigate={onClose} />
                {[mainLinks.ecoConsumption, mainLinks.mission, mainLinks.help].map((link) => (
                  <MenuLink key={link.to} to={link.to} onClick={onClose}>
                    {link.label}
                  </MenuLink>
                ))}
              </Stack>
              <Box
                as="nav"
                aria-labelledby="compte-mobile"
                mt="4"
                pt="4"
                borderTopWidth="1px"
                borderColor="border"
              >
                <VisuallyHidden asChild>
                  <h3 id="compte-mobile">Compte</h3>
                </VisuallyHidden>
                <AccountLinks viewer={viewer} onChoose={onClose} />
              </Box>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label="Fermer le menu" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
