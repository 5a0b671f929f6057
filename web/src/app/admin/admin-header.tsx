import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Inbox, LayoutDashboard, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ColorModeButton } from '../layout/color-mode-button.tsx'
import { Logo } from '../layout/logo.tsx'
import { paths } from '../paths.ts'
import { InboxCount } from './inbox-count.tsx'
import { LogoutButton } from './logout-button.tsx'

/** The top of every page of the administration: its two areas, the shop, who is at work, and the way out. */
export function AdminHeader({ email }: { email: string }) {
  const { pathname } = useLocation()
  const isDashboard = pathname === paths.admin()
  return (
    <chakra.header bg="bg.panel" borderBottomWidth="1px" borderColor="border.muted">
      <Container maxW="full">
        <Flex align="center" wrap="wrap" columnGap="6" rowGap="1" minH="16" py="1">
          <Logo />
          <Flex as="nav" aria-label="Administration" gap="1" flex="1" wrap="wrap">
            <AdminLink to={paths.admin()} icon={<LayoutDashboard aria-hidden />} isCurrent={isDashboard}>
              Tableau de bord
            </AdminLink>
            <AdminLink
              to={paths.adminInbox('messages')}
              icon={<Inbox aria-hidden />}
              isCurrent={!isDashboard}
            >
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
        </Flex>
      </Container>
    </chakra.header>
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
