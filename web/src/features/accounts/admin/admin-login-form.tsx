import '../../../lib/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  adminLoginRules,
  defaultAdminEmail,
} from '../../../../../api/src/features/accounts/accounts.rules.ts'
import { fieldsOf } from '../../../lib/form-fields.ts'
import { forgetSessionEnded, hasSessionEnded } from '../../../lib/session-ended.ts'
import { useSubmitOnce } from '../../../lib/use-submit-once.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { CredentialFields } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { useLoginAdministrator } from './use-login-administrator.ts'

const sessionEnded = 'Session expirée. Veuillez vous reconnecter.'

/** Identifier and password of an administrator; the identifier of a new shop stands there already (spec §2). */
export function AdminLoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useLoginAdministrator()
  const form = useForm({
    resolver: zodResolver(adminLoginRules),
    defaultValues: { email: defaultAdminEmail, password: '' },
  })
  // A session that has just ended is the first thing to say; a reload says it again.
  const [refused, setRefused] = useState(() => (hasSessionEnded() ? sessionEnded : undefined))
  const forget = () => {
    forgetSessionEnded()
    setRefused(undefined)
  }
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      setRefused(undefined)
      const why = await login(values)
      if (why === null) return onSignedIn()
      setRefused(why)
      form.setFocus('password', { shouldSelect: true })
    }),
  )
  return (
    <form noValidate onSubmit={onSubmit} onChange={forget} aria-label="Administration">
      <Stack gap="5">
        <CredentialFields
          email={{ ...field('email'), type: 'text', inputMode: 'email' }}
          password={field('password')}
        />
        <FormRefusal message={refused} isNotice={refused === sessionEnded} />
        <SubmitButton isBusy={isBusy} busyText="Connexion...">
          Se connecter
        </SubmitButton>
      </Stack>
    </form>
  )
}
