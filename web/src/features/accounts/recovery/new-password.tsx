import '../../../lib/form/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newPasswordRules } from '../../../../../api/src/features/accounts/recovery/recovery.rules.ts'
import { paths } from '../../../app/paths.ts'
import type { ResetPasswordMutation } from '../../../graphql/generated/further/graphql.ts'
import { fieldsOf, showRefusedFields } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { useLinkToken } from '../../../lib/session/use-link-token.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { PasswordField } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { SaidInstead } from './said-instead.tsx'
import { useResetPassword } from './use-recovery.ts'

type RemainingKeys = ResetPasswordMutation['resetPassword']

/** Sets another password by the link of a mail. Opening the page changes nothing: mail programs open links by themselves. */
export function NewPassword() {
  const [token, forgetToken] = useLinkToken()
  const [step, setStep] = useState<'asking' | 'dead link' | RemainingKeys>('asking')
  if (typeof step === 'object')
    return (
      <SaidInstead title="C’est fait">
        <Text color="fg.muted">
          Votre mot de passe est changé, et tous les appareils où vous étiez connecté ne le sont plus. Un
          e-mail vous le confirme.
        </Text>
        <StillOpen {...step} />
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
  const finish = (outcome: 'dead link' | RemainingKeys) => {
    forgetToken()
    setStep(outcome)
  }
  return <NewPasswordForm key={token} token={token} onFinished={finish} />
}

const counted = (count: number, one: string, many: string) => (count > 1 ? `${count}\u00a0${many}` : one)

/** What a new password leaves as it was: whoever lost the old one to somebody has to look at it. */
function StillOpen({ passkeys, apiTokens }: RemainingKeys) {
  const kinds = [
    ...(passkeys > 0 ? [counted(passkeys, 'une clé d’accès', 'clés d’accès')] : []),
    ...(apiTokens > 0 ? [counted(apiTokens, 'un jeton d’API', 'jetons d’API')] : []),
  ]
  if (kinds.length === 0) return null
  return (
    <Text>
      {`Attention\u00a0: ${kinds.join(' et ')} ${passkeys + apiTokens > 1 ? 'ouvrent' : 'ouvre'} toujours votre compte. Après vous être connecté, retirez sur la page Sécurité ce que vous ne reconnaissez pas, ou tout d’un coup.`}
    </Text>
  )
}

interface NewPasswordFormProps {
  token: string
  onFinished: (outcome: 'dead link' | RemainingKeys) => void
}

function NewPasswordForm({ token, onFinished }: NewPasswordFormProps) {
  const reset = useResetPassword()
  const form = useForm({ resolver: zodResolver(newPasswordRules), defaultValues: { password: '' } })
  const [refused, setRefused] = useState<string>()
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async ({ password }) => {
      setRefused(undefined)
      const outcome = await reset(token, password)
      if ('done' in outcome) return onFinished(outcome.done.resetPassword)
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
          Choisissez-le long plutôt que compliqué&nbsp;: quelques mots à la suite suffisent.
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
