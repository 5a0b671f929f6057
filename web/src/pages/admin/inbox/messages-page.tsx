import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { MessageState } from '../../../features/engagement/admin/message-state.tsx'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  ContactMessage_MessageFragmentDoc,
  type ContactMessageState,
  InboxMessagesDocument,
} from '../../../graphql/generated/graphql.ts'
import { normaliseText } from '../../../lib/normalise-text.ts'
import { useListUrl } from '../../../lib/use-list-url.ts'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListEnd } from '../../../ui/admin/list-end.tsx'
import { ListSummary } from '../../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx'
import { RowSkeletons } from '../../../ui/admin/row-skeletons.tsx'
import { CardLink } from '../../../ui/card-link.tsx'
import { DateTimeText } from '../../../ui/date-time-text.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAdminQuery } from '../use-admin-query.ts'
import { MessageDrawer } from './message-drawer.tsx'

const pageSize = 25

const states = new Map<string, ContactMessageState>([
  ['non-lus', 'UNREAD'],
  ['a-traiter', 'UNANSWERED'],
  ['en-retard', 'OVERDUE'],
])

/** What people wrote through the contact form; an answer is promised within 24 hours. */
export function MessagesPage() {
  const url = useListUrl()
  const state = states.get(url.get('etat'))
  const search = normaliseText(url.get('q')) || undefined
  const { data, isStale, error, retry } = useAdminQuery(InboxMessagesDocument, {
    maxAgeMs: 0,
    variables: {
      search,
      state,
      limit: pageSize,
      offset: (url.page - 1) * pageSize,
    },
  })
  const result = data?.contactMessages
  const messages = readFragment(ContactMessage_MessageFragmentDoc, result?.items)
  if (error && !result) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="5">
      <ListToolbar url={url} searchLabel="Rechercher un message">
        <SelectField label="État" value={url.get('etat')} onChange={(etat) => url.change({ etat })}>
          <option value="">Tous</option>
          <option value="non-lus">{`Non lus (${result?.unreadCount ?? 0})`}</option>
          <option value="a-traiter">Sans réponse</option>
          <option value="en-retard">{`En retard (${result?.overdueCount ?? 0})`}</option>
        </SelectField>
      </ListToolbar>
      <ListSummary count={result?.totalCount} one="message" many="messages">
        <ExportLink href="/api/admin/messages/export.csv" filters={{ q: search, state }} />
      </ListSummary>
      <Stack as="ul" listStyleType="none" gap="3" aria-label="Messages" aria-busy={isStale}>
        {!messages && <RowSkeletons />}
        {messages?.map((message) => (
          <li key={message.id}>
            <Panel as="article" position="relative" p={{ base: '4', md: '5' }}>
              <Stack gap="2">
                <MessageState message={message} />
                <Heading as="h2" fontSize="lg" fontWeight={message.isRead ? 'medium' : 'bold'}>
                  <CardLink to={url.hrefWith({ fiche: message.id })} preventScrollReset>
                    {message.subject}
                  </CardLink>
                </Heading>
                <Text color="fg.muted" textStyle="sm">
                  {`${message.firstName} ${message.lastName}, `}
                  <DateTimeText date={message.createdAt} />
                </Text>
                <Text lineClamp={2}>{message.message}</Text>
              </Stack>
            </Panel>
          </li>
        ))}
      </Stack>
      <ListEnd
        url={url}
        pageSize={pageSize}
        totalCount={result?.totalCount}
        empty={{ title: 'Aucun message', description: 'Les messages du formulaire de contact arrivent ici.' }}
      />
      <MessageDrawer fiche={url.get('fiche')} onClose={() => url.change({ fiche: '' })} />
    </Stack>
  )
}
