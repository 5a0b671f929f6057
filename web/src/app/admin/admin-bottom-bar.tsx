import { Flex } from '@chakra-ui/react/flex'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { CalendarCheck, ChartColumn, Inbox, Menu, Package } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { addressWords, paths } from '../paths.ts'
import { AdminMoreSheet } from './admin-more-sheet.tsx'
import { InboxCount } from './inbox-count.tsx'

const places = [
  { to: paths.admin(), label: 'Aujourd’hui', Icon: CalendarCheck },
  { to: paths.admin('produits'), label: 'Produits', Icon: Package },
  { to: paths.adminInbox('messages'), label: 'Messages', Icon: Inbox },
  { to: paths.adminInbox('liste-attente'), label: 'Demande', Icon: ChartColumn },
] as const

/** The path and the tab of an address, without what a list adds to it. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const tab = new URLSearchParams(search).get(addressWords.admin.tab)
  return tab ? `${pathname}?${addressWords.admin.tab}=${tab}` : pathname
}

/** On a phone: the four places that an owner goes to every day, under the thumb, and the way to all the others. */
export function AdminBottomBar() {
  const place = placeOf(useLocation())
  const [isMoreOpen, setMoreOpen] = useState(false)
  const isElsewhere = places.every(({ to }) => to !== place)
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
      {places.map(({ to, label, Icon }) => (
        <BarItem key={to} asChild isCurrent={to === place}>
          <Link to={to} aria-current={to === place ? 'page' : undefined}>
            <Icon aria-hidden size="1.4em" />
            {label}
            {label === 'Messages' && (
              <InboxCount position="absolute" top="0.5" insetStart="calc(50% + 0.4rem)" />
            )}
          </Link>
        </BarItem>
      ))}
      <BarItem asChild isCurrent={isElsewhere}>
        <button type="button" aria-haspopup="dialog" onClick={() => setMoreOpen(true)}>
          <Menu aria-hidden size="1.4em" />
          Plus
        </button>
      </BarItem>
      {isMoreOpen && <AdminMoreSheet place={place} onClose={() => setMoreOpen(false)} />}
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
