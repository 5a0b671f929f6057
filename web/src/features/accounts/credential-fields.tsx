import { IconButton } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { accountLimits } from '../../../../api/src/features/accounts/accounts.rules.ts'
import { paths } from '../../app/paths.ts'
import { FormField, type FormFieldProps } from '../../ui/form/form-field.tsx'

interface PasswordFieldProps extends Omit<FormFieldProps, 'label' | 'type' | 'end' | 'hint'> {
  label?: string
  /** It is being chosen: password managers offer a new one, and its rule is said. */
  isNew?: boolean
}

/** From so many letters on a password needs no advice. */
const longEnough = 12

/** Advice, and no rule: six letters are enough for the shop. */
function strengthNote(length: number): string {
  if (length < accountLimits.passwordMin) return `${accountLimits.passwordMin} caractères au moins.`
  return length < longEnough
    ? 'Accepté. Plus sûr avec 12 caractères ou plus : quelques mots à la suite, par exemple.'
    : 'Bonne longueur.'
}

/** A password, hidden until one asks to see it. */
export function PasswordField({ label = 'Mot de passe', isNew = false, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [length, setLength] = useState(0)
  return (
    <FormField
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? <span aria-live="polite">{strengthNote(length)}</span> : undefined}
      {...props}
      onChange={(event) => {
        setLength(event.target.value.length)
        return props.onChange?.(event)
      }}
      label={label}
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
type Asked = Omit<FormFieldProps, 'label' | 'hint'>

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
      <FormField
        label="E-mail"
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        required
        {...email}
      />
      <PasswordField isNew={isNew} required {...password} />
    </>
  )
}

/** The way out for who does not know the password any more. @param address what stands in the form: it is not typed twice. */
export function ForgottenLink({ address }: { address: () => string }) {
  const navigate = useNavigate()
  return (
    <chakra.span
      asChild
      alignSelf="flex-start"
      display="inline-flex"
      alignItems="center"
      minH="11"
      my="-3"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      <Link
        to={paths.forgotPassword()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void navigate(paths.forgotPassword(), { state: { email: address().trim() } })
        }}
      >
        Mot de passe oublié ?
      </Link>
    </chakra.span>
  )
}
