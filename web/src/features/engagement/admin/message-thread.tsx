import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { CircleAlert, StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type ContactMessage_MessageFragment,
  type MailState,
  MessageThread_MessageFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'

/** How an answer is on its way, where that is worth a word. */
const deliveryWords: Record<MailState, string> = {
  WAITING: 'L’e-mail part dans un instant.',
  RETRYING: 'L’e-mail n’est pas encore parti\u202f: nouvel essai en cours.',
  SENT: 'E-mail parti.',
  FAILED: 'L’e-mail n’est pas parti. Vérifiez l’adresse, ou écrivez depuis votre messagerie.',
}

interface MessageThreadProps {
  message: ContactMessage_MessageFragment
  thread: FragmentType<typeof MessageThread_MessageFragmentDoc>
}

/** What was asked, and all that was answered or noted since, in this order. */
export function MessageThread({ message, ...props }: MessageThreadProps) {
  const { thread } = readFragment(MessageThread_MessageFragmentDoc, props.thread)
  return (
    <Stack as="ol" listStyleType="none" gap="3" aria-label="Échanges">
      <Entry
        author={`${message.firstName} ${message.lastName}`}
        date={message.createdAt}
        text={message.message}
      />
      {thread.map(({ id, internal, text, authorName, delivery, createdAt }) => (
        <Entry key={id} kind={internal ? 'note' : 'answer'} author={authorName} date={createdAt} text={text}>
          {delivery && (
            <Flex
              as="p"
              gap="1.5"
              align="center"
              textStyle="sm"
              color={delivery === 'FAILED' ? 'danger.fg' : 'fg.muted'}
            >
              {delivery === 'FAILED' && <CircleAlert aria-hidden size="1.1em" />}
              {deliveryWords[delivery]}
            </Flex>
          )}
        </Entry>
      ))}
    </Stack>
  )
}

interface EntryProps {
  /** What somebody asked, what the shop answered, or what stays between administrators. */
  kind?: 'question' | 'answer' | 'note'
  author: string
  date: string
  text: string
  children?: ReactNode
}

const looks = {
  question: { bg: 'bg.panel', borderColor: 'border.subtle', me: { md: '8' } },
  answer: { bg: 'bg.plant', borderColor: 'transparent', ms: { base: '4', md: '8' } },
  note: {
    bg: 'bg.muted',
    borderColor: 'border.emphasized',
    borderStyle: 'dashed',
    ms: { base: '4', md: '8' },
  },
} as const

function Entry({ kind = 'question', author, date, text, children }: EntryProps) {
  return (
    <Stack as="li" gap="1.5" p="4" rounded="xl" borderWidth="1px" {...looks[kind]}>
      <Flex columnGap="2" wrap="wrap" align="center" textStyle="sm">
        {kind === 'note' && (
          <Flex as="span" align="center" gap="1" fontWeight="semibold">
            <StickyNote aria-hidden size="1.1em" />
            Note interne
          </Flex>
        )}
        <chakra.strong fontWeight="semibold" overflowWrap="anywhere">
          {author}
        </chakra.strong>
        <chakra.span color="fg.muted">
          <DateTimeText date={date} />
        </chakra.span>
      </Flex>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      {children}
    </Stack>
  )
}
