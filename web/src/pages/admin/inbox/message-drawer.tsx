import { useEffect } from 'react'
import { ContactMessage } from '../../../features/engagement/admin/contact-message.tsx'
import { useMarkMessage } from '../../../features/engagement/admin/use-mark-message.ts'
import { InboxMessageDocument } from '../../../graphql/generated/graphql.ts'
import { RecordError } from '../../../ui/admin/record-error.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { useAdminRecord } from '../use-admin-record.ts'

/** The message that the URL names; to open it is to have read it. */
export function MessageDrawer({ fiche, onClose }: { fiche: string; onClose: () => void }) {
  const { data, error, retry } = useAdminRecord(InboxMessageDocument, {
    variables: { id: fiche },
    skip: fiche === '',
    fetchPolicy: 'cache-and-network',
  })
  const { mark, markOpened } = useMarkMessage()
  const message = data?.contactMessage
  const isUnread = message?.isRead === false
  // On opening alone: one that is marked as unread while open stays so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isUnread) markOpened(fiche)
  }, [fiche, message?.id])
  if (fiche === '') return null
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
