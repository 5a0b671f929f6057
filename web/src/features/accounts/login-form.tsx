import '../../lib/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { loginRules } from '../../../../api/src/features/accounts/accounts.rules.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { useSubmitOnce } from '../../lib/use-submit-once.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { useLogin } from './use-login.ts'

/** E-mail and password of who has an account. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const login = useLogin()
  const form = useForm({
    resolver: zodResolver(loginRules),
    defaultValues: { email: '', password: '' },
  })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      const refusal = await login(values)
      if (!refusal) return onSignedIn()
      form.setFocus(refusal.code === 'UNAUTHENTICATED' ? 'password' : 'email', { shouldSelect: true })
    }),
  )
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Se connecter">
      <Stack gap="5">
        <CredentialFields email={field('email')} password={field('password')} />
        <SubmitButton isBusy={isBusy} busyText="Connexion...">
          Se connecter
        </SubmitButton>
      </Stack>
    </form>
  )
}
