import '../../lib/form/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginRules } from '../../../../api/src/features/accounts/accounts.rules.ts'
import type { Refusal } from '../../graphql/errors.ts'
import { fieldsOf } from '../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { CodeStep } from './code-step.tsx'
import { CredentialFields, ForgottenLink } from './credential-fields.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { PasskeyLogin } from './passkey-button.tsx'
import { loginFailure, useLogin } from './use-sign-in.ts'

interface LoginFormProps {
  /** Whose account it is, when that is known already: only the password is left to type. */
  address?: string
  onSignedIn: () => Promise<void> | void
}

/** E-mail and password of who has an account. */
export function LoginForm({ address, onSignedIn }: LoginFormProps) {
  const login = useLogin()
  const form = useForm({
    resolver: zodResolver(loginRules),
    defaultValues: { email: '', password: '' },
  })
  const [owed, setOwed] = useState<{ email: string; password: string; asked: Refusal }>()
  const [refused, setRefused] = useState<string>()
  const { setValue, setFocus } = form
  useEffect(() => {
    if (address === undefined) return
    setValue('email', address)
    setFocus('password')
  }, [address, setValue, setFocus])
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      setRefused(undefined)
      const outcome = await login(values)
      if ('done' in outcome) return onSignedIn()
      const { refusal } = outcome
      if (refusal.code === 'SECOND_FACTOR_REQUIRED') return setOwed({ ...values, asked: refusal })
      setRefused(refusal.message || 'Email ou mot de passe incorrect')
      setFocus(refusal.code === 'UNAUTHENTICATED' ? 'password' : 'email', { shouldSelect: true })
    }),
  )
  if (owed)
    return (
      <CodeStep
        asked={owed.asked}
        typed={owed}
        signIn={(proof) => login({ email: owed.email, password: owed.password, ...proof })}
        onSignedIn={onSignedIn}
        onCancel={() => setOwed(undefined)}
      />
    )
  return (
    <form noValidate onSubmit={onSubmit} onChange={() => setRefused(undefined)} aria-label="Se connecter">
      <Stack gap="5">
        <CredentialFields email={field('email')} password={field('password')} />
        <ForgottenLink address={() => form.getValues('email')} />
        <FormRefusal title={loginFailure} message={refused} />
        <SubmitButton isBusy={isBusy} busyText="Connexion...">
          Se connecter
        </SubmitButton>
        <PasskeyLogin onSignedIn={onSignedIn} />
      </Stack>
    </form>
  )
}
