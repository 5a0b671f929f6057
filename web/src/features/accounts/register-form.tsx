import '../../lib/zod-without-eval.ts'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm } from 'react-hook-form'
import { accountLimits, registerRules } from '../../../../api/src/features/accounts/accounts.rules.ts'
import type { RegisterInput } from '../../graphql/generated/graphql.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { FormField } from './form-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
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
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(registerRules),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { errors } = formState
  const { isBusy, run } = useOneAtATime()
  const submit = handleSubmit(async (values) => {
    const refusal = await openAccount(values)
    if (!refusal) return onSignedIn()
    const bad = fieldNames.filter((name) => refusal.fields[name])
    for (const name of bad) setError(name, { message: refusal.fields[name] })
    setFocus(bad[0] ?? 'email')
  }, sayFirstError)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => submit(event))
      }}
      aria-label="S'inscrire"
    >
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <FormField
            label="Prénom"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <FormField
            label="Nom"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </SimpleGrid>
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          autoComplete="new-password"
          hint={`${accountLimits.passwordMin} caractères au moins.`}
          error={errors.password?.message}
          {...register('password')}
        />
        <SubmitButton isBusy={isBusy} busyText="Inscription...">
          Créer mon compte
        </SubmitButton>
      </Stack>
    </form>
  )
}
