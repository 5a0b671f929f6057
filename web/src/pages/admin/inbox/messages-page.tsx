import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { MessageState } from '../../../features/engagement/admin/contact-message.tsx'
import {
  ContactMessage_MessageFragmentDoc,
  type ContactMessageState,
  InboxMessagesDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { adminList, choiceParam, partOf, useListUrl } from '../../../lib/list/list-url.ts'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'
import { RecordList } from '../../../ui/admin/record-row.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { CardLink, Panel } from '../../../ui/layout/card.tsx'
import { MessageDrawer } from './message-drawer.tsx'

const pageSize = 25

const list = adminList({
  state: choiceParam<ContactMessageState>({
    UNREAD: 'non-lus',
    UNANSWERED: 'a-traiter',
    OVERDUE: 'en-retard',
    DUE_TODAY: 'aujourdhui',
  }),
})

/** What people wrote through the contact form; an answer is promised within 24 hours. */
export function MessagesPage() {
  const url = useListUrl(list)
  const { state, page, record } = url.params
  const search = url.params.search || undefined
  const { data, isStale, ...query } = useAdminQuery(InboxMessagesDocument, {
    maxAgeMs: 0,
    variables: { search, state: state ?? undefined, ...partOf(page, pageSize) },
  })
  const result = data?.contactMessages
  return (
    <ListScreen
      url={url}
      query={query}
      totalCount={result?.totalCount}
      pageSize={pageSize}
      noun={['message', 'messages']}
      search={{ label: 'Rechercher un message' }}
      filters={[
        {
          name: 'state',
          label: 'État',
          all: 'Tous',
          options: [
            { value: 'UNREAD', label: `Non lus (${result?.unreadCount ?? 0})` },
            { value: 'UNANSWERED', label: 'Sans réponse' },
            { value: 'OVERDUE', label: `En retard (${result?.overdueCount ?? 0})` },
            { value: 'DUE_TODAY', label: 'À répondre aujourd’hui' },
          ],
        },
      ]}
      actions={
        <ExportLink
          href="/api/admin/messages/export.csv"
          filters={{ q: search, state: state ?? undefined }}
        />
      }
      empty={{ title: 'Aucun message', description: 'Les messages du formulaire de contact arrivent ici.' }}
      dialogs={<MessageDrawer id={record} onClose={() => url.change({ record: '' })} />}
    >
      <RecordList
        label="Messages"
        records={readFragment(ContactMessage_MessageFragmentDoc, result?.items) ?? undefined}
        isStale={isStale}
      >
        {(message) => (
          <Panel as="article" position="relative" p={{ base: '4', md: '5' }}>
            <Stack gap="2">
              <MessageState message={message} />
              <Heading as="h2" fontSize="lg" fontWeight={message.isRead ? 'medium' : 'bold'}>
                <CardLink to={url.hrefWith({ record: message.id })} preventScrollReset>
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
        )}
      </RecordList>
    </ListScreen>
  )
}
