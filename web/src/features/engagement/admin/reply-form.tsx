import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Send, StickyNote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  noteTextRules,
  replyTextRules,
} from '../../../../../api/src/features/engagement/contact/contact.rules.ts'
import type { Outcome } from '../../../graphql/use-action.ts'
import { useKeyShortcuts } from '../../../lib/use-key-shortcuts.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { SegmentedChoice } from '../../../ui/admin/segmented-choice.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'

type Kind = 'answer' | 'note'

const kinds = [
  { value: 'answer', label: 'Répondre' },
  { value: 'note', label: 'Note interne' },
] as const

/** An answer that is written already. */
export interface ReplyTemplate {
  name: string
  text: string
}

interface ReplyFormProps {
  /** Names what is typed: it survives signing in again. */
  name: string
  email: string
  templates: readonly ReplyTemplate[]
  onAnswer: (text: string) => Promise<Outcome<unknown>>
  onNote: (text: string) => Promise<Outcome<unknown>>
  /** The answer was taken. */
  onAnswered: () => void
}

/** Where a message is answered, or a note left to the others. */
export function ReplyForm({ onAnswer, onNote, onAnswered, ...props }: ReplyFormProps) {
  const [kind, setKind] = useState<Kind>('answer')
  // A new form each time that something was sent: the old one goes with its text.
  const [sent, setSent] = useState(0)
  const onSent = () => {
    setSent(sent + 1)
    if (kind === 'answer') onAnswered()
    setKind('answer')
  }
  const send = kind === 'answer' ? onAnswer : onNote
  return (
    <TypedText
      key={`${kind}-${sent}`}
      {...props}
      kind={kind}
      choice={<SegmentedChoice label="Réponse ou note" options={kinds} value={kind} onChange={setKind} />}
      onSend={send}
      onSent={onSent}
    />
  )
}

interface TypedTextProps extends Pick<ReplyFormProps, 'name' | 'email' | 'templates'> {
  kind: Kind
  /** Switches between the kinds. */
  choice: ReactNode
  onSend: (text: string) => Promise<Outcome<unknown>>
  onSent: () => void
}

const words = {
  answer: {
    label: 'Votre réponse',
    send: 'Envoyer',
    sending: 'Envoi en cours...',
    icon: <Send aria-hidden />,
  },
  note: {
    label: 'Votre note',
    send: 'Ajouter la note',
    sending: 'Ajout...',
    icon: <StickyNote aria-hidden />,
  },
} as const

function TypedText({ name, email, templates, kind, choice, onSend, onSent }: TypedTextProps) {
  const isNote = kind === 'note'
  const { form, isBusy, errorOf, submit } = useRecordForm({
    name: `${kind}-${name}`,
    rules: isNote ? noteTextRules : replyTextRules,
    record: { values: { text: '' } },
    save: ({ text }) => onSend(text as string),
    onSaved: onSent,
  })
  const { label, send, sending, icon } = words[kind]
  useKeyShortcuts({ r: () => form.setFocus('text') })
  const insert = ({ text }: ReplyTemplate) => {
    const typed = form.getValues('text').trimEnd()
    form.setValue('text', typed ? `${typed}\n\n${text}` : text, { shouldDirty: true, shouldValidate: true })
    form.setFocus('text')
  }
  return (
    <chakra.form
      noValidate
      aria-label={isNote ? 'Note' : 'Réponse'}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
      }}
    >
      <Stack gap="3">
        {choice}
        <ClaimedField
          label={label}
          isLong
          rows={isNote ? 3 : 8}
          above={!isNote && templates.length > 0 && <TemplateBar templates={templates} onPick={insert} />}
          hint={
            isNote
              ? 'Visible des administrateurs seulement. Rien n’est envoyé.'
              : `Part par e-mail à ${email}.`
          }
          error={errorOf('text')}
          {...form.register('text')}
        />
        <Flex align="center" gap="3" wrap="wrap">
          <Button type="submit" aria-disabled={isBusy}>
            {icon}
            {isBusy ? sending : send}
          </Button>
          <Text color="fg.muted" textStyle="sm" hideBelow="md">
            ou Ctrl + Entrée
          </Text>
        </Flex>
      </Stack>
    </chakra.form>
  )
}

interface TemplateBarProps {
  templates: readonly ReplyTemplate[]
  onPick: (template: ReplyTemplate) => void
}

/** The answers that are written already, by name. */
function TemplateBar({ templates, onPick }: TemplateBarProps) {
  return (
    // One row that scrolls on a phone: three rows of buttons would push the text out of sight.
    <Flex
      role="group"
      aria-label="Modèles de réponse"
      gap="2"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX="auto"
      // Room for the focus rings.
      m="-1"
      p="1"
    >
      {templates.map((template) => (
        <Button
          key={template.name}
          variant="outline"
          size="sm"
          minH="11"
          flex="none"
          onClick={() => onPick(template)}
        >
          {template.name}
        </Button>
      ))}
    </Flex>
  )
}
