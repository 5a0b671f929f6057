import '../../../lib/form/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newPasswordRules } from '../../../../../api/src/features/accounts/recovery/recovery.rules.ts'
import { paths } from '../../../app/paths.ts'
import { fieldsOf, showRefusedFields } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { useLinkToken } from '../../../lib/session/use-link-token.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { PasswordField } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { SaidInstead } from './said-instead.tsx'
import { useResetPassword } from './use-recovery.ts'

/** Sets another password by the link of a mail. Opening the page changes nothing: mail programs open links by themselves. */
export function NewPassword() {
  const [token, forgetToken] = useLinkToken()
  const [step, setStep] = useState<'asking' | 'done' | 'dead link'>('asking')
  if (step === 'done')
    return (
      <SaidInstead title="C’est fait">
        <Text color="fg.muted">
          Votre mot de passe est changé, et tous les appareils où vous étiez connecté ne le sont plus. Un
          e-mail vous le confirme.
        </Text>
        <ButtonLink size="lg" to={paths.auth()} alignSelf="flex-start">
          Se connecter
        </ButtonLink>
      </SaidInstead>
    )
  if (step === 'dead link' || !token)
    return (
      <SaidInstead title="Ce lien n’est plus valable">
        <Text color="fg.muted">
          Un lien sert une seule fois, pendant 30 minutes, et un plus récent le remplace. Demandez-en un
          autre : il arrive tout de suite.
        </Text>
        <ButtonLink size="lg" to={paths.forgotPassword()} alignSelf="flex-start">
          Demander un autre lien
        </ButtonLink>
      </SaidInstead>
    )
  const finish = (outcome: 'done' | 'dead link') => {
    forgetToken()
    setStep(outcome)
  }
  return <NewPasswordForm key={token} token={token} onFinished={finish} />
}

interface NewPasswordFormProps {
  token: string
  onFinished: (outcome: 'done' | 'dead link') => void
}

function NewPasswordForm({ token, onFinished }: NewPasswordFormProps) {
  const reset = useResetPassword()
  const form = useForm({ resolver: zodResolver(newPasswordRules), defaultValues: { password: '' } })
  const [refused, setRefused] = useState<string>()
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async ({ password }) => {
      setRefused(undefined)
      const outcome = await reset(token, password)
      if ('done' in outcome) return onFinished('done')
      const { refusal } = outcome
      if (refusal.code === 'NOT_FOUND' || refusal.fields.token) return onFinished('dead link')
      if (!showRefusedFields(form, ['password'], refusal.fields)) setRefused(refusal.message)
    }),
  )
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={() => setRefused(undefined)}
      aria-label="Choix du mot de passe"
    >
      <Stack gap="6">
        <Text fontSize="lg" color="fg.muted">
          Choisissez-le long plutôt que compliqué : quelques mots à la suite suffisent.
        </Text>
        <PasswordField isNew label="Nouveau mot de passe" required {...fieldsOf(form)('password')} />
        <FormRefusal message={refused} />
        <SubmitButton isBusy={isBusy} busyText="Enregistrement…">
          Enregistrer le mot de passe
        </SubmitButton>
      </Stack>
    </form>
  )
}
