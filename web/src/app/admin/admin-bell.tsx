import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { BellCountDocument } from '../../graphql/generated/admin/graphql.ts'
import { counted } from '../../lib/format-number.ts'
import { useDropdown } from '../../lib/use-dropdown.ts'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { DropdownPanel } from '../../ui/layout/menu.tsx'
import { oneMinuteMs } from './inbox-count.tsx'

const NotificationList = lazy(async () => ({
  default: (await import('../../features/operations/admin/notification-list.tsx')).NotificationList,
}))

/** What somebody should see to, with how much of it is not read yet. */
export function AdminBell() {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  const { data } = useFreshQuery(BellCountDocument, { maxAgeMs: oneMinuteMs })
  const count = data?.bell.unreadCount ?? 0
  const unread = count > 0 ? `, ${counted(count, 'non lue', 'non lues')}` : ''
  return (
    <Box position={{ base: 'static', md: 'relative' }} {...rootProps}>
      <IconButton
        ref={triggerRef}
        variant="ghost"
        position="relative"
        aria-label={`Notifications${unread}`}
        aria-expanded={isOpen}
        aria-controls="notifications"
        onClick={() => setOpen(!isOpen)}
      >
        <Bell aria-hidden />
        {count > 0 && (
          <Badge aria-hidden position="absolute" top="0" insetEnd="0" bg="offer.solid" color="offer.contrast">
            {count > 99 ? '99+' : count}
          </Badge>
        )}
      </IconButton>
      {isOpen && (
        <DropdownPanel
          id="notifications"
          data-private
          insetEnd={{ base: '2', md: '0' }}
          w="26rem"
          maxW="calc(100vw - 1rem)"
          maxH="min(34rem, calc(100dvh - 9rem))"
          overflowY="auto"
        >
          <Suspense fallback={<PageSpinner />}>
            <NotificationList />
          </Suspense>
        </DropdownPanel>
      )}
    </Box>
  )
}
