import { useEffect } from 'react'
import { ContactMessage } from '../../../features/engagement/admin/contact-message.tsx'
import { useChangeMessages } from '../../../features/engagement/admin/use-change-messages.ts'
import { InboxMessageDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../../graphql/use-admin-data.ts'
import { RecordError } from '../../../ui/admin/loading-dialog.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'

/** The message that the URL names; to open it is to have read it. */
export function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, retry } = useAdminRecord(InboxMessageDocument, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  })
  const { mark, markOpened } = useChangeMessages()
  const message = data?.contactMessage
  const isUnread = message?.isRead === false
  // On opening alone: one that is marked as unread while open stays so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isUnread) markOpened(id)
  }, [id, message?.id])
  if (id === '') return null
  return (
    <SideDrawer title={message?.subject ?? 'Message'} onClose={onClose}>
      {message && <ContactMessage message={message} onMark={mark} />}
      {!message && error && (
        <RecordError error={error} notFound="Message non trouvé" onRetry={retry} onClose={onClose} />
      )}
      {!message && !error && <PageSpinner />}
    </SideDrawer>
  )
}
