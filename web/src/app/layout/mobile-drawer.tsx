import { Box } from '@chakra-ui/react/box'
import { CloseButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { MenuLink } from '../../ui/layout/menu.tsx'
import { AccountLinks } from './account-links.tsx'
import { mainLinks, productShortcuts } from './main-links.ts'

type MobileDrawerProps = { isOpen: boolean; onClose: () => void; viewer: Viewer | null }

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

const line = {
  display: 'flex',
  alignItems: 'center',
  minH: '11',
  w: 'full',
  px: '3',
  borderRadius: 'l2',
} as const

/** « Nos produits » in the drawer: a list that unfolds. */
function MobileProducts({ onNavigate }: { onNavigate: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const links = [{ label: 'Tous nos produits', to: mainLinks.products.to }, ...productShortcuts]
  return (
    <div>
      <chakra.button
        type="button"
        {...line}
        justifyContent="space-between"
        fontWeight="medium"
        cursor="button"
        aria-expanded={isOpen}
        aria-controls="rayons-mobile"
        onClick={() => setOpen(!isOpen)}
      >
        {mainLinks.products.label}
        <Box as="span" transition="transform" transitionDuration="fast" rotate={isOpen ? '180deg' : '0deg'}>
          <ChevronDown size={20} aria-hidden />
        </Box>
      </chakra.button>
      <chakra.ul id="rayons-mobile" hidden={!isOpen} listStyleType="none" ps="3" fontSize="md">
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink to={link.to} onClick={onNavigate}>
              {link.label}
            </MenuLink>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
