import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import type { ContactMessage_MessageFragment as MessageFacts } from '../../../graphql/generated/graphql.ts'
import { DateTimeText } from '../../../ui/date-time-text.tsx'

/** Whether a message was read and answered, and until when it should be (spec, section 9: within 24 hours). */
export function MessageState({ message }: { message: MessageFacts }) {
  const { isRead, repliedAt, replyDueAt, overdue } = message
  return (
    <Flex gap="1.5" wrap="wrap">
      {!isRead && (
        <Badge bg="accent.solid" color="accent.contrast">
          Non lu
        </Badge>
      )}
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
    </Flex>
  )
}
