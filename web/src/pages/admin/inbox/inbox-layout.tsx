import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ExportHistory } from './export-history.tsx'

const boxes = [
  { box: 'messages', label: 'Messages' },
  { box: 'liste-attente', label: 'Liste d’attente' },
  { box: 'newsletter', label: 'Newsletter' },
  { box: 'commandes', label: 'Commandes' },
] as const

/** What people have sent to the shop: messages, waitlist, newsletter, orders. */
export function InboxLayout() {
  const { pathname } = useLocation()
  return (
    <Container py={{ base: '6', md: '8' }}>
      <PageTitle>
        {boxes.find(({ box }) => paths.adminInbox(box) === pathname)?.label ?? 'Boîte de réception'}
      </PageTitle>
      <Stack gap="6">
        <PageHeading title="Boîte de réception" />
        <Flex as="nav" aria-label="Boîte de réception" gap="2" wrap="wrap">
          {boxes.map(({ box, label }) => {
            const isCurrent = paths.adminInbox(box) === pathname
            return (
              <Button key={box} asChild variant={isCurrent ? 'solid' : 'outline'}>
                <Link to={paths.adminInbox(box)} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </Link>
              </Button>
            )
          })}
          <ExportHistory />
        </Flex>
        <Outlet />
      </Stack>
    </Container>
  )
}
