import { IconButton } from '@chakra-ui/react/button'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FormField, type FormFieldProps } from '../../ui/form-field.tsx'

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Omit<FormFieldProps, 'label' | 'type' | 'end'>) {
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
