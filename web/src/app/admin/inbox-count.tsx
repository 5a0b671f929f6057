import { Badge, type BadgeProps } from '@chakra-ui/react/badge'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { InboxCountDocument } from '../../graphql/generated/admin/graphql.ts'
import { useMay } from '../../ui/admin/access/permissions.ts'

/** How old the answer to the query of the frame may be. */
export const oneMinuteMs = 60_000

/** Unread messages, beside the name of the area; nothing while there are none, and for whoever may not read them. */
export function InboxCount(look: BadgeProps) {
  const may = useMay()
  const { data } = useFreshQuery(InboxCountDocument, { maxAgeMs: oneMinuteMs, skip: !may('inbox') })
  const count = data?.contactMessages.unreadCount ?? 0
  if (count === 0) return null
  return (
    <Badge bg="offer.solid" color="offer.contrast" {...look}>
      {count}
      <VisuallyHidden>{count > 1 ? ' messages non lus' : ' message non lu'}</VisuallyHidden>
    </Badge>
  )
}
