import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

/** The link to the privacy policy, after a note about personal data. */
export function PrivacyLink() {
  return (
    <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
      <Link to={paths.privacy()}>Politique de confidentialité</Link>
    </chakra.span>
  )
}

/** A honeypot: no person sees this field, so whoever fills it in is a program. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <VisuallyHidden asChild>
      <div aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <chakra.input type="text" name="website" tabIndex={-1} autoComplete="off" {...input} />
        </label>
      </div>
    </VisuallyHidden>
  )
}
