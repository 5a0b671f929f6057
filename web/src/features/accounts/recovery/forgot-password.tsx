import '../../../lib/form/zod-without-eval.ts'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgottenRules } from '../../../../../api/src/features/accounts/recovery/recovery.rules.ts'
import { paths } from '../../../app/paths.ts'
import { fieldsOf } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ArrowLink, ButtonLink } from '../../../ui/layout/links.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { SaidInstead } from './said-instead.tsx'
import { useForgotPassword } from './use-recovery.ts'

/** Asks for the address of an account, then says what to look for, whether or not there is one. */
export function ForgotPassword({ address = '' }: { address?: string }) {
  const forgot = useForgotPassword()
  const form = useForm({ resolver: zodResolver(forgottenRules), defaultValues: { email: address } })
  const [sentTo, setSentTo] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async ({ email }) => {
      setRefused(undefined)
      const outcome = await forgot(email)
      if ('done' in outcome) return setSentTo(email)
      setRefused(outcome.refusal.message)
    }),
  )
  if (sentTo)
    return (
      <SaidInstead title="Regardez votre messagerie">
        <Text color="fg.muted" overflowWrap="anywhere">
          Si un compte existe pour {sentTo}, un e-mail arrive dans la minute. Son lien est valable 30 minutes
          et ne sert qu’une fois.
        </Text>
        <Text color="fg.muted">Rien reçu ? Regardez dans les indésirables, puis vérifiez l’adresse.</Text>
        <Stack direction={{ base: 'column', sm: 'row' }} gap="4" align={{ sm: 'center' }}>
          <ButtonLink to={paths.auth()} size="lg">
            Revenir à la connexion
          </ButtonLink>
          <Button size="lg" variant="outline" onClick={() => setSentTo(undefined)}>
            Essayer une autre adresse
          </Button>
        </Stack>
      </SaidInstead>
    )
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={() => setRefused(undefined)}
      aria-label="Mot de passe oublié"
    >
      <Stack gap="6">
        <Text fontSize="lg" color="fg.muted">
          Donnez l’adresse de votre compte&nbsp;: nous y envoyons un lien pour choisir un nouveau mot de
          passe.
        </Text>
        <FormField
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          {...fieldsOf(form)('email')}
        />
        <FormRefusal message={refused} />
        <SubmitButton isBusy={isBusy} busyText="Envoi…">
          Recevoir le lien
        </SubmitButton>
        <ArrowLink to={paths.auth()}>Revenir à la connexion</ArrowLink>
      </Stack>
    </form>
  )
}
