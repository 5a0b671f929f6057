import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Menu } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useMayOpen } from '../../ui/admin/access/permissions.ts'
import { BottomSheet } from '../../ui/admin/phone/bottom-sheet.tsx'
import { MenuLink } from '../../ui/layout/menu.tsx'
import { addressWords, paths } from '../paths.ts'
import { InboxCount } from './inbox-count.tsx'
import { type PhonePlace, sharedPlaces } from './phone-places.ts'

/** The path and the tab of an address, without what a list adds to it. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const tab = new URLSearchParams(search).get(addressWords.admin.tab)
  return tab ? `${pathname}?${addressWords.admin.tab}=${tab}` : pathname
}

/** On a phone: the four places that one goes to every day, of those that one may open, under the thumb, and the way to the others. */
export function AdminBottomBar() {
  const place = placeOf(useLocation())
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { bar, others } = sharedPlaces(useMayOpen())
  const isElsewhere = bar.every(({ to }) => to !== place)
  useEffect(() => {
    // What has the focus stays clear of the bar, which covers the end of the window.
    const root = document.documentElement
    root.style.scrollPaddingBottom = '5rem'
    return () => void root.style.removeProperty('scroll-padding-bottom')
  }, [])
  return (
    <Flex
      as="nav"
      aria-label="Administration"
      position="var(--sticky)"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.muted"
      pb="env(safe-area-inset-bottom)"
      ps="env(safe-area-inset-left)"
      pe="env(safe-area-inset-right)"
    >
      {bar.map(({ to, label, Icon }) => (
        <BarItem key={to} asChild isCurrent={to === place}>
          <Link to={to} aria-current={to === place ? 'page' : undefined}>
            <Icon aria-hidden size="1.4em" />
            {label}
            {to === paths.adminInbox('messages') && (
              <InboxCount position="absolute" top="0.5" insetStart="calc(50% + 0.4rem)" />
            )}
          </Link>
        </BarItem>
      ))}
      {others.length > 0 && (
        <BarItem asChild isCurrent={isElsewhere}>
          <button type="button" aria-haspopup="dialog" onClick={() => setMoreOpen(true)}>
            <Menu aria-hidden size="1.4em" />
            Plus
          </button>
        </BarItem>
      )}
      {isMoreOpen && <AdminMoreSheet others={others} place={place} onClose={() => setMoreOpen(false)} />}
    </Flex>
  )
}

const itemLook: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  flex: '1 1 0',
  minW: '0',
  minH: '14',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: '1.2',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
}

function BarItem({ isCurrent, ...item }: ComponentProps<typeof chakra.span> & { isCurrent: boolean }) {
  return (
    <chakra.span
      {...item}
      css={itemLook}
      color={isCurrent ? 'accent.fg' : 'fg.muted'}
      boxShadow={isCurrent ? 'inset 0 2px 0 var(--shop-colors-accent-solid)' : undefined}
    />
  )
}

interface AdminMoreSheetProps {
  others: readonly PhonePlace[]
  /** The address of the one that is open. */
  place: string
  onClose: () => void
}

/** The places of the administration that the bar has no room for. */
function AdminMoreSheet({ others, place, onClose }: AdminMoreSheetProps) {
  return (
    <BottomSheet title="Plus" onClose={onClose}>
      <Stack as="ul" listStyleType="none" gap="0">
        {others.map(({ to, label }) => (
          <li key={to}>
            <MenuLink to={to} aria-current={to === place ? 'page' : undefined} onClick={onClose}>
              {label}
            </MenuLink>
          </li>
        ))}
      </Stack>
    </BottomSheet>
  )
}
