import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Inbox, LayoutDashboard, LogOut, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLogout } from '../../features/accounts/use-logout.ts'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { InboxCountDocument } from '../../graphql/generated/admin/graphql.ts'
import { hasUnsavedChanges } from '../../lib/form/unsaved-changes.ts'
import { ColorModeButton } from '../layout/color-mode-button.tsx'
import { paths } from '../paths.ts'
import { AdminBar } from './admin-frame.tsx'
import { AbandonDialog } from './unsaved-guard.tsx'

/** The top of every page of the administration: its two areas, the shop, who is at work, and the way out. */
export function AdminHeader({ email }: { email: string }) {
  const { pathname } = useLocation()
  const isDashboard = pathname === paths.admin()
  return (
    <AdminBar>
      <Flex as="nav" aria-label="Administration" gap="1" flex="1" wrap="wrap">
        <AdminLink to={paths.admin()} icon={<LayoutDashboard aria-hidden />} isCurrent={isDashboard}>
          Tableau de bord
        </AdminLink>
        <AdminLink to={paths.adminInbox('messages')} icon={<Inbox aria-hidden />} isCurrent={!isDashboard}>
          Boîte de réception
          <InboxCount />
        </AdminLink>
      </Flex>
      <Flex align="center" gap="1" wrap="wrap">
        <chakra.span data-private color="fg.muted" textStyle="sm" px="2" overflowWrap="anywhere">
          {email}
        </chakra.span>
        <Button asChild variant="ghost" px="3">
          <Link to={paths.home()}>
            <Store aria-hidden />
            Voir la boutique
          </Link>
        </Button>
        <ColorModeButton />
        <LogoutButton />
      </Flex>
    </AdminBar>
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

/** Unread messages, beside the name of the area; nothing while there are none. */
function InboxCount() {
  const { data } = useFreshQuery(InboxCountDocument, { maxAgeMs: oneMinuteMs })
  const count = data?.contactMessages.unreadCount ?? 0
  if (count === 0) return null
  return (
    <Badge bg="offer.solid" color="offer.contrast">
      {count}
      <VisuallyHidden>{count > 1 ? ' messages non lus' : ' message non lu'}</VisuallyHidden>
    </Badge>
  )
}

const oneMinuteMs = 60_000

/** Signs out; asks first when unsaved changes would be lost. */
function LogoutButton() {
  const { logout, isLoggingOut } = useLogout()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    void logout()
  }
  return (
    <>
      <Button
        variant="outline"
        px="4"
        onClick={() => (hasUnsavedChanges() ? setAsking(true) : leave())}
        aria-disabled={isLoggingOut}
      >
        <LogOut aria-hidden />
        Se déconnecter
      </Button>
      <AbandonDialog isOpen={isAsking} onAbandon={leave} onStay={() => setAsking(false)} />
    </>
  )
}
