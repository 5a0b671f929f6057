import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { HistoryList } from '../../../features/audit/history-list.tsx'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { useMay, useMayOpen } from '../../../ui/admin/access/permissions.ts'
import { AreaTitle } from '../../../ui/admin/phone/area-title.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { PageHeading, PageTitle } from '../../../ui/layout/page-heading.tsx'

const boxes = [
  { box: 'messages', label: 'Messages' },
  { box: 'liste-attente', label: 'Liste d’attente' },
  { box: 'newsletter', label: 'Newsletter' },
  { box: 'commandes', label: 'Commandes' },
  { box: 'e-mails', label: 'E-mails' },
] as const

/** What people have sent to the shop, messages, waitlist, newsletter, orders, and what it sends to them. */
export function InboxLayout() {
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const [may, mayOpen] = [useMay(), useMayOpen()]
  // Here: the button stands elsewhere when a phone is turned, and what it opened stays.
  const [isExportsOpen, setExportsOpen] = useState(false)
  const exports = may('persons.export') && <ExportsButton onClick={() => setExportsOpen(true)} />
  const place = boxes.find(({ box }) => paths.adminInbox(box) === pathname)?.label ?? 'Boîte de réception'
  return (
    <Container py={{ base: '4', md: '8' }}>
      <PageTitle>{place}</PageTitle>
      <Stack gap={{ base: '3', md: '6' }}>
        <PageHeading title={<AreaTitle area="Boîte de réception" place={place} />} />
        <Flex as="nav" aria-label="Boîte de réception" gap="2" wrap="wrap" hideBelow="md">
          {boxes
            .filter(({ box }) => mayOpen(paths.adminInbox(box)))
            .map(({ box, label }) => {
              const isCurrent = paths.adminInbox(box) === pathname
              return (
                <Button key={box} asChild variant={isCurrent ? 'solid' : 'outline'}>
                  <Link to={paths.adminInbox(box)} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </Link>
                </Button>
              )
            })}
          {!isPhone && exports}
        </Flex>
        <Outlet />
        {isPhone && exports}
      </Stack>
      {isExportsOpen && <ExportHistory onClose={() => setExportsOpen(false)} />}
    </Container>
  )
}

function ExportsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" ms={{ md: 'auto' }} alignSelf={{ base: 'start', md: 'auto' }} onClick={onClick}>
      <History aria-hidden />
      Historique des exports
    </Button>
  )
}

/** Who saved people's data as a file, and when: lists of the inbox and of the measurement. */
function ExportHistory({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer title="Historique des exports" onClose={onClose}>
      <HistoryList subjectType="EXPORT" labels={{}} none="Aucune liste n’a été exportée." />
    </SideDrawer>
  )
}
