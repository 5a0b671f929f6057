import { Box } from '@chakra-ui/react/box'
import { CloseButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { DepartmentMark } from '../../features/catalogue/departments/department-mark.tsx'
import { selections } from '../../features/catalogue/departments/selections.ts'
import { useDepartments } from '../../features/catalogue/departments/use-departments.ts'
import { MenuLink } from '../../ui/layout/menu.tsx'
import { drawerRecipe } from '../../ui/layout/overlay-recipes.ts'
import { paths } from '../paths.ts'
import { AccountLinks } from './account-links.tsx'
import { ColorModeChoice } from './color-mode-choice.tsx'
import { mainLinks } from './main-links.ts'

type MobileDrawerProps = { isOpen: boolean; onClose: () => void; viewer: Viewer | null }

/** The menu of a narrow screen, from the left. */
export function MobileDrawer({ isOpen, onClose, viewer }: MobileDrawerProps) {
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      placement="start"
    >
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
              <ColorModeChoice />
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

/** A department in the drawer: two stand beside each other in 280 px. */
const departmentLink = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  py: '1.5',
  // The pictures stand where the words of the other links begin.
  ps: '3',
  minH: '16',
  borderRadius: 'l2',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'short',
  // A long word gives way to the picture, and not the picture to it.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  _hover: { bg: 'bg.subtle' },
} as const

/** « Nos produits » in the drawer: the departments, and the selections of the shop. Open until somebody folds it. */
function MobileProducts({ onNavigate }: { onNavigate: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const { departments } = useDepartments()
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
      <Box id="rayons-mobile" hidden={!isOpen} pb="2" fontSize="sm">
        <chakra.ul
          aria-label="Rayons"
          display="grid"
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
          listStyleType="none"
        >
          {departments?.map(({ id, name, slug, imageUrl }) => (
            <li key={id}>
              <chakra.span asChild {...departmentLink}>
                <Link to={paths.products({ category: slug })} onClick={onNavigate}>
                  <DepartmentMark imageUrl={imageUrl} size="9" />
                  {name}
                </Link>
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
        <chakra.ul
          aria-label="Sélections"
          display="grid"
          // The longest beside the shortest: each on one line.
          gridTemplateColumns="auto auto"
          listStyleType="none"
          fontSize="xs"
          css={{ '& a': { paddingInlineEnd: 0 } }}
        >
          {selections.map(({ label, to }) => (
            <li key={to}>
              <MenuLink to={to} onClick={onNavigate}>
                {label}
              </MenuLink>
            </li>
          ))}
        </chakra.ul>
      </Box>
    </div>
  )
}
