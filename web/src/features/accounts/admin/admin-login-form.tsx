import { defaultAdminEmail } from '../../../../../api/src/env.rules.ts'
import '../../../lib/form/zod-without-eval.ts'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { adminLoginRules } from '../../../../../api/src/features/accounts/accounts.rules.ts'
import type { Refusal } from '../../../graphql/errors.ts'
import { fieldsOf } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { readLocal, writeLocal } from '../../../lib/session/browser-storage.ts'
import { forgetSessionEnded, hasSessionEnded } from '../../../lib/session/session-ended-note.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { CodeStep } from '../code-step.tsx'
import { CredentialFields, ForgottenLink } from '../credential-fields.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { PasskeyLogin } from '../passkey-button.tsx'
import { useLoginAdministrator } from '../use-sign-in.ts'

const sessionEnded = 'Session expirée. Veuillez vous reconnecter.'

/**
 * An administrator's e-mail and password. The e-mail that was last signed in with here is filled in, else that of a new
 * shop (specification, section 2).
 */
export function AdminLoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useLoginAdministrator()
  const form = useForm({
    resolver: zodResolver(adminLoginRules),
    defaultValues: { email: readLocal('adminEmail') ?? defaultAdminEmail, password: '' },
  })
  const [owed, setOwed] = useState<{ email: string; password: string; asked: Refusal }>()
  // An ended session is said first, after a reload too.
  const [refused, setRefused] = useState(() => (hasSessionEnded() ? sessionEnded : undefined))
  const forget = () => {
    forgetSessionEnded()
    setRefused(undefined)
  }
  const signedIn = (email: string) => {
    writeLocal('adminEmail', email)
    onSignedIn()
  }
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      setRefused(undefined)
      const outcome = await login(values)
      if ('done' in outcome) return signedIn(values.email)
      if (outcome.refusal.code === 'SECOND_FACTOR_REQUIRED')
        return setOwed({ ...values, asked: outcome.refusal })
      setRefused(outcome.refusal.message)
      form.setFocus('password', { shouldSelect: true })
    }),
  )
  if (owed)
    return (
      <CodeStep
        asked={owed.asked}
        typed={owed}
        signIn={(proof) => login({ email: owed.email, password: owed.password, ...proof })}
        onSignedIn={() => signedIn(owed.email)}
        onCancel={() => setOwed(undefined)}
      />
    )
  return (
    <form noValidate onSubmit={onSubmit} onChange={forget} aria-label="Administration">
      <Stack gap="5">
        <CredentialFields
          email={{ ...field('email'), type: 'text', inputMode: 'email' }}
          password={field('password')}
        />
        <ForgottenLink address={() => form.getValues('email')} />
        <FormRefusal message={refused} isNotice={refused === sessionEnded} />
        <SubmitButton isBusy={isBusy} busyText="Connexion...">
          Se connecter
        </SubmitButton>
        <PasskeyLogin administration onSignedIn={onSignedIn} />
      </Stack>
    </form>
  )
}
