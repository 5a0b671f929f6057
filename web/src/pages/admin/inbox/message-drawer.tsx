import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef } from 'react'
import { ContactMessage } from '../../../features/engagement/admin/contact-message.tsx'
import { useChangeMessages } from '../../../features/engagement/admin/use-change-messages.ts'
import { freshFor } from '../../../graphql/freshness.ts'
import { InboxMessageDocument, MessageDeskDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery, useAdminRecord } from '../../../graphql/use-admin-data.ts'
import { RecordError } from '../../../ui/admin/loading-dialog.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'

interface MessageDrawerProps {
  id: string
  /** It opened because another one was answered. */
  isNext: boolean
  onClose: () => void
  /** It was answered: the next one may open. */
  onAnswered: () => void
}

/** The message that the URL names; to open it is to have read it. */
export function MessageDrawer({ id, isNext, onClose, onAnswered }: MessageDrawerProps) {
  const { data, error, retry, refetch } = useAdminRecord(InboxMessageDocument, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  })
  const desk = useAdminQuery(MessageDeskDocument, { maxAgeMs: freshFor.settings })
  const change = useChangeMessages()
  const body = useRef<HTMLDivElement>(null)
  const message = data?.contactMessage
  const isUnread = message?.isRead === false
  // On opening alone: one that is marked as unread while open stays so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isUnread) change.markOpened(id)
  }, [id, message?.id])
  // Another message in the same drawer begins at its top, and is what the keyboard scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message
  useEffect(() => {
    body.current?.scrollTo({ top: 0 })
    body.current?.focus({ preventScroll: true })
  }, [id])
  if (id === '') return null
  return (
    <SideDrawer title={message?.subject ?? 'Message'} onClose={onClose} size="lg" bodyRef={body}>
      {isNext && message && (
        // Two messages look alike: nobody is to believe that the answer did not leave.
        <Text textStyle="sm" color="fg.muted" mb="3">
          Votre réponse est partie. Voici le message suivant.
        </Text>
      )}
      {message && (
        <ContactMessage
          key={message.id}
          message={message}
          desk={desk.data}
          change={change}
          onAnswered={onAnswered}
          onConflict={refetch}
          onDeleted={onClose}
        />
      )}
      {!message && error && (
        <RecordError error={error} notFound="Message non trouvé" onRetry={retry} onClose={onClose} />
      )}
      {!message && !error && <PageSpinner />}
    </SideDrawer>
  )
}
