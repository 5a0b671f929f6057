import '../../lib/zod-without-eval.ts'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm } from 'react-hook-form'
import { registerRules } from '../../../../api/src/features/accounts/accounts.rules.ts'
import type { RegisterInput } from '../../graphql/generated/graphql.ts'
import { fieldsOf, showRefusedFields } from '../../lib/form-fields.ts'
import { useSubmitOnce } from '../../lib/use-submit-once.ts'
import { NameFields } from '../../ui/name-fields.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { sayInvalid, useRegister } from './use-register.ts'

/** In the order of the screen: the first bad one is focused, and told. */
const fieldNames = ['firstName', 'lastName', 'email', 'password'] as const

const sayFirstError = (errors: FieldErrors<RegisterInput>) => {
  const first = fieldNames.find((name) => errors[name])
  if (first) sayInvalid(errors[first]?.message ?? '')
}

/** What it takes to open an account. */
export function RegisterForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const openAccount = useRegister()
  const form = useForm({
    resolver: zodResolver(registerRules),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      const refusal = await openAccount(values)
      if (!refusal) return onSignedIn()
      if (!showRefusedFields(form, fieldNames, refusal.fields)) form.setFocus('email')
    }, sayFirstError),
  )
  return (
    <form noValidate onSubmit={onSubmit} aria-label="S'inscrire">
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        </SimpleGrid>
        <CredentialFields isNew email={field('email')} password={field('password')} />
        <SubmitButton isBusy={isBusy} busyText="Inscription...">
          Créer mon compte
        </SubmitButton>
      </Stack>
    </form>
  )
}
