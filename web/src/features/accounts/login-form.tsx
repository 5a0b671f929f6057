import '../../lib/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { loginRules } from '../../../../api/src/features/accounts/accounts.rules.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { FormField } from './form-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLogin } from './use-login.ts'

/** E-mail and password of who has an account. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const login = useLogin()
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(loginRules),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const { isBusy, run } = useOneAtATime()
  const submit = handleSubmit(async (values) => {
    const refusal = await login(values)
    if (!refusal) return onSignedIn()
    setFocus(refusal.code === 'UNAUTHENTICATED' ? 'password' : 'email', { shouldSelect: true })
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => submit(event))
      }}
      aria-label="Se connecter"
    >
      <Stack gap="5">
        <FormField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <SubmitButton isBusy={isBusy} busyText="Connexion...">
          Se connecter
        </SubmitButton>
      </Stack>
    </form>
  )
}
