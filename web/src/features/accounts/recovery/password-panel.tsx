import '../../../lib/form/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changePasswordRules } from '../../../../../api/src/features/accounts/recovery/recovery.rules.ts'
import { fieldsOf, showRefusedFields } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AccountCard } from '../account-sections.tsx'
import { ForgottenLink, PasswordField } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { useChangePassword } from './use-account-changes.ts'

const empty = { currentPassword: '', newPassword: '' }

/** Changes the password of who is signed in. @param email whose it is: password managers ask. */
export function PasswordPanel({ email }: { email: string }) {
  const change = useChangePassword()
  const form = useForm({ resolver: zodResolver(changePasswordRules), defaultValues: empty })
  const [refused, setRefused] = useState<string>()
  // A field that was emptied by the program counts its letters anew.
  const [round, setRound] = useState(0)
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      setRefused(undefined)
      const outcome = await change(values)
      if ('done' in outcome) {
        form.reset(empty)
        return setRound(round + 1)
      }
      const { fields, message } = outcome.refusal
      if (!showRefusedFields(form, ['currentPassword', 'newPassword'], fields)) setRefused(message)
    }),
  )
  return (
    <AccountCard title="Mot de passe">
      <form
        noValidate
        onSubmit={onSubmit}
        onChange={() => setRefused(undefined)}
        aria-label="Changer de mot de passe"
      >
        <Stack gap="5" maxW="md" key={round}>
          <Text color="fg.muted">Le changer déconnecte tous vos autres appareils.</Text>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label="Mot de passe actuel" required {...field('currentPassword')} />
          <PasswordField isNew label="Nouveau mot de passe" required {...field('newPassword')} />
          <FormRefusal message={refused} />
          <SubmitButton isBusy={isBusy} busyText="Enregistrement…" alignSelf="flex-start">
            Changer le mot de passe
          </SubmitButton>
          <ForgottenLink address={() => email} />
        </Stack>
      </form>
    </AccountCard>
  )
}
