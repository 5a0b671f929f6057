import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Inbox, LayoutDashboard, LogOut, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { kindsFor } from '../../../../api/src/features/operations/notifications/notification-kinds.rules.ts'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { PaletteHost } from '../../features/overview/admin/palette/palette-host.tsx'
import { useIsNarrow, useIsPhone } from '../../lib/use-media-query.ts'
import { messageShortcuts } from '../../pages/admin/inbox/message-shortcuts.ts'
import { useMay, useMayOpen } from '../../ui/admin/access/permissions.ts'
import { ColorModeButton } from '../layout/color-mode-button.tsx'
import { adminBoxes, paths } from '../paths.ts'
import { AdminAccountMenu } from './admin-account-menu.tsx'
import { AdminBell } from './admin-bell.tsx'
import { AdminBar } from './admin-frame.tsx'
import { InboxCount } from './inbox-count.tsx'
import { useLeaving } from './use-leaving.tsx'

/**
 * The top of every page of the administration: its two areas, as far as one’s roles open them, the shop, who is at work, and the way out. On a phone the
 * areas are in the bar at the bottom; where there is no room, all that concerns who is at work is behind their avatar.
 */
export function AdminHeader({ viewer }: { viewer: Viewer }) {
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const may = useMay()
  const { leave, question } = useLeaving()
  const isToldThings = kindsFor(new Set(viewer.permissions)).length > 0
  return (
    <AdminBar position={{ base: 'var(--sticky)', md: 'static' }} top="0" zIndex="docked">
      {!isPhone && <AdminAreas />}
      <Flex align="center" gap="1" wrap="wrap" ms="auto">
        <PaletteHost
          others={may('inbox') ? [{ title: 'Messages', shortcuts: messageShortcuts }] : []}
          onLeave={leave}
        />
        {question}
        {isToldThings && <AdminBell />}
        {isNarrow ? <AdminAccountMenu viewer={viewer} /> : <AccountActions email={viewer.email} />}
      </Flex>
    </AdminBar>
  )
}

function AdminAreas() {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const boxes = adminBoxes.map((box) => paths.adminInbox(box))
  const firstBox = boxes.find(mayOpen)
  return (
    <Flex as="nav" aria-label="Administration" gap="1" flex="1" wrap="wrap">
      <AdminLink
        to={paths.admin()}
        icon={<LayoutDashboard aria-hidden />}
        isCurrent={pathname === paths.admin()}
      >
        Tableau de bord
      </AdminLink>
      {firstBox && (
        <AdminLink to={firstBox} icon={<Inbox aria-hidden />} isCurrent={boxes.includes(pathname)}>
          Boîte de réception
          <InboxCount />
        </AdminLink>
      )}
    </Flex>
  )
}

interface AdminLinkProps {
  to: string
  icon: ReactNode
  isCurrent: boolean
  children: ReactNode
}

function AdminLink({ to, icon, isCurrent, children }: AdminLinkProps) {
  return (
    <Button asChild variant={isCurrent ? 'subtle' : 'ghost'} px="4">
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        {children}
      </Link>
    </Button>
  )
}

/** Who is at work, the shop, the colours, and the way out, side by side. */
function AccountActions({ email }: { email: string }) {
  const { leave, isLeaving, question } = useLeaving()
  return (
    <>
      <chakra.span
        data-private
        color="fg.muted"
        textStyle="sm"
        px="2"
        maxW="52"
        truncate
        // Before the two areas would stand below one another.
        css={{ '@media (max-width: 95rem)': { display: 'none' } }}
      >
        {email}
      </chakra.span>
      <Button asChild variant="ghost" px="3">
        <Link to={paths.home()}>
          <Store aria-hidden />
          Voir la boutique
        </Link>
      </Button>
      <ColorModeButton />
      <Button variant="outline" px="4" onClick={leave} aria-disabled={isLeaving}>
        <LogOut aria-hidden />
        Se déconnecter
      </Button>
      {question}
    </>
  )
}
