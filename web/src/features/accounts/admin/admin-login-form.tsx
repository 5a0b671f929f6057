import '../../../lib/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  adminLoginRules,
  defaultAdminEmail,
} from '../../../../../api/src/features/accounts/accounts.rules.ts'
import { fieldsOf } from '../../../lib/form-fields.ts'
import { useSubmitOnce } from '../../../lib/use-submit-once.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { CredentialFields } from '../credential-fields.tsx'
import { useLoginAdministrator } from './use-login-administrator.ts'

/** Identifier and password of an administrator; the identifier of a new shop stands there already (spec §2). */
export function AdminLoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useLoginAdministrator()
  const form = useForm({
    resolver: zodResolver(adminLoginRules),
    defaultValues: { email: defaultAdminEmail, password: '' },
  })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      if (await login(values)) return onSignedIn()
      form.setFocus('password', { shouldSelect: true })
    }),
  )
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Administration">
      <Stack gap="5">
        <CredentialFields
          email={{ ...field('email'), type: 'text', inputMode: 'email' }}
          password={field('password')}
        />
        <SubmitButton isBusy={isBusy} busyText="Connexion...">
          Se connecter
        </SubmitButton>
      </Stack>
    </form>
  )
}
