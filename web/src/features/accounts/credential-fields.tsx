import { IconButton } from '@chakra-ui/react/button'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { accountLimits } from '../../../../api/src/features/accounts/accounts.rules.ts'
import { FormField, type FormFieldProps } from '../../ui/form/form-field.tsx'

/** A password, hidden until one asks to see it. */
function PasswordField(props: Omit<FormFieldProps, 'label' | 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      {...props}
      label="Mot de passe"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          variant="ghost"
          aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}

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
