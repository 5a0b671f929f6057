import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import {
  replyFigureDays,
  replyWithinMs,
} from '../../../../../api/src/features/engagement/contact/contact.rules.ts'
import type {
  ContactMessage_MessageFragment,
  InboxMessagesQuery,
} from '../../../graphql/generated/admin/graphql.ts'
import { formatDuration } from '../../../lib/format-duration.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'

type Message = ContactMessage_MessageFragment

/** What a colleague is called: the name of the account, else its address. */
export const colleagueName = ({ firstName, lastName, email }: NonNullable<Message['assignedTo']>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** Whether a message was read and answered, and until when it should be (specification, section 9: within 24 hours). */
export function MessageState({ message }: { message: Message }) {
  const { isRead, kind, repliedAt, replyDueAt, overdue, assignedTo, noteCount } = message
  return (
    <Flex gap="1.5" wrap="wrap">
      {!isRead && (
        <Badge bg="accent.solid" color="accent.contrast">
          Non lu
        </Badge>
      )}
      {kind === 'CHALLENGE' && <Badge bg="bg.muted">Note contestée</Badge>}
      {repliedAt ? (
        <Badge bg="bg.plant">Réponse envoyée</Badge>
      ) : overdue ? (
        <Badge bg="danger.subtle" color="danger.fg">
          Réponse en retard
        </Badge>
      ) : (
        <Badge variant="outline">
          Réponse avant le <DateTimeText date={replyDueAt} />
        </Badge>
      )}
      {assignedTo && <Badge variant="outline">{`Confié à ${colleagueName(assignedTo)}`}</Badge>}
      {noteCount > 0 && <Badge bg="bg.muted">{noteCount > 1 ? `${noteCount} notes` : '1 note'}</Badge>}
    </Flex>
  )
}

/** Who answered a message and when, against the promised 24 hours; nothing while nobody has. */
export function AnsweredWhen({ message }: { message: Message }) {
  const { repliedAt, repliedBy, createdAt } = message
  if (!repliedAt) return null
  const tookMs = new Date(repliedAt).getTime() - new Date(createdAt).getTime()
  const promised = `${replyWithinMs / 3_600_000}\u00a0h`
  const kept =
    tookMs <= replyWithinMs
      ? `délai de ${promised} tenu`
      : `${formatDuration(tookMs - replyWithinMs)} après le délai de ${promised}`
  return (
    <Text color="fg.muted" textStyle="sm">
      Répondu {repliedBy && `par ${repliedBy} `}le <DateTimeText date={repliedAt} />
      {`, en ${formatDuration(tookMs)} (${kept})`}
    </Text>
  )
}

/** How the promised 24 hours were kept; nothing before the first that counts. */
export function ReplyFigures({ figures }: { figures: InboxMessagesQuery['replyFigures'] | undefined }) {
  if (!figures || figures.due === 0) return null
  const { due, inTime, medianMinutes } = figures
  const half =
    medianMinutes === null
      ? ''
      : ` La moitié des réponses partent en ${formatDuration(medianMinutes * 60_000)}.`
  return (
    <Text color="fg.muted" textStyle="sm">
      {`Réponses dans les ${replyWithinMs / 3_600_000}\u00a0h\u00a0: `}
      <chakra.strong color="fg">{`${Math.floor((100 * inTime) / due)}\u00a0%`}</chakra.strong>
      {` sur ${replyFigureDays}\u00a0jours (${inTime} sur ${due}).${half}`}
    </Text>
  )
}
