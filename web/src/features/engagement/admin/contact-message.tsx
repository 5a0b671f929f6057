import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Check, Mail, MailOpen } from 'lucide-react'
import {
  type ContactMessage_MessageFragment,
  ContactMessage_MessageFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import type { MarkMessage } from './use-change-messages.ts'

interface ContactMessageProps {
  message: FragmentType<typeof ContactMessage_MessageFragmentDoc>
  onMark: MarkMessage
}

/** A message, and what can be done with it. */
export function ContactMessage({ onMark, ...props }: ContactMessageProps) {
  const message = readFragment(ContactMessage_MessageFragmentDoc, props.message)
  const { id, firstName, lastName, email, subject, isRead, repliedAt } = message
  // The @ stays one: encoded, mail programs take it for a part of the name.
  const address = encodeURIComponent(email).replace('%40', '@')
  const answer = `mailto:${address}?subject=${encodeURIComponent(`Re\u00a0: ${subject}`)}`
  return (
    <Stack gap="6">
      <Stack gap="2">
        <MessageState message={message} />
        <Text overflowWrap="anywhere">
          {`${firstName} ${lastName} · ${email}`}
          <Text as="span" display="block" color="fg.muted" textStyle="sm">
            <DateTimeText date={message.createdAt} />
          </Text>
        </Text>
      </Stack>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {message.message}
      </Text>
      {repliedAt && (
        <Text color="fg.muted" textStyle="sm">
          Réponse notée le <DateTimeText date={repliedAt} />
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <a href={answer}>
            <Mail aria-hidden />
            Répondre par e-mail
          </a>
        </Button>
        <Button variant="outline" onClick={() => onMark(id, { replied: !repliedAt })}>
          <Check aria-hidden />
          {repliedAt ? 'Marquer comme sans réponse' : 'Noter la réponse comme envoyée'}
        </Button>
        <Button variant="ghost" onClick={() => onMark(id, { isRead: !isRead })}>
          <MailOpen aria-hidden />
          {isRead ? 'Marquer comme non lu' : 'Marquer comme lu'}
        </Button>
      </Flex>
    </Stack>
  )
}

/** Whether a message was read and answered, and until when it should be (specification, section 9: within 24 hours). */
export function MessageState({ message }: { message: ContactMessage_MessageFragment }) {
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
