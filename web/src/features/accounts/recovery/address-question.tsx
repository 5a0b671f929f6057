import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { readFragment } from '../../../graphql/generated/further/fragment-masking.ts'
import {
  EmailPanel_EmailFragmentDoc,
  type OpenEmailLinkMutation,
} from '../../../graphql/generated/further/graphql.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { DateText } from '../../../ui/display/date-text.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextLink } from '../../../ui/layout/links.tsx'
import { PasswordField } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { useConfirmEmail, useDisownEmail } from './use-recovery.ts'

/** What came of the link: the address that was confirmed, or why nothing was. */
export type AddressAnswer = { confirmed: string } | 'taken' | 'dead' | 'shut' | 'stopped'

interface AddressQuestionProps {
  token: string
  link: OpenEmailLinkMutation['openEmailLink']
  onAnswered: (answer: AddressAnswer) => void
}

/** Whose account it is, and whether that is the person who was sent the mail; elsewhere than at its own browser they give its password. */
export function AddressQuestion({ token, link, onAnswered }: AddressQuestionProps) {
  const { isOwn } = link
  const confirm = useConfirmEmail()
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<{ message?: string; password?: string }>({})
  const { isBusy, run } = usePending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOwn && !password) return setRefused({ password: 'Saisissez le mot de passe de ce compte' })
    void run(async () => {
      setRefused({})
      const outcome = await confirm(token, isOwn ? undefined : password)
      if ('done' in outcome) {
        const { email } = readFragment(EmailPanel_EmailFragmentDoc, outcome.done.confirmEmail)
        return onAnswered({ confirmed: email })
      }
      const { code, message, fields } = outcome.refusal
      if (code === 'CONFLICT') return onAnswered('taken')
      if (code === 'NOT_FOUND' || fields.token) return onAnswered('dead')
      setRefused(fields.password ? { password: fields.password } : { message })
    })
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Confirmation de l’adresse">
      <Stack gap="6" align="flex-start">
        <WhoseAccount link={link} />
        {!isOwn && (
          <Stack gap="3" alignSelf="stretch">
            <PasswordField
              label="Mot de passe de ce compte"
              required
              value={password}
              error={refused.password}
              onChange={async ({ target }) => {
                setPassword(target.value)
                setRefused({})
              }}
            />
            <Text color="fg.muted" textStyle="sm">
              Vous utilisez une clé d’accès&#8239;? <TextLink to={paths.auth()}>Connectez-vous</TextLink>,
              puis rouvrez le lien de l’e-mail.
            </Text>
          </Stack>
        )}
        <FormRefusal message={refused.message} />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3" alignSelf="stretch">
          <SubmitButton isBusy={isBusy} busyText="Confirmation…">
            Confirmer mon adresse
          </SubmitButton>
          <NotMe token={token} purpose={link.purpose} onAnswered={onAnswered} />
        </Stack>
      </Stack>
    </form>
  )
}

function WhoseAccount({ link: { purpose, email, account, openedAt } }: Pick<AddressQuestionProps, 'link'>) {
  return (
    <Text fontSize="lg" color="fg.muted" overflowWrap="anywhere">
      {purpose === 'CONFIRM_EMAIL' ? (
        <>
          Un compte Ramure a été ouvert le <DateText date={openedAt} /> avec l’adresse{' '}
          <chakra.strong color="fg">{email}</chakra.strong>. Confirmez qu’il est bien le vôtre.
        </>
      ) : (
        <>
          Le compte <chakra.strong color="fg">{account}</chakra.strong>, ouvert le{' '}
          <DateText date={openedAt} />, demande à utiliser l’adresse{' '}
          <chakra.strong color="fg">{email}</chakra.strong>.
        </>
      )}
    </Text>
  )
}

const consequences = {
  CONFIRM_EMAIL:
    'La personne qui a ouvert ce compte avec votre adresse n’y entrera plus. Vous seul pourrez le reprendre, par un e-mail à cette adresse.',
  CHANGE_EMAIL: 'Ce compte gardera son adresse, et ce lien ne servira plus.',
}

function NotMe({
  token,
  purpose,
  onAnswered,
}: Pick<AddressQuestionProps, 'token' | 'onAnswered'> & { purpose: keyof typeof consequences }) {
  const disown = useDisownEmail()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = usePending()
  const press = () =>
    void run(async () => {
      const outcome = await disown(token)
      if ('done' in outcome) return onAnswered(purpose === 'CONFIRM_EMAIL' ? 'shut' : 'stopped')
      if (outcome.refusal.code === 'NOT_FOUND') onAnswered('dead')
      else setAsked(false)
    })
  return (
    <>
      <Button type="button" size="lg" variant="outline" onClick={() => setAsked(true)}>
        Ce n’est pas moi
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Ce compte n’est pas le vôtre&#8239;?"
        confirmLabel="Ce n’est pas moi"
        isBusy={isBusy}
        onConfirm={press}
        onCancel={() => setAsked(false)}
      >
        {consequences[purpose]}
      </ConfirmDialog>
    </>
  )
}
