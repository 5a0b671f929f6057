import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check, Mail, MailOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import {
  type ContactMessage_MessageFragment,
  ContactMessage_MessageFragmentDoc,
  type MessageDeskQuery,
  type MessageThread_MessageFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useKeyShortcuts } from '../../../lib/use-key-shortcuts.ts'
import { useMayOpen } from '../../../ui/admin/access/permissions.ts'
import { DeleteDialog } from '../../../ui/admin/delete-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { AnsweredWhen, colleagueName, MessageState } from './message-state.tsx'
import { MessageThread } from './message-thread.tsx'
import { ReplyForm } from './reply-form.tsx'
import { filledTemplates } from './reply-templates.tsx'
import type { ChangeMessages } from './use-change-messages.ts'

interface ContactMessageProps {
  message: FragmentType<typeof ContactMessage_MessageFragmentDoc> &
    FragmentType<typeof MessageThread_MessageFragmentDoc>
  /** Absent while it loads. */
  desk: MessageDeskQuery | undefined
  change: ChangeMessages
  /** An answer was taken: what comes next may open. */
  onAnswered: () => void
  /** Somebody else was faster: what they wrote is to be read. */
  onConflict: () => Promise<unknown>
  onDeleted: () => void
}

/** A message, what was answered, and what can be done with it. */
export function ContactMessage({ desk, change, onAnswered, onConflict, ...props }: ContactMessageProps) {
  const message = readFragment(ContactMessage_MessageFragmentDoc, props.message)
  const { id, firstName, lastName, email, isRead, replyCount, productId } = message
  const answer = async (text: string) => {
    const outcome = await change.answer(id, text, replyCount)
    if ('refusal' in outcome && outcome.refusal.code === 'CONFLICT') await onConflict().catch(() => {})
    return outcome
  }
  useKeyShortcuts({ u: () => change.mark(id, { isRead: !isRead }) })
  return (
    <Stack gap="5">
      <Stack gap="2">
        <MessageState message={message} />
        <Text overflowWrap="anywhere">{`${firstName} ${lastName} · ${email}`}</Text>
        {productId && <ContestedProduct id={productId} />}
        <AnsweredWhen message={message} />
        <Assignment message={message} desk={desk} change={change} onConflict={onConflict} />
      </Stack>
      <MessageThread message={message} thread={props.message} />
      <ReplyForm
        name={`message-${id}`}
        email={email}
        templates={filledTemplates(desk, message)}
        onAnswer={answer}
        onNote={(text) => change.note(id, text)}
        onAnswered={onAnswered}
      />
      <OtherActions message={message} desk={desk} change={change} onDeleted={props.onDeleted} />
    </Stack>
  )
}

/** The way to the product whose score somebody contests: as the shop shows it, and as it is edited. */
function ContestedProduct({ id }: { id: string }) {
  const mayOpen = useMayOpen()
  const ways = [
    { to: paths.product(id), text: 'Voir le produit contesté' },
    { to: paths.adminRecord(id), text: 'Ouvrir sa fiche' },
  ]
  return (
    <Flex columnGap="4" wrap="wrap">
      {ways
        .filter(({ to }) => mayOpen(to))
        .map(({ to, text }) => (
          <chakra.span key={to} asChild py="2" textDecoration="underline">
            <Link to={to}>{text}</Link>
          </chakra.span>
        ))}
    </Flex>
  )
}

interface AboutMessageProps extends Pick<ContactMessageProps, 'desk' | 'change' | 'onDeleted'> {
  message: ContactMessage_MessageFragment
}

/** Who takes care of it, where there is more than one who could. */
function Assignment({
  message,
  desk,
  change,
  onConflict,
}: Omit<AboutMessageProps, 'onDeleted'> & Pick<ContactMessageProps, 'onConflict'>) {
  const { id, assignedTo } = message
  const administrators = desk?.administrators ?? []
  if (administrators.length < 2 && !assignedTo) return null
  const assign = async (to: string | null) => {
    const outcome = await change.assign(id, to, assignedTo?.id ?? null)
    if ('refusal' in outcome && outcome.refusal.code === 'CONFLICT') await onConflict().catch(() => {})
  }
  return (
    <SelectField
      inline
      label="Confié à"
      value={assignedTo?.id ?? ''}
      onChange={(to) => void assign(to || null)}
    >
      <option value="">Personne en particulier</option>
      {(administrators.length > 0 ? administrators : [assignedTo]).map(
        (person) =>
          person && (
            <option key={person.id} value={person.id}>
              {colleagueName(person)}
            </option>
          ),
      )}
    </SelectField>
  )
}

/** What else can be done: to answer by other means, to mark, to delete. */
function OtherActions({ message, change, onDeleted }: AboutMessageProps) {
  const { id, firstName, lastName, email, subject, isRead, repliedAt } = message
  const [toDelete, setToDelete] = useState<{ id: string } | null>(null)
  // The @ stays one: encoded, mail programs take it for a part of the name.
  const address = encodeURIComponent(email).replace('%40', '@')
  const mailto = `mailto:${address}?subject=${encodeURIComponent(`Re\u00a0: ${subject}`)}`
  return (
    <Flex gap="2" wrap="wrap" pt="4" borderTopWidth="1px" borderColor="border.muted">
      <Button asChild variant="ghost" px="3">
        <a href={mailto}>
          <Mail aria-hidden />
          Écrire depuis ma messagerie
        </a>
      </Button>
      <Button variant="ghost" px="3" onClick={() => change.mark(id, { replied: !repliedAt })}>
        <Check aria-hidden />
        {repliedAt ? 'Marquer comme sans réponse' : 'Noter comme répondu'}
      </Button>
      <Button variant="ghost" px="3" onClick={() => change.mark(id, { isRead: !isRead })}>
        <MailOpen aria-hidden />
        {isRead ? 'Marquer comme non lu' : 'Marquer comme lu'}
      </Button>
      <Button variant="ghost" px="3" color="danger.fg" onClick={() => setToDelete({ id })}>
        <Trash2 aria-hidden />
        Supprimer
      </Button>
      <DeleteDialog
        record={toDelete}
        title={'Supprimer ce message\u202f?'}
        onDelete={async () => {
          if ('done' in (await change.remove(id))) onDeleted()
        }}
        onClose={() => setToDelete(null)}
      >
        {`Le message de ${firstName} ${lastName}, vos réponses et vos notes seront effacés pour toujours.`}
      </DeleteDialog>
    </Flex>
  )
}
