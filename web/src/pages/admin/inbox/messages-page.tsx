import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { RecordHistory } from '../../../features/audit/history-list.tsx'
import { MessageState, ReplyFigures } from '../../../features/engagement/admin/message-state.tsx'
import { ReplyTemplates } from '../../../features/engagement/admin/reply-templates.tsx'
import { SavedViews } from '../../../features/views/admin/saved-views.tsx'
import {
  type ContactMessage_MessageFragment,
  ContactMessage_MessageFragmentDoc,
  type ContactMessageState,
  InboxMessagesDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../../graphql/use-identity-first.ts'
import { adminList, choiceParam, partOf, useListUrl } from '../../../lib/list/list-url.ts'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'
import { RecordList } from '../../../ui/admin/record-row.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { CardLink, Panel } from '../../../ui/layout/card.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import { useMessageShortcuts } from './message-shortcuts.ts'

const pageSize = 25

const list = adminList({
  state: choiceParam<ContactMessageState>({
    UNREAD: 'non-lus',
    UNANSWERED: 'a-traiter',
    OVERDUE: 'en-retard',
    DUE_TODAY: 'aujourdhui',
    MINE: 'a-moi',
    UNASSIGNED: 'a-personne',
  }),
})

/** What people wrote through the contact form; an answer is promised within 24 hours. */
export function MessagesPage() {
  const url = useListUrl(list)
  const identityFirst = useIdentityFirst()
  const { state, page } = url.params
  const record = url.params.record === 'templates' ? '' : url.params.record
  const search = url.params.search || undefined
  const { data, isStale, ...query } = useAdminQuery(InboxMessagesDocument, {
    maxAgeMs: 0,
    variables: { search, state: state ?? undefined, ...partOf(page, pageSize) },
  })
  const result = data?.contactMessages
  const messages = readFragment(ContactMessage_MessageFragmentDoc, result?.items) ?? undefined
  const open = (id: string) => url.change({ record: id })
  const [next, setNext] = useState('')
  useMessageShortcuts({ ids: messages?.map(({ id }) => id) ?? [], opened: record, open })
  return (
    <ListScreen
      views={<SavedViews list="MESSAGES" />}
      lead={<ReplyFigures figures={data?.replyFigures} />}
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
            { value: 'MINE', label: 'Les miens' },
            { value: 'UNASSIGNED', label: 'À personne' },
            { value: 'OVERDUE', label: `En retard (${result?.overdueCount ?? 0})` },
            { value: 'DUE_TODAY', label: 'À répondre aujourd’hui' },
          ],
        },
      ]}
      moreActions={
        <>
          <ReplyTemplates
            url={url}
            history={
              <RecordHistory
                subjectType="REPLY_TEMPLATE"
                labels={{ name: 'Nom', text: 'Texte' }}
                none="Aucun modèle n’a encore été changé."
              />
            }
          />
          <ExportLink
            before={identityFirst}
            href="/api/admin/messages/export.csv"
            filters={{ q: search, state: state ?? undefined }}
          />
        </>
      }
      empty={{ title: 'Aucun message', description: 'Les messages du formulaire de contact arrivent ici.' }}
      dialogs={
        <MessageDrawer
          id={record}
          isNext={record === next}
          onClose={() => open('')}
          onAnswered={() => {
            const following = nextUnanswered(messages, record)
            setNext(following)
            open(following)
          }}
        />
      }
    >
      <RecordList label="Messages" records={messages} isStale={isStale}>
        {(message) => (
          <Panel as="article" position="relative" px={{ base: '4', md: '5' }} py="3">
            <Stack gap="1">
              <Flex columnGap="3" align="baseline" wrap="wrap">
                <Heading
                  as="h2"
                  fontSize="md"
                  flex="1 1 14rem"
                  minW="0"
                  overflowWrap="anywhere"
                  fontWeight={message.isRead ? 'medium' : 'bold'}
                >
                  <CardLink to={url.hrefWith({ record: message.id })} preventScrollReset data-message>
                    {message.subject}
                  </CardLink>
                </Heading>
                <Text color="fg.muted" textStyle="sm">
                  {`${message.firstName} ${message.lastName}, `}
                  <DateTimeText date={message.createdAt} />
                </Text>
              </Flex>
              <Text lineClamp={1} color="fg.muted">
                {message.message}
              </Text>
              <MessageState message={message} />
            </Stack>
          </Panel>
        )}
      </RecordList>
    </ListScreen>
  )
}

/** What is to be answered after this one: further down the list, else further up, else nothing. */
function nextUnanswered(
  messages: readonly ContactMessage_MessageFragment[] | undefined,
  answered: string,
): string {
  const all = messages ?? []
  const place = all.findIndex(({ id }) => id === answered)
  const following = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))]
  return following.find(({ id, repliedAt }) => !repliedAt && id !== answered)?.id ?? ''
}
