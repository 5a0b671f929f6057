import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { type Viewer, viewerInitial } from '../../features/accounts/use-viewer.ts'
import { useDropdown } from '../../lib/use-dropdown.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { DropdownPanel } from '../../ui/layout/menu.tsx'

const loadLinks = () => import('./account-links.tsx')
const AccountLinks = lazy(async () => ({ default: (await loadLinks()).AccountLinks }))

/** The menu of the account behind its owner's avatar; the way in for everybody else. Its entries are fetched on hover, touch or focus. */
export function AccountMenu({ viewer }: { viewer: Viewer | null }) {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  return (
    <Box position="relative" {...rootProps}>
      <IconButton
        ref={triggerRef}
        variant="ghost"
        aria-label={viewer ? 'Menu du compte' : 'Se connecter ou créer un compte'}
        aria-expanded={isOpen}
        aria-controls="menu-compte"
        onPointerEnter={loadLinks}
        onFocus={loadLinks}
        onClick={() => setOpen(!isOpen)}
      >
        {viewer ? (
          <Avatar src={viewer.profileImageUrl} initial={viewerInitial(viewer)} />
        ) : (
          <UserRound aria-hidden />
        )}
      </IconButton>
      {isOpen && (
        <Suspense>
          <DropdownPanel id="menu-compte" insetEnd="0" w="56">
            <AccountLinks viewer={viewer} onChoose={() => setOpen(false)} />
          </DropdownPanel>
        </Suspense>
      )}
    </Box>
  )
}
