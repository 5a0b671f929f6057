import '../../../lib/form/zod-without-eval.ts'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changeEmailRules } from '../../../../../api/src/features/accounts/recovery/recovery.rules.ts'
import type { EmailPanel_EmailFragment } from '../../../graphql/generated/further/graphql.ts'
import { fieldsOf, showRefusedFields } from '../../../lib/form/form-fields.ts'
import { usePending, useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { DateText } from '../../../ui/display/date-text.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountCard } from '../account-sections.tsx'
import { PasswordField } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { useChangeEmail, useResendConfirmation } from './use-account-changes.ts'

/** The address of one's own account: whether it is confirmed, and how to have another. */
export function EmailPanel({ known }: { known: EmailPanel_EmailFragment }) {
  const { email, confirmedAt, pendingEmail } = known
  const resend = useResendConfirmation()
  const { isBusy, run } = usePending()
  return (
    <AccountCard title="Adresse e-mail">
      <Stack gap="4" align="flex-start">
        <Text fontSize="lg" fontWeight="medium" overflowWrap="anywhere">
          {email}
        </Text>
        {confirmedAt ? (
          <Text color="fg.muted">
            Confirmée le <DateText date={confirmedAt} />.
          </Text>
        ) : (
          <>
            <Text color="fg.muted">
              Pas encore confirmée. Ouvrez le lien de l’e-mail que nous vous avons envoyé&nbsp;: vous serez
              sûr de recevoir nos réponses et de pouvoir changer de mot de passe.
            </Text>
            <Button
              variant="outline"
              aria-disabled={isBusy}
              onClick={() => run(() => resend().then(() => {}))}
            >
              {isBusy ? 'Envoi…' : 'Renvoyer l’e-mail'}
            </Button>
          </>
        )}
        {pendingEmail && (
          <Text overflowWrap="anywhere" role="status">
            En attente&nbsp;: {pendingEmail}. Ouvrez le lien de l’e-mail que nous venons d’y envoyer&#8239;;
            jusque-là, rien ne change.
          </Text>
        )}
      </Stack>
      <ChangeEmailForm />
    </AccountCard>
  )
}

const empty = { email: '', currentPassword: '' }

function ChangeEmailForm() {
  const change = useChangeEmail()
  const form = useForm({ resolver: zodResolver(changeEmailRules), defaultValues: empty })
  const [refused, setRefused] = useState<string>()
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      setRefused(undefined)
      const outcome = await change(values)
      if ('done' in outcome) return form.reset(empty)
      const { fields, message } = outcome.refusal
      if (!showRefusedFields(form, ['email', 'currentPassword'], fields)) setRefused(message)
    }),
  )
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={() => setRefused(undefined)}
      aria-label="Changer d’adresse e-mail"
    >
      <Stack gap="5" maxW="md">
        <FormField
          label="Nouvelle adresse e-mail"
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <PasswordField required {...field('currentPassword')} />
        <FormRefusal message={refused} />
        <SubmitButton isBusy={isBusy} busyText="Envoi…" alignSelf="flex-start">
          Changer d’adresse
        </SubmitButton>
      </Stack>
    </form>
  )
}
