import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type Viewer, viewerInitial } from '../../features/accounts/use-viewer.ts'
import { useColorMode } from '../../lib/use-color-mode.ts'
import { useDropdown } from '../../lib/use-dropdown.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { DropdownPanel, MenuButton, MenuLink } from '../../ui/layout/menu.tsx'
import { paths } from '../paths.ts'
import { useLeaving } from './use-leaving.tsx'

/** Who is at work, the shop, the colours, and the way out, behind an avatar. */
export function AdminAccountMenu({ viewer }: { viewer: Viewer }) {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  const { mode, toggle } = useColorMode()
  const { leave, question } = useLeaving()
  return (
    <Box position="relative" {...rootProps}>
      <IconButton
        ref={triggerRef}
        variant="ghost"
        aria-label="Menu du compte"
        aria-expanded={isOpen}
        aria-controls="menu-administration"
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar src={viewer.profileImageUrl} initial={viewerInitial(viewer)} />
      </IconButton>
      {isOpen && (
        <DropdownPanel id="menu-administration" insetEnd="0" w="64" maxW="calc(100vw - 2rem)">
          <Text data-private px="3" py="2" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {viewer.email}
          </Text>
          <chakra.hr borderColor="border.muted" mb="1" />
          <MenuLink to={paths.home()}>Voir la boutique</MenuLink>
          <MenuButton onClick={toggle}>
            {mode === 'dark' ? 'Passer en mode clair' : 'Passer en mode sombre'}
          </MenuButton>
          <MenuButton onClick={leave}>Se déconnecter</MenuButton>
        </DropdownPanel>
      )}
      {question}
    </Box>
  )
}
