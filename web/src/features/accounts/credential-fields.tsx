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

const strengths = ['faible', 'moyen', 'solide'] as const

/** How hard a password is to guess, 0 to 2: its length, and whether it is more than a few letters again and again. */
function strengthOf(password: string): 0 | 1 | 2 {
  const isVaried = new Set(password).size >= 5
  if (!isVaried || password.length < 8) return 0
  return password.length < longEnough ? 1 : 2
}

/** Advice, and no rule: six letters are enough for the shop. */
function StrengthNote({ password }: { password: string }) {
  const { passwordMin } = accountLimits
  if (password.length < passwordMin)
    return (
      <span aria-live="polite">
        {`Au moins ${passwordMin} caractères\u202f; ${longEnough} ou plus, c’est plus sûr.`}
      </span>
    )
  const strength = strengthOf(password)
  return (
    <span aria-live="polite">
      <chakra.span aria-hidden display="flex" gap="1" maxW="44" mb="1.5">
        {strengths.map((each, place) => (
          <chakra.span
            key={each}
            flex="1"
            h="1.5"
            rounded="full"
            borderWidth="1px"
            borderColor={strength === 0 ? 'danger.solid' : 'accent.solid'}
            bg={place > strength ? undefined : strength === 0 ? 'danger.solid' : 'accent.solid'}
          />
        ))}
      </chakra.span>
      Mot de passe {strengths[strength]}
      {strength < 2
        ? `. Accepté, mais plus sûr avec ${longEnough} caractères variés\u00a0: quelques mots à la suite.`
        : '.'}
    </span>
  )
}

/** A password, hidden until one asks to see it. */
export function PasswordField({ label = 'Mot de passe', isNew = false, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <FormField
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? <StrengthNote password={typed} /> : undefined}
      {...props}
      onChange={(event) => {
        setTyped(event.target.value)
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
