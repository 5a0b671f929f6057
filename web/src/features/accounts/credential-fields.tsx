import { accountLimits } from '../../../../api/src/features/accounts/accounts.rules.ts'
import { FormField, type FormFieldProps } from '../../ui/form-field.tsx'
import { PasswordField } from './password-field.tsx'

/** A field's registration and what is wrong with it; whatever else makes its input differ. */
type Asked = Omit<FormFieldProps, 'label'>

interface CredentialFieldsProps {
  email: Asked
  password: Asked
  /** An account is being opened: password managers offer a new password, and its rule is said. */
  isNew?: boolean
}

/** E-mail and password, as every form that signs somebody in asks for them. */
export function CredentialFields({ email, password, isNew = false }: CredentialFieldsProps) {
  return (
    <>
      <FormField label="Email" type="email" autoComplete={isNew ? 'email' : 'username'} required {...email} />
      <PasswordField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? `${accountLimits.passwordMin} caractères au moins.` : undefined}
        required
        {...password}
      />
    </>
  )
}
